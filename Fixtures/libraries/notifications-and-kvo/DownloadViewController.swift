import RxCocoa
import RxSwift
import UIKit

final class DownloadViewController: UIViewController {
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var lengthLabel: UILabel!
  @IBOutlet private var bar: UIProgressView!
  @IBOutlet private var percentLabel: UILabel!
  @IBOutlet private var uploadLabel: UILabel!
  private let viewModel = DownloadViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.finished.bind(to: nameLabel.rx.text).disposed(by: disposeBag)
    viewModel.finished.map { "\($0.count)" }.bind(to: lengthLabel.rx.text).disposed(by: disposeBag)
    viewModel.fraction.bind(to: bar.rx.progress).disposed(by: disposeBag)
    viewModel.fraction.map { "\($0 * 100) %" }.bind(to: percentLabel.rx.text).disposed(by: disposeBag)

    viewModel.finished
      .observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
      .bind(to: uploadLabel.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
