// A Driver or a Signal cannot fail, nor what a relay or a control sends.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class WindowViewController: UIViewController {
  private let blind = UISlider()
  private let openButton = UIButton()
  private let height = BehaviorRelay<Float>(value: 0)
  private let openings = PublishRelay<Void>()
  private let weather = BehaviorRelay<String>(value: "")
  private let forecasts = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  private func forecast() -> Single<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/forecast")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .asSingle()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    blind.rx.value.bind(to: height).disposed(by: disposeBag)
    openButton.rx.tap.bind(to: openings).disposed(by: disposeBag)
    openings
      .flatMapLatest { [unowned self] in self.forecast().asDriver(onErrorJustReturn: "no forecast") }
      .bind(to: weather)
      .disposed(by: disposeBag)
    openings.asSignal()
      .flatMapLatest { [unowned self] in self.forecast().asSignal(onErrorSignalWith: .empty()) }
      .emit(to: forecasts)
      .disposed(by: disposeBag)
    forecast().asDriver(onErrorJustReturn: "").drive(weather).disposed(by: disposeBag)
    weather.map { $0.uppercased() }.bind(to: forecasts).disposed(by: disposeBag)
  }
}

final class OpenWindowViewController: UIViewController {
  private let openButton = UIButton()
  private let weather = BehaviorRelay<String>(value: "")
  private let forecasts = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  private func forecast() -> Single<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/forecast")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .asSingle()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    openButton.rx.tap.asDriver()
      .flatMapLatest { [unowned self] in self.forecast().asDriver(onErrorDriveWith: .empty()) }
      .drive(weather)
      .disposed(by: disposeBag)
    openButton.rx.tap
      .flatMapLatest { [unowned self] in self.forecast().asObservable().catch { _ in .empty() } }
      .bind(to: forecasts)
      .disposed(by: disposeBag)
  }
}
