// `Route.list.rx`: what a case's `rx` has is what extensions of `Reactive` give to its enum, by its own name or by a
// protocol's; which enum that is says the type before the case, that of the name which holds it, or that no other has it.
import RxCocoa
import RxSwift
import UIKit

protocol Route: ReactiveCompatible {
  var path: String { get }
}

enum BookRoute: Route {
  case list
  case shelf

  var path: String { "books" }
}

enum FilmRoute: Route {
  case list
  case popular

  var path: String { "films" }
}

extension Reactive where Base: Route {
  func text() -> Observable<String?> { load(base.path) }
}

extension Reactive where Base == FilmRoute {
  func title() -> Observable<String?> { load(base.path).observe(on: MainScheduler.instance).catchAndReturn("") }
}

private func load(_ path: String) -> Observable<String?> {
  URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(path)")!))
    .map { String(decoding: $0, as: UTF8.self) }
}

final class RoutesViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  private let stored: BookRoute = .list

  override func viewDidLoad() {
    super.viewDidLoad()
    BookRoute.list.rx.text().bind(to: label.rx.text).disposed(by: disposeBag) // expect: error_handling main_thread
    stored.rx.text().bind(to: label.rx.text).disposed(by: disposeBag) // expect: error_handling main_thread
    let popular = FilmRoute.popular
    popular.rx.text().bind(to: label.rx.text).disposed(by: disposeBag) // expect: error_handling main_thread

    FilmRoute.popular.rx.title().bind(to: label.rx.text).disposed(by: disposeBag)
    FilmRoute.list.rx.title().bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
