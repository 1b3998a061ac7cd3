// The generic arguments of a registration say what its closure is given.
import RxCocoa
import RxSwift
import UIKit

final class SpiceCell: UICollectionViewCell {
  private let button = UIButton()
  var picked: Observable<Void> { button.rx.tap.asObservable() }
  var ground: Observable<Void> { button.rx.tap.observe(on: SerialDispatchQueueScheduler(qos: .utility)) }
}

final class SpiceHeader: UICollectionReusableView {
  private let button = UIButton()
  var cleared: Observable<Void> { button.rx.tap.asObservable() }
}

final class SpiceViewController: UIViewController {
  private let label = UILabel()
  private let ground = UILabel()
  private let header = UILabel()
  private let picked = PublishSubject<String>()
  private let grindings = PublishRelay<String>()
  private let cleared = PublishRelay<Void>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = UICollectionView.CellRegistration<SpiceCell, String> { [weak self] cell, _, name in
      guard let self else { return }
      cell.picked.map { name }.bind(to: self.picked).disposed(by: self.disposeBag)
      cell.ground.map { name }.bind(to: self.grindings).disposed(by: self.disposeBag)
    }
    _ = UICollectionView.SupplementaryRegistration<SpiceHeader>(elementKind: "header") { [weak self] view, _, _ in
      guard let self else { return }
      view.cleared.bind(to: self.cleared).disposed(by: self.disposeBag)
    }
    picked.bind(to: label.rx.text).disposed(by: disposeBag)
    grindings.bind(to: ground.rx.text).disposed(by: disposeBag)  // expect: main_thread
    cleared.map { "" }.bind(to: header.rx.text).disposed(by: disposeBag)
  }
}
