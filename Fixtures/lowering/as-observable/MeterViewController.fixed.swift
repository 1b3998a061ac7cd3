import RxCocoa
import RxSwift
import UIKit

final class MeterViewController: UIViewController {
  @IBOutlet private var readingLabel: UILabel!
  @IBOutlet private var unitLabel: UILabel!
  @IBOutlet private var spinner: UIActivityIndicatorView!
  @IBOutlet private var alarmLabel: UILabel!
  var viewModel: MeterViewModel!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.reading.bind(to: readingLabel.rx.text).disposed(by: disposeBag)
    viewModel.unit.bind(to: unitLabel.rx.text).disposed(by: disposeBag)
    viewModel.isBusy.bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)
    viewModel.alarm.drive(alarmLabel.rx.text).disposed(by: disposeBag)
  }

  @IBAction private func reset(_ sender: Any) {
    viewModel.update("0")
  }
}
