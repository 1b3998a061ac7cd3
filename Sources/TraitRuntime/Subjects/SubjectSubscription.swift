import Synchronization

/// The observers of a subject, in the order in which they are told: that in which they came, but RxSwift has a place of
/// its own for the first, and whoever comes when that is empty takes it.
struct SubjectObservers<Element> {
  private(set) var members: [(key: UInt64, observer: ObserverBase<Element>)] = []
  private var nextKey: UInt64 = 0
  private var firstKey: UInt64?

  var isEmpty: Bool {
    members.isEmpty
  }

  mutating func insert(_ observer: ObserverBase<Element>) -> UInt64 {
    let key = nextKey
    nextKey += 1
    if firstKey == nil {
      firstKey = key
      members.insert((key, observer), at: 0)
    } else {
      members.append((key, observer))
    }
    return key
  }

  mutating func remove(_ key: UInt64) -> ObserverBase<Element>? {
    if key == firstKey { firstKey = nil }
    guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
    return members.remove(at: index).observer
  }

  mutating func removeAll() {
    members = []
    firstKey = nil
  }

  /// Ends every observer the way the subject ended.
  func stop(_ error: Swift.Error?) {
    for member in members {
      if let error { member.observer.onError(error) } else { member.observer.onCompleted() }
    }
  }
}

/// What a subscription asks of its subject.
protocol SubjectUnsubscribing: AnyObject {
  func unsubscribe(_ key: UInt64)
}

/// Takes an observer out of a subject. The subject is held weakly: it holds the observer, which holds this.
final class SubjectSubscription: DisposeBase, Disposable {
  private weak var subject: SubjectUnsubscribing?
  private let key: UInt64
  private let disposed = Atomic<Bool>(false)

  init(_ subject: SubjectUnsubscribing, key: UInt64) {
    self.subject = subject
    self.key = key
  }

  func dispose() {
    guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let subject = subject
    self.subject = nil
    subject?.unsubscribe(key)
  }
}
