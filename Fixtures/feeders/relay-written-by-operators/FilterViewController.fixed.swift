import RxCocoa
import RxSwift
import UIKit

final class FilterViewController: UIViewController {
  @IBOutlet private var field: UITextField!
  @IBOutlet private var applyButton: UIButton!
  @IBOutlet private var a: UILabel!
  @IBOutlet private var b: UILabel!
  @IBOutlet private var c: UILabel!
  @IBOutlet private var d: UILabel!
  private let viewModel = FilterViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let queue = ConcurrentDispatchQueueScheduler(qos: .userInitiated)

    field.rx.text.orEmpty.bind(to: viewModel.bound).disposed(by: disposeBag)
    field.rx.text.orEmpty.asDriver().drive(viewModel.driven).disposed(by: disposeBag)
    applyButton.rx.tap.asSignal().map { "applied" }.emit(to: viewModel.emitted).disposed(by: disposeBag)
    field.rx.text.orEmpty
      .debounce(.milliseconds(200), scheduler: queue)
      .bind(to: viewModel.away)
      .disposed(by: disposeBag)

    viewModel.bound.bind(to: a.rx.text).disposed(by: disposeBag)
    viewModel.driven.bind(to: b.rx.text).disposed(by: disposeBag)
    viewModel.emitted.bind(to: c.rx.text).disposed(by: disposeBag)
    viewModel.away.asDriver().drive(d.rx.text).disposed(by: disposeBag)
  }
}
