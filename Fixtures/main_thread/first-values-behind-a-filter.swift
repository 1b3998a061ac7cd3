// A relay's first value is often one that stands for nothing yet, and a filter is there to drop it: whether anything then
// comes upon subscribing, nothing says.
import RxCocoa
import RxSwift
import UIKit

final class ForecastViewController: UIViewController {
  private let forecast = BehaviorRelay(value: "")
  private let wind = BehaviorRelay<String?>(value: nil)
  private let labels = (0..<6).map { _ in UILabel() }
  private let disposeBag = DisposeBag()
  private let background = SerialDispatchQueueScheduler(qos: .utility)

  override func viewDidLoad() {
    super.viewDidLoad()
    forecast.filter { !$0.isEmpty }.subscribe(on: background)
      .bind(to: labels[0].rx.text)
      .disposed(by: disposeBag)
    wind.compactMap { $0 }.map { $0 + " kn" }.subscribe(on: background)
      .bind(to: labels[1].rx.text)
      .disposed(by: disposeBag)
    Observable.just("").observe(on: background).flatMap { [forecast] _ in forecast.filter { !$0.isEmpty } }
      .bind(to: labels[2].rx.text)
      .disposed(by: disposeBag)
    forecast.map { $0 + "°" }.subscribe(on: background)
      .bind(to: labels[3].rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    forecast.filter { !$0.isEmpty }.startWith("…").subscribe(on: background)
      .bind(to: labels[4].rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    Observable.merge(forecast.filter { !$0.isEmpty }, wind.map { $0 ?? "" }).subscribe(on: background)
      .bind(to: labels[5].rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
