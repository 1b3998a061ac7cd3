// A declaration in `#if false` is none; of two in `#if` and `#else` either can be built.
import Foundation
import RxCocoa
import RxSwift

final class TokenViewModel {
  #if false
    let token = URLSession.shared.rx.json(url: URL(string: "https://example.com/token")!).map { "\($0)" }
  #else
    let token = Observable.just("token")
  #endif

  #if DEBUG
    let host = Observable.just("localhost")
  #else
    let host = URLSession.shared.rx.json(url: URL(string: "https://example.com/host")!).map { "\($0)" }
  #endif
}
