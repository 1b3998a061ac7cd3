// The last hop decides, not the first.
import RxCocoa
import RxSwift
import UIKit

final class ExposureViewController: UIViewController {
  @IBOutlet private var slider: UISlider!
  @IBOutlet private var settledLabel: UILabel!
  @IBOutlet private var liveLabel: UILabel!
  @IBOutlet private var preview: UIImageView!

  private let filterQueue = SerialDispatchQueueScheduler(qos: .userInitiated)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    slider.rx.value
      .observe(on: MainScheduler.instance)
      .debounce(.milliseconds(200), scheduler: filterQueue)
      .asDriver(onErrorDriveWith: .empty())
      .map { "\($0)" }
      .drive(settledLabel.rx.text)
      .disposed(by: disposeBag)

    slider.rx.value
      .debounce(.milliseconds(200), scheduler: filterQueue)
      .map { "\($0)" }
      .observe(on: MainScheduler.instance)
      .bind(to: liveLabel.rx.text)
      .disposed(by: disposeBag)

    slider.rx.value
      .observe(on: MainScheduler.instance)
      .observe(on: filterQueue)
      .map { Filter.exposed(by: $0) }
      .asDriver(onErrorDriveWith: .empty())
      .drive(preview.rx.image)
      .disposed(by: disposeBag)
  }
}

enum Filter {
  static func exposed(by value: Float) -> UIImage? {
    UIImage(named: value > 0.5 ? "bright" : "dark")
  }
}
