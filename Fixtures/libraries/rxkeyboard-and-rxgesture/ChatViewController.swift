// RxKeyboard gives Drivers, RxGesture control events, NSObject+Rx a bag: nothing to say of any of them.
import NSObject_Rx
import RxCocoa
import RxGesture
import RxKeyboard
import RxSwift
import UIKit

final class ChatViewController: UIViewController {
  @IBOutlet private var bottom: NSLayoutConstraint!
  @IBOutlet private var collectionView: UICollectionView!
  @IBOutlet private var hint: UILabel!
  @IBOutlet private var background: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()

    RxKeyboard.instance.visibleHeight
      .drive(bottom.rx.constant)
      .disposed(by: rx.disposeBag)

    RxKeyboard.instance.willShowVisibleHeight
      .drive(onNext: { [collectionView] height in
        collectionView?.contentOffset.y += height
      })
      .disposed(by: rx.disposeBag)

    RxKeyboard.instance.isHidden
      .asObservable()
      .map { $0 ? "Tap to write" : "" }
      .bind(to: hint.rx.text)
      .disposed(by: rx.disposeBag)

    background.rx.tapGesture()
      .when(.recognized)
      .map { _ in true }
      .bind(to: hint.rx.isHidden)
      .disposed(by: rx.disposeBag)

    background.rx.longPressGesture()
      .when(.began)
      .bind { [weak self] _ in
        self?.hint.text = "Hold on"
      }
      .disposed(by: rx.disposeBag)
  }
}
