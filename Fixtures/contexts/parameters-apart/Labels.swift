// A function that binds what it is given is a subscription at each call of it, and each is judged by itself where they
// differ.
import RxCocoa
import RxSwift
import UIKit

final class ValueView: UIView {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  func show(_ text: Observable<String>) {
    text.bind(to: label.rx.text).disposed(by: disposeBag)
  }

  func show(constant text: Observable<String>) {
    text.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
