// A share that keeps its element hands on one and its end: nothing that `asSingle()` could complain about.
import RxCocoa
import RxSwift
import UIKit

final class ReceiptModel {
  private lazy var receipt = URLSession.shared.rx.data(
    request: URLRequest(url: URL(string: "https://example.org/receipt")!)
  ).map { "\($0.count)" }.catchAndReturn("").share(replay: 1, scope: .forever)

  var only: Single<String> { receipt.asSingle() }
}

final class ReceiptSlipViewController: UIViewController {
  private let label = UILabel()
  private let model = ReceiptModel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.only.asObservable().observe(on: MainScheduler.instance).bind(to: label.rx.text).disposed(by: bag)
  }
}
