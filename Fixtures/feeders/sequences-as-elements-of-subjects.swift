// What a subject of sequences flattens to is what is sent into it.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class LighthouseModel {
  private let signals = ReplaySubject<Observable<String>>.create(bufferSize: 1)
  private let lamps = BehaviorSubject<Observable<String>>(value: .just("dark"))

  var signal: Observable<String> { signals.flatMapLatest { $0 } }
  var lamp: Observable<String> { lamps.switchLatest() }

  func start() {
    Task { @MainActor in
      signals.onNext(await prepare())
      lamps.onNext(Observable.just("lit").observe(on: MainScheduler.instance))
    }
  }

  private func prepare() async -> Observable<String> {
    Observable.just("ready").delay(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
  }
}

final class LighthouseViewController: UIViewController {
  private let signalLabel = UILabel()
  private let lampLabel = UILabel()
  private let model = LighthouseModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.start()
    model.signal
      .subscribe(onNext: { [weak self] text in self?.signalLabel.text = text })  // expect: main_thread
      .disposed(by: disposeBag)
    model.lamp
      .subscribe(onNext: { [weak self] text in self?.lampLabel.text = text })
      .disposed(by: disposeBag)
  }
}
