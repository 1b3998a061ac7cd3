// Operators that ask their closure something of each element, or have it make one of several, call it where elements come,
// whatever it does by the way. `catch` calls its closure only where something fails.
import RxCocoa
import RxSwift
import UIKit

final class DepthViewController: UIViewController {
  private let label = UILabel()
  private let depths: Observable<Int>
  private let record = BehaviorRelay(value: 0)
  private let bag = DisposeBag()
  private var deepest = 0

  init(depths: Observable<Int>) {
    self.depths = depths.observe(on: SerialDispatchQueueScheduler(qos: .utility))
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    depths.scan(0) { [label] sum, depth in  // expect: main_thread
      label.text = "\(sum)"
      return sum + depth
    }
    .subscribe().disposed(by: bag)
    depths.scan(into: 0) { [label] sum, depth in  // expect: main_thread
      label.text = "\(sum)"
      sum += depth
    }
    .subscribe().disposed(by: bag)
    depths.scan(
      0,
      accumulator: { [weak self] sum, depth in
        self?.deepest = max(sum, depth)
        return sum + depth
      }
    )
    .subscribe().disposed(by: bag)
    depths.reduce(0) { [label] sum, depth in  // expect: main_thread
      label.text = "\(sum)"
      return sum + depth
    }
    .subscribe().disposed(by: bag)
    depths.withUnretained(self) { screen, depth -> Int in  // expect: main_thread
      screen.label.text = "\(depth)"
      return depth
    }
    .subscribe().disposed(by: bag)
    depths.distinctUntilChanged { [label] (depth: Int) -> Int in  // expect: main_thread
      label.text = "\(depth)"
      return depth / 10
    }
    .subscribe().disposed(by: bag)
    depths.distinctUntilChanged { [label] (last: Int, next: Int) -> Bool in  // expect: main_thread
      label.text = "\(next)"
      return last == next
    }
    .subscribe().disposed(by: bag)
    depths.groupBy { [label] depth -> Int in  // expect: main_thread
      label.text = "\(depth)"
      return depth / 10
    }
    .subscribe().disposed(by: bag)
    depths.take(while: { [label] depth in  // expect: main_thread
      label.isHidden = depth > 30
      return depth < 40
    })
    .subscribe().disposed(by: bag)
    depths.skip(while: { [label] depth in  // expect: main_thread
      label.isHidden = depth > 30
      return depth < 40
    })
    .subscribe().disposed(by: bag)
    depths.take(until: { [label] depth in  // expect: main_thread
      label.isHidden = depth > 30
      return depth > 40
    })
    .subscribe().disposed(by: bag)
    depths.observe(on: MainScheduler.instance).scan(0) { [label] sum, depth in
      label.text = "\(sum)"
      return sum + depth
    }
    .subscribe().disposed(by: bag)
    watchFailures()
  }

  private func watchFailures() {
    // Its timer never fails.
    let ticks = Observable<Int>.interval(.seconds(1), scheduler: SerialDispatchQueueScheduler(qos: .utility))
    ticks.catch { [label] error in
      label.text = "\(error)"
      return .empty()
    }
    .subscribe().disposed(by: bag)
    ticks.take(1).timeout(.seconds(3), scheduler: SerialDispatchQueueScheduler(qos: .utility))
      .catch { [label] error in  // expect: main_thread
        label.text = "\(error)"
        return .empty()
      }
      .subscribe().disposed(by: bag)
  }
}
