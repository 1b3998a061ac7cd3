// What an extension of NSObject adopts, every view has.
import RxCocoa
import RxSwift
import UIKit

protocol Furnished {}

extension Furnished {
  func furnished(_ furnish: (Self) -> Void) -> Self {
    furnish(self)
    return self
  }
}

extension NSObject: Furnished {}

final class TappableView: UIImageView {
  let tap = PublishRelay<Void>()

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tap.accept(()) }
}

final class ParlourViewController: UIViewController {
  private let picture = TappableView(image: nil).furnished { $0.isHidden = false }
  private lazy var mirror = TappableView().furnished { $0.isHidden = true }
  private let caption = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Observable.merge(picture.tap.asObservable(), mirror.tap.asObservable()).map { "touched" }
      .bind(to: caption.rx.text).disposed(by: disposeBag)
  }
}
