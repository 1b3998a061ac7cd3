// The tutorial's timer on labels: cold it is started twice, shared once; it ticks on a global queue either way.
import RxCocoa
import RxSwift
import UIKit

func ticks(every interval: DispatchTimeInterval) -> Observable<Int> {
  Observable.create { observer in
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue.global())
    timer.schedule(deadline: .now() + interval, repeating: interval)
    let cancel = Disposables.create { timer.cancel() }
    var next = 0
    timer.setEventHandler {
      if cancel.isDisposed { return }
      observer.on(.next(next))
      next += 1
    }
    timer.resume()
    return cancel
  }
}

final class TicksViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let fourth = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let cold = ticks(every: .seconds(1)).map(String.init).asDriver(onErrorDriveWith: .empty())
    cold.drive(first.rx.text).disposed(by: disposeBag)
    cold.drive(second.rx.text).disposed(by: disposeBag)

    let hot = ticks(every: .seconds(1)).map(String.init).observe(on: MainScheduler.instance).share(replay: 1)
    hot.bind(to: third.rx.text).disposed(by: disposeBag)
    hot.bind(to: fourth.rx.text).disposed(by: disposeBag)
  }
}
