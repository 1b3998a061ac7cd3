// A chain through optionals is followed like any other.
import Foundation
import RxCocoa
import RxSwift

final class ScoreViewModel {
  struct Output {
    let home: Observable<String>
    let away: Observable<String>?
  }

  private(set) var output: Output?

  func start() {
    output = Output(
      home: .just("0"),
      away: URLSession.shared.rx.json(url: URL(string: "https://example.com/away")!).map { "\($0)" }
    )
  }
}
