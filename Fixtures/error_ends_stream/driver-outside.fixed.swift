// A conversion to a Driver or a Signal is a catch too, in each of its forms.
import RxCocoa
import RxSwift
import UIKit

final class SearchViewController: UIViewController {
  private let searchBar = UISearchBar()
  private let a = UILabel()
  private let b = UILabel()
  private let c = UILabel()
  private let d = UILabel()
  private let e = UILabel()
  private let index = SearchIndex()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let query = searchBar.rx.text.orEmpty.debounce(.milliseconds(300), scheduler: MainScheduler.instance)

    query
      .asDriver(onErrorDriveWith: .empty())
      .flatMapLatest { [index] in index.best(for: $0).asDriver(onErrorJustReturn: "") }
      .drive(a.rx.text)
      .disposed(by: disposeBag)

    query
      .asDriver(onErrorDriveWith: .empty())
      .flatMapLatest { [index] in index.best(for: $0).asDriver(onErrorDriveWith: .empty()) }
      .map { $0.uppercased() }
      .drive(b.rx.text)
      .disposed(by: disposeBag)

    query
      .flatMapLatest { [index] in index.best(for: $0) }
      .asDriver(onErrorRecover: { .just($0.localizedDescription) })
      .drive(c.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)

    query
      .flatMapFirst { [index] in index.best(for: $0).catchAndReturn("") }
      .asSignal(onErrorJustReturn: "")
      .emit(to: d.rx.text)
      .disposed(by: disposeBag)

    query
      .flatMapLatest { [index] in index.best(for: $0).asDriver(onErrorJustReturn: "") }
      .asDriver(onErrorJustReturn: "")
      .drive(e.rx.text)
      .disposed(by: disposeBag)
  }
}

final class SearchIndex {
  func best(for query: String) -> Single<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/best?q=\(query)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .asSingle()
  }
}
