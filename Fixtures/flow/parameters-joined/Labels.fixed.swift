// A parameter is what the visible calls pass, the worst of them.
import RxCocoa
import RxSwift
import UIKit

final class ValueView: UIView {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  func show(_ text: Observable<String>) {
    text.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
  }

  func show(constant text: Observable<String>) {
    text.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
