// What the closure of `create` never ends makes all that is sent wait, in `debounce`; what it ends sends the last of it where
// it ends.
import RxCocoa
import RxSwift
import UIKit

final class Barometer {
  private let pressures = PublishRelay<Double>()

  func watch(_ handler: @escaping (Double) -> Void) -> Disposable {
    pressures.subscribe(onNext: { value in
      DispatchQueue.global().async { handler(value) }
    })
  }

  func measure() {
    pressures.accept(1013)
  }
}

final class WeatherViewController: UIViewController {
  private let watchedLabel = UILabel()
  private let askedLabel = UILabel()
  private let mirroredLabel = UILabel()
  private let endedLabel = UILabel()
  private let onceLabel = UILabel()
  private let disposeBag = DisposeBag()
  private let barometer = Barometer()

  override func viewDidLoad() {
    super.viewDidLoad()
    let barometer = barometer
    let watched = Observable<Double>.create { observer in
      barometer.watch { observer.onNext($0) }
    }
    watched.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.watchedLabel.text = "\($0)" })
      .disposed(by: disposeBag)

    let asked = Observable<String>.create { observer in
      DispatchQueue.global().async {
        observer.onNext("asked")
        observer.onCompleted()
      }
      return Disposables.create()
    }
    asked.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.askedLabel.text = $0 })
      .disposed(by: disposeBag)

    // It ends where what it hands on does, and that never does.
    let mirrored = Observable<Double>.create { observer in
      watched.subscribe(onNext: { observer.onNext($0 / 1000) }, onCompleted: { observer.onCompleted() })
    }
    mirrored.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.mirroredLabel.text = "\($0)" })
      .disposed(by: disposeBag)

    // And here that does.
    let ended = Observable<String>.create { observer in
      asked.subscribe(onNext: { observer.onNext("\($0)!") }, onCompleted: observer.onCompleted)
    }
    ended.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.endedLabel.text = $0 })
      .disposed(by: disposeBag)

    // Nothing shows that it ends, but its type.
    let once = Single<String>.create { single in
      DispatchQueue.global().async { single(.success("once")) }
      return Disposables.create()
    }
    once.asObservable().debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.onceLabel.text = $0 })
      .disposed(by: disposeBag)
  }
}
