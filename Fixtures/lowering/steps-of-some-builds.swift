// A step under `#if` is one that another build has not; what stands under `#else` is not read, and nobody knows it.
import RxCocoa
import RxSwift
import UIKit

final class WeatherViewController: UIViewController {
  private let label = UILabel()
  private let wind = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    forecast()
      #if DEBUG
        .observe(on: MainScheduler.instance)
      #endif
      .subscribe(onNext: { [weak self] in self?.title = $0 }) // expect: main_thread
      .disposed(by: disposeBag)

    forecast()
      .observe(on: MainScheduler.instance)
      #if targetEnvironment(simulator)
        .catchAndReturn("")
      #endif
      .map { $0.uppercased() }
      .bind(to: label.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    // Whatever a build has of these, elements are on main below them.
    forecast()
      #if DEBUG
        .debug()
      #endif
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.title = $0 })
      .disposed(by: disposeBag)

    // Not decided.
    forecast()
      #if DEBUG
        .observe(on: MainScheduler.instance)
      #else
        .debug()
      #endif
      .subscribe(onNext: { [weak self] in self?.wind.text = $0 })
      .disposed(by: disposeBag)
  }

  private func forecast() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/weather")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
