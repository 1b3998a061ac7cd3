// What is called is found among the overloads that several extensions of a type out of sight declare: by labels, by types,
// and by the type that an argument is cast to.
import RxCocoa
import RxSwift
import UIKit

extension UIViewController {
  /// Hands on to the one for any aim, not to itself.
  func walk(_ goal: Goal) { walk(goal as Aim) }
}

final class TourViewController: UIViewController {
  private let label = UILabel()
  private let bag = DisposeBag()
  private let queue = ConcurrentDispatchQueueScheduler(qos: .utility)

  func follow(_ goals: Observable<Goal>) {
    goals.observe(on: queue)
      .subscribe(onNext: { [weak self] in self?.walk($0) }).disposed(by: bag)  // expect: main_thread
    goals.observe(on: queue)
      .subscribe(onNext: { [weak self] _ in self?.walk(.summit) }).disposed(by: bag)  // expect: main_thread
    goals.observe(on: queue)
      .subscribe(onNext: { [weak self] in self?.walk($0 as Aim) }).disposed(by: bag)  // expect: main_thread
    goals.observe(on: queue)
      .subscribe(onNext: { [weak self] _ in self?.walk(3) }).disposed(by: bag)
    goals.observe(on: queue)
      .subscribe(onNext: { [weak self] _ in self?.note("on the way") }).disposed(by: bag)
    goals.observe(on: queue)
      .subscribe(onNext: { [label, weak self] _ in self?.note("there", in: label) })  // expect: main_thread
      .disposed(by: bag)
  }
}
