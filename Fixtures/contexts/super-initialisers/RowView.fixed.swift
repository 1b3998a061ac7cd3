import RxCocoa
import RxSwift
import UIKit

final class RowView: UIView {
  private let titleLabel = UILabel()
  private let valueLabel = UILabel()
  private let disposeBag = DisposeBag()

  func show(_ row: RowViewModel) {
    row.title.bind(to: titleLabel.rx.text).disposed(by: disposeBag)
    row.value.drive(valueLabel.rx.text).disposed(by: disposeBag)
  }
}
