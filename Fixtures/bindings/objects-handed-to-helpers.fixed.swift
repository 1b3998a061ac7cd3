// A helper that takes anything of a protocol does what the object does that it is handed. Where nothing says which of
// several that is, it may be one that shows nothing.
import RxSwift
import UIKit

protocol Errand: AnyObject {
  func start()
}

final class ErrandBoy {
  private var errands: [Errand] = []

  func run(_ errand: Errand) {
    errands.append(errand)
    begin(errand)
  }

  func begin(_ errand: Errand) { errand.start() }

  func runAny<SomeErrand: Errand>(_ errand: SomeErrand) { errand.start() }
}

final class OpenShopErrand: Errand {
  private let window = UIWindow()

  func start() { window.makeKeyAndVisible() }
}

final class CountStockErrand: Errand {
  private var count = 0

  func start() { count += 1 }
}

class Clerk {
  func serve() {}
  func call(_ clerk: Clerk) { clerk.serve() }
}

final class DoorClerk: Clerk {
  private let sign = UILabel()

  override func serve() { sign.text = "open" }
}

final class BackOfficeClerk: Clerk {
  private var files = 0

  override func serve() { files += 1 }
}

final class Shop {
  private let boy = ErrandBoy()
  private let stock = CountStockErrand()
  private let opening = OpenShopErrand()
  private let desk = Clerk()
  private let bag = DisposeBag()
  private let ticks = Observable<Int>.interval(.seconds(1), scheduler: SerialDispatchQueueScheduler(qos: .utility))

  func work() {
    ticks.subscribe(onNext: { [boy] _ in boy.run(CountStockErrand()) }).disposed(by: bag)
    ticks.subscribe(onNext: { [boy, stock] _ in boy.run(stock) }).disposed(by: bag)
    ticks.subscribe(onNext: { [boy] _ in boy.runAny(CountStockErrand()) }).disposed(by: bag)
    ticks.observe(on: MainScheduler.instance).subscribe(onNext: { [boy] _ in boy.run(OpenShopErrand()) }).disposed(by: bag)
    ticks.observe(on: MainScheduler.instance).subscribe(onNext: { [boy, opening] _ in boy.run(opening) }).disposed(by: bag)
    ticks.observe(on: MainScheduler.instance).subscribe(onNext: { [boy] _ in boy.runAny(OpenShopErrand()) }).disposed(by: bag)
    ticks.subscribe(onNext: { [desk] _ in desk.call(BackOfficeClerk()) }).disposed(by: bag)
    ticks.observe(on: MainScheduler.instance).subscribe(onNext: { [desk] _ in desk.call(DoorClerk()) }).disposed(by: bag)
  }
}

final class ErrandClock {
  /// Any of them: not decided.
  var errand: Errand?
  private let bag = DisposeBag()

  func start(_ ticks: Observable<Int>) {
    ticks.observe(on: SerialDispatchQueueScheduler(qos: .utility))
      .subscribe(onNext: { [weak self] _ in self?.errand?.start() })
      .disposed(by: bag)
  }
}
