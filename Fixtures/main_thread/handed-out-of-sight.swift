// RxSwift 6. What a function out of sight does with a closure nobody says: it may be there to go to main. What is used
// beside it is used on the closure's own thread.
import QueueKit
import RxCocoa
import RxSwift
import UIKit

final class ReachabilityService {
  let isReachable = BehaviorRelay(value: true)

  func check() {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/ping")!) { [isReachable] data, _, _ in
      isReachable.accept(data != nil)
    }.resume()
  }
}

final class ReachabilityViewController: UIViewController {
  private let label = UILabel()
  private let badge = UIView()
  private let service = ReachabilityService()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    service.isReachable
      .subscribe(onNext: { [weak self] in self?.show($0) })
      .disposed(by: disposeBag)
    service.isReachable
      .subscribe(onNext: { [weak self] isReachable in
        Queues.whereViewsAre { self?.label.text = "\(isReachable)" }
      })
      .disposed(by: disposeBag)
    service.isReachable
      .subscribe(onNext: { [weak self] isReachable in  // expect: main_thread
        self?.badge.isHidden = isReachable
        Queues.whereViewsAre { self?.label.text = "\(isReachable)" }
      })
      .disposed(by: disposeBag)
    service.isReachable
      .subscribe(onNext: { [weak self] isReachable in
        DispatchQueue.main.async { Queues.whereViewsAre { self?.label.text = "\(isReachable)" } }
      })
      .disposed(by: disposeBag)
    service.isReachable
      .subscribe(onNext: { [weak self] in self?.mark($0) })  // expect: main_thread
      .disposed(by: disposeBag)
    service.check()
  }

  private func show(_ isReachable: Bool) {
    Queues.whereViewsAre { [weak self] in self?.badge.isHidden = isReachable }
  }

  private func mark(_ isReachable: Bool) {
    [badge].forEach { $0.isHidden = isReachable }
  }
}
