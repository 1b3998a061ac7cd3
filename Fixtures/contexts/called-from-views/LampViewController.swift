import RxCocoa
import RxSwift
import UIKit

final class LampViewController: UIViewController {
  @IBOutlet private var button: UIButton!
  @IBOutlet private var lamp: UISwitch!
  @IBOutlet private var bar: UIProgressView!
  private let viewModel = LampViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.isOn.bind(to: lamp.rx.isOn).disposed(by: disposeBag)
    viewModel.brightness.bind(to: bar.rx.progress).disposed(by: disposeBag)

    button.rx.tap
      .subscribe(onNext: { [weak self] in self?.viewModel.toggle() })
      .disposed(by: disposeBag)
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    viewModel.toggle()
  }
}
