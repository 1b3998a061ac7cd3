import Containers
import RxCocoa
import RxSwift
import UIKit

/// What comes back from a call out of sight that is handed a type is an object of it, as far as that type declares what
/// is asked for.
final class LotCell: UITableViewCell {
  private let tapped = PublishSubject<Int>()
  private let counted = PublishSubject<Int>()
  var bids: Observable<Int> { tapped.asObservable() }
  var counts: Observable<Int> { counted.asObservable() }

  @IBAction func bid() { tapped.onNext(1) }

  func count() {
    DispatchQueue.global().async { self.counted.onNext(2) }
  }
}

protocol Auctioneer {
  func price(of lot: Int) -> Observable<Int>
}

final class LiveAuctioneer: Auctioneer {
  func price(of lot: Int) -> Observable<Int> { .error(NSError(domain: "auction", code: lot)) }
}

final class Hammer {
  let falls = PublishRelay<Int>()
}

final class AuctionViewController: UIViewController {
  private let bidLabel = UILabel()
  private let countLabel = UILabel()
  private let priceLabel = UILabel()
  private let fallLabel = UILabel()
  private let otherLabel = UILabel()
  private let bids = PublishRelay<Int>()
  private let counts = PublishRelay<Int>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    bids.map(String.init).bind(to: bidLabel.rx.text).disposed(by: disposeBag)
    counts.asDriver(onErrorDriveWith: .empty()).map(String.init).drive(countLabel.rx.text).disposed(by: disposeBag)
    registry.resolve(Auctioneer.self).price(of: 1).asDriver(onErrorDriveWith: .empty()).map(String.init)
      .drive(priceLabel.rx.text)
      .disposed(by: disposeBag)
    let hammer = shared(Hammer.self)
    hammer.falls.map(String.init).bind(to: fallLabel.rx.text).disposed(by: disposeBag)
    // Nobody says which of the two it is.
    let other = registry.either(Hammer.self, or: LotCell.self)
    other.falls.map(String.init).bind(to: otherLabel.rx.text).disposed(by: disposeBag)
  }

  func cell(in table: UITableView, at path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(for: path, cellType: LotCell.self)
    cell.bids.bind(to: bids).disposed(by: disposeBag)
    cell.counts.bind(to: counts).disposed(by: disposeBag)
    return cell
  }
}
