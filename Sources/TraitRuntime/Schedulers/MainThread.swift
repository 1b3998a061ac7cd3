import Dispatch
import Foundation

/// Tells whether the caller is on main. RxSwift asks two different questions, and so does this.
enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the main queue is running the caller: what schedulers ask before they run work at once.
  static var isMainQueue: Bool {
    DispatchQueue.getSpecific(key: key) ?? false
  }

  /// Whether this is the program's first thread: what `drive` asks.
  static var isMainThread: Bool {
    Thread.isMainThread
  }
}
