// Two nested types of one name, in two types: the path to them tells them apart.
import Foundation
import RxCocoa
import RxSwift

final class ProfileViewModel {
  struct Output {
    let title: Observable<String>
  }

  let output: Output

  init() {
    output = Output(title: .just("Profile"))
  }
}

final class StatementViewModel {
  struct Output {
    let title: Driver<String>
  }

  let output: Output

  init() {
    let url = URL(string: "https://example.com/statement")!
    output = Output(title: URLSession.shared.rx.json(url: url).map { "\($0)" }.asDriver(onErrorDriveWith: .empty()))
  }
}
