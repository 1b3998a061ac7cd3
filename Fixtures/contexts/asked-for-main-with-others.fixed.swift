// RxSwift 6. `Thread.isMainThread` may be asked for together with something else. Where both have to be true, what
// follows is on main; where one is enough, nothing is said.
import Foundation
import RxCocoa
import RxSwift
import UIKit

enum Run {
  static func onMain(_ work: @escaping () -> Void) { on(DispatchQueue.main, work) }

  static func on(_ queue: DispatchQueue, _ work: @escaping () -> Void) {
    if queue === DispatchQueue.main && Thread.isMainThread {
      work()
    } else {
      queue.async { work() }
    }
  }

  static func onMainUnlessBusy(_ isBusy: Bool, _ work: @escaping () -> Void) {
    guard !isBusy && Thread.isMainThread else { return DispatchQueue.main.async { work() } }
    work()
  }

  static func mostlyOnMain(_ isBusy: Bool, _ work: @escaping () -> Void) {
    if isBusy || Thread.isMainThread {
      work()
    } else {
      DispatchQueue.main.async { work() }
    }
  }

  static func leavingOthers(_ isBusy: Bool, _ work: @escaping () -> Void) {
    if isBusy || !Thread.isMainThread {
      DispatchQueue.main.async { work() }
      return
    }
    work()
  }
}

final class Meter {
  let first = PublishRelay<Int>()
  let second = PublishRelay<Int>()
  let third = PublishRelay<Int>()
  let fourth = PublishRelay<Int>()
  private let queue = DispatchQueue(label: "meter")

  func read(_ isBusy: Bool) {
    queue.async { [self] in
      Run.onMain { self.first.accept(1) }
      Run.onMainUnlessBusy(isBusy) { self.second.accept(2) }
      Run.mostlyOnMain(isBusy) { self.third.accept(3) }
      Run.leavingOthers(isBusy) { self.fourth.accept(4) }
    }
  }
}

final class MeterViewController: UIViewController {
  private let label = UILabel()
  private let meter = Meter()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    meter.first
      .subscribe(onNext: { [label] in label.text = "\($0)" })
      .disposed(by: disposeBag)
    meter.second
      .subscribe(onNext: { [label] in label.text = "\($0)" })
      .disposed(by: disposeBag)
    meter.third
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [label] in label.text = "\($0)" })
      .disposed(by: disposeBag)
    meter.fourth
      .subscribe(onNext: { [label] in label.text = "\($0)" })
      .disposed(by: disposeBag)
    meter.read(true)
  }
}
