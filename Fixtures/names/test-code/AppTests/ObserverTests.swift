import RxSwift
import RxTest
import XCTest

/// What a test watches with is no user interface, whoever makes it.
final class ObserverTests: XCTestCase {
  private var scheduler: TestScheduler!
  private let disposeBag = DisposeBag()
  private let clouds = PublishSubject<Bool>()

  override func setUp() {
    scheduler = TestScheduler(initialClock: 0)
  }

  func testClouds() {
    let observer = scheduler.createObserver(Bool.self)
    clouds.bind(to: observer).disposed(by: disposeBag)
    clouds.subscribe(scheduler.createObserver(Bool.self)).disposed(by: disposeBag)
  }
}
