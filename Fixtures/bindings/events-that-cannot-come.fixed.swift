// A closure that is told of events, and shows something for an end alone, shows nothing where no such end comes, and else
// where that comes.
import RxSwift
import UIKit

final class PulseViewController: UIViewController {
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let background = SerialDispatchQueueScheduler(qos: .utility)
    let beats = Observable<Int>.interval(.seconds(1), scheduler: background)
    beats.subscribe { [label] event in
      if case .error = event { label.text = "lost" }
    }
    .disposed(by: bag)
    beats.subscribe { [label] event in
      switch event {
      case .next(let beat): print(beat)
      case .error(let error): label.text = "\(error)"
      case .completed: label.text = "asleep"
      }
    }
    .disposed(by: bag)
    beats.timeout(.seconds(2), scheduler: background)
      .subscribe { [label] event in // expect: main_thread
        if case .error = event { label.text = "lost" }
      }
      .disposed(by: bag)
    beats.observe(on: MainScheduler.instance).subscribe { [label] event in
      if case .next(let beat) = event { label.text = "\(beat)" }
    }
    .disposed(by: bag)
  }
}
