// What an object calls back on, it was given when it was made: two of one class need not have the same queue.
import Foundation
import RxCocoa
import RxSwift
import UIKit

class EventBus {
  private var queue: OperationQueue

  init(queue: OperationQueue) { self.queue = queue }

  func handle(_ name: String, _ block: @escaping (String) -> Void) {
    NotificationCenter.default.addObserver(forName: .init(name), object: nil, queue: queue) { _ in
      block(name)
    }
  }
}

final class ScreenBus: EventBus {
  static let shared = ScreenBus()
  init() { super.init(queue: .main) }
}

final class WorkBus: EventBus {
  static let shared = WorkBus()
  init() { super.init(queue: OperationQueue()) }
}

final class Jobs {
  private let target: DispatchQueue

  init(on target: DispatchQueue) { self.target = target }

  func run(_ job: @escaping (Int) -> Void) {
    target.async { job(1) }
  }
}

final class NamesModel {
  let names = PublishRelay<String>()
  func load() { names.accept("Ada") }
}

final class EventsViewController: UIViewController {
  private let screenLabel = UILabel()
  private let workLabel = UILabel()
  private let countLabel = UILabel()
  private let sumLabel = UILabel()
  private let disposeBag = DisposeBag()
  private let screenNames = NamesModel()
  private let workNames = NamesModel()
  private let counts = PublishRelay<Int>()
  private let sums = PublishRelay<Int>()
  private let screenJobs = Jobs(on: .main)
  private let workJobs = Jobs(on: DispatchQueue(label: "work"))

  override func viewDidLoad() {
    super.viewDidLoad()
    screenNames.names.subscribe(onNext: { [weak self] in self?.screenLabel.text = $0 }).disposed(by: disposeBag)
    workNames.names
      .subscribe(onNext: { [weak self] in self?.workLabel.text = $0 })  // expect: main_thread
      .disposed(by: disposeBag)
    counts.map { "\($0)" }.bind(to: countLabel.rx.text).disposed(by: disposeBag)
    sums.map { "\($0)" }.bind(to: sumLabel.rx.text).disposed(by: disposeBag)  // expect: main_thread
    ScreenBus.shared.handle("screen") { [screenNames] _ in screenNames.load() }
    WorkBus.shared.handle("work") { [workNames] _ in workNames.load() }
    screenJobs.run { [counts] in counts.accept($0) }
    workJobs.run { [sums] in sums.accept($0) }
    NotificationCenter.default.post(name: .init("screen"), object: nil)
    NotificationCenter.default.post(name: .init("work"), object: nil)
  }
}
