import RxCocoa
import RxSwift
import UIKit

final class HarvestViewController: UIViewController {
  private let button = UIButton()
  private let days = UISegmentedControl(items: ["Mon", "Tue"])
  private let cropsLabel = UILabel()
  private let stockLabel = UILabel()
  private let totalLabel = UILabel()
  private let titleLabel = UILabel()
  private let emptyView = UIView()
  private let barn = BarnModel()
  private lazy var model: HarvestModel = isField ? FieldModel(day) : OrchardModel(day)
  private let isField = Bool.random()
  private let disposeBag = DisposeBag()
  private var day: Observable<Int> { days.rx.selectedSegmentIndex.asObservable() }

  override func viewDidLoad() {
    super.viewDidLoad()
    day.bind(to: barn.day).disposed(by: disposeBag)
    button.rx.tap.bind(to: barn.reset).disposed(by: disposeBag)
    model.crops.map { $0.joined() }
      .drive(cropsLabel.rx.text)  // expect: error_ends_stream
      .disposed(by: disposeBag)
    barn.stock.map { $0.joined() }
      .drive(stockLabel.rx.text)  // expect: error_ends_stream
      .disposed(by: disposeBag)
    barn.total.map { $0.joined() }
      .drive(totalLabel.rx.text)  // expect: error_ends_stream
      .disposed(by: disposeBag)
    barn.title
      .drive(titleLabel.rx.text)  // expect: error_ends_stream
      .disposed(by: disposeBag)
    barn.emptied
      .drive(onNext: { [weak self] in  // expect: error_ends_stream
        self?.emptyView.isHidden = false
        self?.barn.day.onNext(0)
      })
      .disposed(by: disposeBag)
  }
}
