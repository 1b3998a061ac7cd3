import RxCocoa
import RxSwift
import UIKit

// After an error, `retry(when:)` subscribes again where its notifier says so: what comes at once then comes there.

struct Offline: Error {}

final class Tides {
  private var attempts = 0

  private func tide() -> Observable<String> {
    Observable.create { observer in
      self.attempts += 1
      if self.attempts < 3 {
        observer.onError(Offline())
      } else {
        observer.onNext("high")
        observer.onCompleted()
      }
      return Disposables.create()
    }
  }

  func later(on scheduler: SchedulerType) -> Observable<String> {
    tide().retry(when: { errors in errors.delay(.seconds(1), scheduler: scheduler) }).catchAndReturn("")
  }

  func onMain() -> Observable<String> {
    tide().retry { $0.flatMap { _ in Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance) } }
      .catchAndReturn("")
  }

  func offMain() -> Observable<String> {
    let work = ConcurrentDispatchQueueScheduler(qos: .utility)
    return tide().retry { $0.flatMap { _ in Observable<Int>.timer(.seconds(1), scheduler: work) } }
      .catchAndReturn("")
  }
}

final class TidesViewController: UIViewController {
  private let label = UILabel()
  private let tides = Tides()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    tides.later(on: SerialDispatchQueueScheduler(qos: .utility))
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    tides.offMain().asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    tides.onMain().bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
