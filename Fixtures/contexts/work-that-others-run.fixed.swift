// Work that is made into an operation runs where that does; a function of the main actor runs on main, wherever it is called;
// what a function makes of a closure runs that one where it says.
import RxCocoa
import RxSwift
import UIKit

@MainActor func onFront(_ work: () -> Void) { work() }

func inPlace(_ work: () -> Void) async { work() }

@MainActor
final class Front {
  func show(_ work: () -> Void) { work() }
}

func moved<Value>(_ body: @escaping (Value) -> Void) -> (Value) -> Void {
  return { value in
    if Thread.isMainThread { body(value) } else { DispatchQueue.main.async { body(value) } }
  }
}

func kept<Value>(_ body: @escaping (Value) -> Void) -> (Value) -> Void {
  return { value in body(value) }
}

enum Work {
  static func operation(_ work: @escaping () -> Void) { OperationQueue.main.addOperation(BlockOperation(block: work)) }
  static func away(_ work: @escaping () -> Void) { OperationQueue().addOperation(BlockOperation(block: work)) }
  static func actor(_ work: @escaping () -> Void) { Task { await onFront(work) } }
  static func object(_ work: @escaping () -> Void, _ front: Front) { Task.detached { await front.show(work) } }
  static func task(_ work: @escaping () -> Void) { Task.detached { await inPlace(work) } }
}

final class MillViewController: UIViewController {
  private let labels = (0..<10).map { _ in UILabel() }
  private let grains = PublishRelay<String>()
  private let flours = PublishRelay<String>()
  private let sacks = PublishRelay<String>()
  private let carts = PublishRelay<String>()
  private let wheels = PublishRelay<String>()
  private let front = Front()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let turns = Observable<Int>.interval(.seconds(1), scheduler: SerialDispatchQueueScheduler(qos: .utility))
    turns.subscribe(onNext: moved { [labels] n in labels[0].text = "\(n)" }).disposed(by: disposeBag)
    turns.observe(on: MainScheduler.instance).subscribe(onNext: kept { [labels] n in labels[1].text = "\(n)" }).disposed(by: disposeBag)
    turns.subscribe(onNext: { [labels] n in Work.operation { labels[2].text = "\(n)" } }).disposed(by: disposeBag)
    turns.subscribe(onNext: { [labels] n in Work.actor { labels[3].text = "\(n)" } }).disposed(by: disposeBag)
    grains.bind(to: labels[4].rx.text).disposed(by: disposeBag)
    flours.bind(to: labels[5].rx.text).disposed(by: disposeBag)
    sacks.asDriver(onErrorDriveWith: .empty()).drive(labels[6].rx.text).disposed(by: disposeBag)
    carts.bind(to: labels[7].rx.text).disposed(by: disposeBag)
    wheels.asDriver(onErrorDriveWith: .empty()).drive(labels[8].rx.text).disposed(by: disposeBag)
    DispatchQueue.global().async { [self] in
      Work.operation { self.grains.accept("rye") }
      Work.actor { self.flours.accept("fine") }
      Work.away { self.sacks.accept("full") }
      Work.object({ self.carts.accept("gone") }, self.front)
      Work.task { self.wheels.accept("on") }
    }
  }
}
