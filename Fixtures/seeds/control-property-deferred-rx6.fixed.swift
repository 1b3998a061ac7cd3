// A ControlProperty from `deferred`: what its type promises holds at both ends, as a source and as a sink.
import RxCocoa
import RxSwift
import UIKit

extension Reactive where Base: UISearchBar {
  var phrase: ControlProperty<String?> {
    let source: Observable<String?> = Observable.deferred { [weak searchBar = self.base as UISearchBar] in
      let text = searchBar?.text
      return (searchBar?.rx.delegate.methodInvoked(#selector(UISearchBarDelegate.searchBar(_:textDidChange:)))
        ?? .empty())
        .map { $0[1] as? String }
        .startWith(text)
    }
    let sink = Binder(self.base) { (searchBar: UISearchBar, text: String?) in
      searchBar.text = text
    }
    return ControlProperty(values: source, valueSink: sink)
  }
}

final class PhraseViewController: UIViewController {
  private let searchBar = UISearchBar()
  private let echoLabel = UILabel()
  private let lengthLabel = UILabel()
  private let clearButton = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    searchBar.rx.phrase
      .bind(to: echoLabel.rx.text)
      .disposed(by: disposeBag)

    searchBar.rx.phrase
      .map { "\($0?.count ?? 0)" }
      .bind(to: lengthLabel.rx.text)
      .disposed(by: disposeBag)

    clearButton.rx.tap
      .map { nil }
      .bind(to: searchBar.rx.phrase)
      .disposed(by: disposeBag)

    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/phrase-of-the-day")!))
      .map { String(data: $0, encoding: .utf8) }
      .asDriver(onErrorDriveWith: .empty())
      .drive(searchBar.rx.phrase)
      .disposed(by: disposeBag)
  }
}
