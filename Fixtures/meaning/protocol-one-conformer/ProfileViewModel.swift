// A requirement is what the one type that conforms makes of it.
import Foundation
import RxCocoa
import RxSwift

protocol ProfileOutputs {
  var posts: Observable<String> { get }
}

protocol ProfileViewModelType {
  var outputs: ProfileOutputs { get }
  var name: Observable<String> { get }
  var bio: Observable<String> { get }
}

final class ProfileViewModel: ProfileViewModelType, ProfileOutputs {
  let name: Observable<String>
  let bio: Observable<String>
  let posts: Observable<String>
  var outputs: ProfileOutputs { self }

  init(user: String) {
    name = .just(user)
    bio = ProfileViewModel.request("\(user)/bio").observe(on: MainScheduler.instance)
    posts = ProfileViewModel.request("\(user)/posts").catchAndReturn("0")
  }

  private static func request(_ path: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(path)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
