// A view that shows what it is handed has one sink, whoever calls: where all hand in what lacks the same, the finding
// stands there, once.
import RxCocoa
import RxRelay
import RxSwift
import UIKit

struct Rocket {
  var name: String
  var cost: String
}

final class RocketView: UIView {
  private let nameLabel = UILabel()
  private let costLabel = UILabel()
  private let bag = DisposeBag()

  func configure(with rocket: BehaviorRelay<Rocket?>, isShort: Bool) {
    rocket.map { $0?.name }
      .bind(to: nameLabel.rx.text) // expect: main_thread
      .disposed(by: bag)
    guard !isShort else { return }
    rocket.subscribe(onNext: { [weak self] in // expect: main_thread
      self?.costLabel.text = $0?.cost
    }).disposed(by: bag)
  }
}

final class PictureView: UIView {
  private let picture = UIImageView()
  private let caption = UILabel()
  private let bag = DisposeBag()

  func bind(image: Driver<UIImage?>) {
    image.drive(picture.rx.image).disposed(by: bag) // expect: error_ends_stream
  }

  func bind(caption text: Driver<String?>) {
    text.drive(caption.rx.text).disposed(by: bag) // expect: error_ends_stream
  }
}
