// The catch moves to where the error arises, so that the stream survives it.
import RxCocoa
import RxSwift
import UIKit

final class SpellViewController: UIViewController {
  private let field = UITextField()
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    field.rx.text.orEmpty
      .distinctUntilChanged()
      .flatMapLatest { word in
        Thesaurus.meaning(of: word)
      }
      .asDriver(onErrorJustReturn: "unknown")
      .drive(label.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
  }
}

enum Thesaurus {
  static func meaning(of word: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/words/\(word)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
