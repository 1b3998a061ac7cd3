// Of several types that conform, the worst one counts.
import RxSwift

protocol Clock {
  var time: Observable<String> { get }
  var zone: Observable<String> { get }
}

struct WallClock: Clock {
  let time = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).map { "\($0)" }
  let zone = Observable.just("CET")
}

struct AtomicClock: Clock {
  let time = Observable<Int>
    .interval(.milliseconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .userInteractive))
    .map { "\($0) ms" }
  let zone = Observable.just("UTC")
}
