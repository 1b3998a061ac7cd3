import RxCocoa
import RxSwift
import UIKit

// In an extension of a view's own class, a property that nobody declares is the view's.

extension UIButton {
  func dress(_ caption: String) {
    setTitle(caption)
    self.configuration = nil
  }

  private func setTitle(_ caption: String) { print(caption) }

  func undress() {
    configuration = nil
  }
}

final class Scrap: UICollectionViewCell {
  let keep = UIButton()
  let drop = UIButton()

  func update(_ isKept: Bool) { keep.dress(isKept ? "kept" : "keep") }
  func clear() { drop.undress() }
}

final class ScrapScreen: UIViewController {
  private let kept = PublishRelay<Bool>()
  private let bag = DisposeBag()

  func register() {
    let registration = UICollectionView.CellRegistration<Scrap, String> { [weak self] cell, _, _ in
      guard let self else { return }
      kept.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
        .asDriver(onErrorDriveWith: .empty())
        .drive(onNext: { cell.update($0) })
        .disposed(by: bag)
      kept.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
        .asDriver(onErrorDriveWith: .empty())
        .drive(onNext: { _ in cell.clear() })
        .disposed(by: bag)
    }
    _ = registration
  }
}
