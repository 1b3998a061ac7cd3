import RxCocoa
import RxSwift
import UIKit

// A protocol that asks for a setter gets one; where nobody assigns, it sets nothing.

protocol RowModel: AnyObject {
  var caption: BehaviorRelay<String> { get set }
  var detail: Observable<String> { get set }
}

final class Row {
  private var _caption: BehaviorRelay<String>
  private var _detail: Observable<String>

  init(title: String) {
    _caption = .init(value: title)
    _detail = .just(title)
  }
}

extension Row: RowModel {
  var caption: BehaviorRelay<String> {
    get { return _caption }
    set { _caption = newValue }
  }

  var detail: Observable<String> {
    get { return _detail }
    set(fresh) { _detail = fresh }
  }
}

final class RowCell: UITableViewCell {
  private let captionLabel = UILabel()
  private let detailLabel = UILabel()
  private let bag = DisposeBag()

  func show(_ row: RowModel) {
    row.caption.bind(to: captionLabel.rx.text).disposed(by: bag)
    row.detail.bind(to: detailLabel.rx.text).disposed(by: bag)
  }
}

// Where somebody does, what is assigned counts.

final class Price {
  private var _amount: Observable<String> = .just("")

  var amount: Observable<String> {
    get { return _amount }
    set { _amount = newValue }
  }
}

final class PriceScreen: UIViewController {
  private let label = UILabel()
  private let price = Price()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    price.amount = Observable.just("1").observe(on: ConcurrentDispatchQueueScheduler(qos: .background))
    price.amount.bind(to: label.rx.text).disposed(by: bag) // expect: main_thread
  }
}
