// A client made of closures: what the visible instances put there, joined.
import Foundation
import RxCocoa
import RxSwift

struct Client {
  var greeting: () -> Observable<String>
  var fact: (Int) -> Observable<String>
}

extension Client {
  static let live = Client(
    greeting: { .just("Hello") },
    fact: { number in
      URLSession.shared.rx.json(url: URL(string: "https://example.com/facts/\(number)")!).map { "\($0)" }
    }
  )

  static let preview = Client(
    greeting: { .just("Hi") },
    fact: { .just("\($0) is a number") }
  )
}
