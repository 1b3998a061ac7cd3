// In a whole app a method is reached by whoever names it by its type, though nothing calls it; what nobody names is not.
import RxCocoa
import RxSwift
import UIKit

@main
final class FerryDelegate: UIResponder, UIApplicationDelegate {}

class FerryGate: UIView {
  private let named = BehaviorRelay(value: 0)
  private let unnamed = BehaviorRelay(value: 0)

  var open: Observable<Int> { named.asObservable() }
  var closed: Observable<Int> { unnamed.asObservable() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let opening = FerryGate.raise
    DispatchQueue.global().async { opening(self)() }
  }

  required init?(coder: NSCoder) { nil }

  private func raise() { named.accept(1) }

  private func lower() { DispatchQueue.global().async { self.unnamed.accept(2) } }
}

final class FerryViewController: UIViewController {
  private let gate = FerryGate(frame: .zero)
  private let openLabel = UILabel()
  private let closedLabel = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    gate.open.asDriver(onErrorDriveWith: .empty()).map { "\($0)" }.drive(openLabel.rx.text).disposed(by: bag)
    gate.closed.map { "\($0)" }.bind(to: closedLabel.rx.text).disposed(by: bag)
  }
}
