// A requirement that is a method: the types that conform say what it does.
import Foundation
import RxCocoa
import RxSwift

protocol Backend {
  func greeting() -> Observable<String>
  func farewell() -> Observable<String>
}

struct CannedBackend: Backend {
  func greeting() -> Observable<String> { .just("Hello") }
  func farewell() -> Observable<String> { .just("Goodbye") }
}

struct LiveBackend: Backend {
  func greeting() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/greeting")!).map { "\($0)" }
  }

  func farewell() -> Observable<String> {
    .just("See you")
  }
}
