import RxCocoa
import RxSwift
import UIKit

final class PictureCell: UITableViewCell {
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let picture = UIImageView()
  private var disposeBag = DisposeBag()

  override func prepareForReuse() {
    super.prepareForReuse()
    disposeBag = DisposeBag()
  }

  func configure(with model: CellModel) {
    model.title.bind(to: titleLabel.rx.text).disposed(by: disposeBag)
    model.subtitle.bind(to: subtitleLabel.rx.text).disposed(by: disposeBag)
    model.picture.bind(to: picture.rx.image).disposed(by: disposeBag) // expect: main_thread error_handling
  }
}
