// prefer_driver must be enabled. A catch on the wrong side is another rule's finding, not a reason to be content.
import RxCocoa
import RxSwift
import UIKit

final class SpellViewController: UIViewController {
  private let field = UITextField()
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    field.rx.text.orEmpty.asDriver()
      .flatMapLatest { word in
        URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/spell/\(word)")!))
          .map { String(decoding: $0, as: UTF8.self) }
          .asDriver(onErrorJustReturn: "")
      }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }
}
