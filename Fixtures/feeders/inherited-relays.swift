import RxCocoa
import RxSwift
import UIKit

/// What an inherited method sends into an inherited relay comes to those objects for which it is called.
class NoticeModel {
  let notices = PublishRelay<String>()

  func tell(_ notice: String) { notices.accept(notice) }

  func warn(_ notice: String) { tell("! " + notice) }
}

final class OrderModel: NoticeModel {
  func order() { tell("ordered") }
}

final class StockModel: NoticeModel {
  func count() {
    DispatchQueue.global().async { self.warn("counted") }
  }
}

final class ReturnModel: NoticeModel {}

final class NoticeViewController: UIViewController {
  private let orderLabel = UILabel()
  private let stockLabel = UILabel()
  private let returnLabel = UILabel()
  private let orders = OrderModel()
  private let stock = StockModel()
  private let returns = ReturnModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    orders.notices.bind(to: orderLabel.rx.text).disposed(by: disposeBag)
    stock.notices.bind(to: stockLabel.rx.text).disposed(by: disposeBag) // expect: main_thread
    returns.notices.bind(to: returnLabel.rx.text).disposed(by: disposeBag)
    orders.order()
    stock.count()
    returns.tell("returned")
  }
}
