// Overloads with the same labels: the arguments' types say which one is meant.
import RxCocoa
import RxSwift
import UIKit

protocol Store {
  func items(with id: Int) -> Observable<String>
  func items(with inCart: Bool) -> Observable<String>
}

final class DefaultStore: Store {
  func items(with id: Int) -> Observable<String> { .just("one") }

  func items(with inCart: Bool) -> Observable<String> { .error(CancellationError()) }
}

struct Draft {}
struct Post {}

final class CartViewController: UIViewController {
  private let label = UILabel()
  private let store: Store = DefaultStore()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    store.items(with: 1).bind(to: label.rx.text).disposed(by: disposeBag)
    store.items(with: true).bind(to: label.rx.text).disposed(by: disposeBag)  // expect: error_handling
    title(of: Draft()).bind(to: label.rx.text).disposed(by: disposeBag)  // expect: error_handling
    title(of: Post()).bind(to: label.rx.text).disposed(by: disposeBag)
    title(of: "post").bind(to: label.rx.text).disposed(by: disposeBag)
    title(of: [Post()]).bind(to: label.rx.text).disposed(by: disposeBag)  // expect: error_handling
    Observable.just(Data()).text().bind(to: label.rx.text).disposed(by: disposeBag)  // expect: error_handling
  }

  private func title(of draft: Draft) -> Observable<String> { .error(CancellationError()) }

  private func title(of post: Post) -> Observable<String> { .just("post") }

  private func title(of id: String) -> Observable<String> { .just(id) }

  private func title(of posts: [Post]) -> Observable<String> { .error(CancellationError()) }
}

/// An overload of an operator for other arguments: `map { … }` is still RxSwift's.
extension Observable where Element == Data {
  func map<D: Decodable>(_ type: D.Type) -> Observable<D> {
    map { try JSONDecoder().decode(type, from: $0) }
  }

  func text() -> Observable<String> {
    map { data in
      guard let text = String(data: data, encoding: .utf8) else { throw CancellationError() }
      return text
    }
  }
}
