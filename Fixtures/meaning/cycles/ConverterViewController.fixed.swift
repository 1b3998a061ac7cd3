import RxCocoa
import RxSwift
import UIKit

final class ConverterViewController: UIViewController {
  private let slider = UISlider()
  private let celsiusLabel = UILabel()
  private let fahrenheitLabel = UILabel()
  private let metresLabel = UILabel()
  private let feetLabel = UILabel()
  private let viewModel = ConverterViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    slider.rx.value.map(Double.init).bind(to: viewModel.celsius).disposed(by: disposeBag)

    viewModel.celsius.map { "\($0)" }.bind(to: celsiusLabel.rx.text).disposed(by: disposeBag)
    viewModel.fahrenheit.map { "\($0)" }.bind(to: fahrenheitLabel.rx.text).disposed(by: disposeBag)
    viewModel.metres.asDriver().map { "\($0)" }.drive(metresLabel.rx.text).disposed(by: disposeBag)
    viewModel.feet.asDriver().map { "\($0)" }.drive(feetLabel.rx.text).disposed(by: disposeBag)
  }
}
