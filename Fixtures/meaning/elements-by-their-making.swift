// Elements are followed through what makes them: initialisers, controls of one's own, the other of two ways.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class StationModel {
  let name: Observable<String>
  private let id: Int

  init(id: Int) {
    self.id = id
    name = .just("Station \(id)")
  }

  func arrivals() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/arrivals/\(id)")!).map { "\($0)" }
  }
}

final class StationsViewController: UIViewController {
  private let chosen = PublishRelay<StationModel>()
  private let ids = BehaviorRelay(value: [1, 2])
  private let stations = [StationModel(id: 1), StationModel(id: 2)]
  private let name = UILabel()
  private let arrivals = UILabel()
  private let disposeBag = DisposeBag()
  private var isOpen = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let taps = ControlEvent(events: chosen)
    taps.flatMapLatest { $0.name }.bind(to: name.rx.text).disposed(by: disposeBag)
    taps.flatMapLatest { $0.arrivals() }
      .bind(to: arrivals.rx.text) // expect: main_thread error_handling
      .disposed(by: disposeBag)

    ids.compactMap(\.first).map(StationModel.init).flatMapLatest { $0.name }
      .bind(to: name.rx.text)
      .disposed(by: disposeBag)
    ids.compactMap(\.first).map(StationModel.init(id:)).flatMapLatest { $0.arrivals() }
      .bind(to: arrivals.rx.text) // expect: main_thread error_handling
      .disposed(by: disposeBag)

    (isOpen ? Observable.never() : chosen.asObservable()).flatMapLatest { $0.name }
      .bind(to: name.rx.text)
      .disposed(by: disposeBag)
    (isOpen ? Observable.never() : chosen.asObservable()).flatMapLatest { $0.arrivals() }
      .bind(to: arrivals.rx.text) // expect: main_thread error_handling
      .disposed(by: disposeBag)

    for station in stations.lazy {
      station.name.bind(to: name.rx.text).disposed(by: disposeBag)
      station.arrivals().bind(to: arrivals.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
    }
  }

  @objc private func choose() {
    chosen.accept(StationModel(id: 3))
  }
}
