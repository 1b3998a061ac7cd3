// Sequences that come out of factories and builders.
import Foundation
import RxCocoa
import RxSwift

enum Streams {
  static func motto() -> Observable<String> {
    .just("Carry on")
  }

  static func joke() -> Observable<String> {
    RequestBuilder()
      .path("joke")
      .query("lang", "en")
      .stream()
  }

  static func safeJoke() -> Observable<String> {
    joke()
      .catchAndReturn("No joke")
      .observe(on: MainScheduler.instance)
  }
}

struct RequestBuilder {
  private var components = URLComponents(string: "https://example.com")!

  func path(_ path: String) -> RequestBuilder {
    var copy = self
    copy.components.path = "/" + path
    return copy
  }

  func query(_ name: String, _ value: String) -> RequestBuilder {
    var copy = self
    copy.components.queryItems = (copy.components.queryItems ?? []) + [URLQueryItem(name: name, value: value)]
    return copy
  }

  func stream() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: components.url!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

struct ViewModelFactory {
  func makeJokes() -> JokesViewModel {
    JokesViewModel(motto: Streams.motto(), joke: Streams.joke().asDriver(onErrorDriveWith: .empty()))
  }
}
