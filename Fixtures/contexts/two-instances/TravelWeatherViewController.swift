import RxCocoa
import RxSwift
import UIKit

final class TravelWeatherViewController: UIViewController {
  private let label = UILabel()
  private let viewModel = WeatherViewModel(town: "Rome")
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.forecast.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
