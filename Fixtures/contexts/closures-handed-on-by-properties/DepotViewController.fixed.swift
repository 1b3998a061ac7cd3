import RxCocoa
import RxRelay
import RxSwift
import UIKit

typealias Parcels = PublishRelay<Int>

final class DepotViewController: UIViewController {
  private let sentLabel = UILabel()
  private let handedLabel = UILabel()
  private let castLabel = UILabel()
  private let mainCastLabel = UILabel()
  private let depot = Depot()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    depot.sent.asDriver(onErrorDriveWith: .empty()).map(String.init).drive(sentLabel.rx.text).disposed(by: disposeBag)
    depot.handed.map(String.init).bind(to: handedLabel.rx.text).disposed(by: disposeBag)
    depot.cast.asDriver(onErrorDriveWith: .empty()).map(String.init).drive(castLabel.rx.text).disposed(by: disposeBag)
    depot.mainCast.map(String.init).bind(to: mainCastLabel.rx.text).disposed(by: disposeBag)
    depot.isOpen = true
    depot.courier.send(1, receipt: depot.onSent)
    depot.courier.hand(1, receipt: depot.onHanded)
    depot.post()
  }
}
