import Dispatch
import Foundation

extension VirtualThreads {
  var date: Date { Date(timeIntervalSinceReferenceDate: clock / .seconds(1)) }

  static var currentDate: Date { running?.date ?? Date(timeIntervalSinceReferenceDate: 0) }

  static var mainInstance: MainScheduler { running?.main ?? MainScheduler() }
}

extension VirtualThreads {
  /// RxCocoa lets its Drivers' scheduler be another only while a closure runs: this one runs for ever.
  static let isDriverOnVirtualMain: Bool = {
    let isSet = DispatchSemaphore(value: 0)
    Thread {
      SharingScheduler.mock(makeScheduler: { MainScheduler() }) {
        isSet.signal()
        DispatchSemaphore(value: 0).wait()
      }
    }.start()
    isSet.wait()
    return true
  }()
}

extension Duration {
  /// The span that Dispatch's interval stands for; nil for `never`.
  init?(_ interval: DispatchTimeInterval) {
    switch interval {
    case .seconds(let value): self = .seconds(value)
    case .milliseconds(let value): self = .milliseconds(value)
    case .microseconds(let value): self = .microseconds(value)
    case .nanoseconds(let value): self = .nanoseconds(value)
    default: return nil
    }
  }
}
