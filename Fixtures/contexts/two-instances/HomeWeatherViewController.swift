import RxCocoa
import RxSwift
import UIKit

final class HomeWeatherViewController: UIViewController {
  private let label = UILabel()
  private let viewModel = WeatherViewModel(town: "Oslo")
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.forecast.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
