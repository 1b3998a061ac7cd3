// What a text or a collection has is of one type whoever has it: that tells overloads apart.
import RxCocoa
import RxSwift
import UIKit

extension NSString {
  var shade: String { "grey" }
}

final class PaletteViewController: UIViewController {
  private let field = UITextField()
  private let labels = (0..<4).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  private func shown(_ names: Observable<String>) -> Observable<String> { names }

  private func shown(_ counts: Observable<Int>) -> Observable<String> {
    .merge(counts.map { "\($0)" }, .error(RxError.unknown))
  }

  private func shown(_ flags: Observable<Bool>) -> Observable<String> {
    flags.map { "\($0)" }.observe(on: SerialDispatchQueueScheduler(qos: .utility))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = field.rx.text.orEmpty
    shown(text.map { $0.uppercased() })
      .bind(to: labels[0].rx.text)
      .disposed(by: disposeBag)
    shown(text.map { $0.trimmingCharacters(in: .whitespaces) }.distinctUntilChanged())
      .bind(to: labels[1].rx.text)
      .disposed(by: disposeBag)
    shown(text.map { $0.count })
      .bind(to: labels[2].rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    shown(text.map { $0.hasPrefix("#") })
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[3].rx.text)
      .disposed(by: disposeBag)
  }
}
