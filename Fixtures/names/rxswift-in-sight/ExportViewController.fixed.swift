import Exports
import RxCocoa
import RxSwift
import UIKit

protocol Exporter {
  func export() -> Observable<Float>
}

final class RemoteExporter: Exporter {
  private let client = ExportClient()

  func export() -> Observable<Float> { client.requestExport() }
}

final class ExportViewModel {
  let isRunning: Observable<Bool>
  let fraction: Driver<Float>

  init(exporter: Exporter) {
    let progress = Progress()
    isRunning = progress.asObservable()
    fraction = exporter.export().asDriver(onErrorDriveWith: .empty())
  }
}

final class ExportViewController: UIViewController {
  private let spinner = UIActivityIndicatorView()
  private let button = UIButton()
  private let bar = UIProgressView()
  private let disposeBag = DisposeBag()
  var viewModel: ExportViewModel!

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.isRunning.bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)
    viewModel.isRunning.map { !$0 }.bind(to: button.rx.isEnabled).disposed(by: disposeBag)
    viewModel.fraction
      .drive(bar.rx.progress)
      .disposed(by: disposeBag)
  }
}
