// An enumeration that a neighbour keeps to itself is not what the screen conforms to, though it has the protocol's name and
// stands nearer: else nobody would call `bind`, and nothing would reach the label.
import Foundation
import RxSwift

final class SearchViewModel {
  enum ViewType {
    case list, grid
  }

  struct State {
    var type = ViewType.list
  }

  let results = PublishSubject<String>()
  let disposeBag = DisposeBag()
  var state = State()

  func search(_ searched: Observable<String>) {
    searched
      .flatMap { _ in
        URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com")!))
      }
      .map { "\($0.count)" }
      .bind(to: results)
      .disposed(by: disposeBag)
  }
}
