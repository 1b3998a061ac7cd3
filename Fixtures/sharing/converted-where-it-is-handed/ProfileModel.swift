// What an initialiser or a function is handed is one sequence, as what a local name holds: each conversion that it makes of
// it subscribes to that, and so runs it anew. Objects that a function makes anew have each their own.
import RxCocoa
import RxSwift

final class ProfileModel {
  let name: Driver<String>
  let length: Driver<String>

  init(profile: Observable<String>) {
    name = profile.asDriver(onErrorJustReturn: "")
    length = profile.map { "\($0.count)" }.asDriver(onErrorJustReturn: "")
  }
}

/// It converts once, and makes the other one of that.
final class TidyProfileModel {
  let name: Driver<String>
  let length: Driver<String>

  init(profile: Observable<String>) {
    let shared = profile.asDriver(onErrorJustReturn: "")
    name = shared
    length = shared.map { "\($0.count)" }
  }
}

struct ProfileParts {
  let head: Observable<String>
  let tail: Observable<String>

  static func of(_ profile: Observable<String>) -> ProfileParts {
    ProfileParts(head: profile.map { String($0.prefix(1)) }, tail: profile.map { String($0.dropFirst()) })
  }
}
