// ControlEvents of one's own, as sources.
import RxCocoa
import RxSwift
import UIKit

extension Reactive where Base: UIViewController {
  var viewDidAppear: ControlEvent<Bool> {
    let source = methodInvoked(#selector(Base.viewDidAppear)).map { $0.first as? Bool ?? false }
    return ControlEvent(events: source)
  }
}

extension Reactive where Base: UICollectionView {
  var photoSelected: ControlEvent<IndexPath> {
    let source = delegate.methodInvoked(#selector(UICollectionViewDelegate.collectionView(_:didSelectItemAt:)))
      .map { $0[1] as! IndexPath }
    return ControlEvent(events: source)
  }
}

final class AlbumViewController: UICollectionViewController {
  private let hint = UILabel()
  private let position = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    rx.viewDidAppear
      .map { $0 ? "Welcome" : "Welcome back" }
      .bind(to: hint.rx.text)
      .disposed(by: disposeBag)

    collectionView.rx.photoSelected
      .map { "\($0.item + 1)" }
      .bind(to: position.rx.text)
      .disposed(by: disposeBag)
  }
}
