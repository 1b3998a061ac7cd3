// The cell that `rx.items` hands its closure is of the type that it is told.
import RxCocoa
import RxSwift
import UIKit

final class StampCell: UITableViewCell {
  let price = PublishRelay<String>()
  let country = PublishRelay<String>()
  private let priceLabel = UILabel()
  private let countryLabel = UILabel()
  private let disposeBag = DisposeBag()

  func listen() {
    price.asDriver(onErrorDriveWith: .empty()).drive(priceLabel.rx.text).disposed(by: disposeBag)
    country.bind(to: countryLabel.rx.text).disposed(by: disposeBag)
  }
}

final class StampsViewController: UIViewController {
  private let stamps = BehaviorRelay(value: ["penny black"])
  private let tableView = UITableView()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    stamps.bind(to: tableView.rx.items(cellIdentifier: "Stamp", cellType: StampCell.self)) { _, stamp, cell in
      cell.listen()
      cell.country.accept(stamp)
      DispatchQueue.global().async { cell.price.accept(stamp) }
    }
    .disposed(by: disposeBag)
  }
}
