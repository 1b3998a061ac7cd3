/// Work in the order of time, and of arrival where that is equal. A binary heap.
struct WorkQueue<Time> {
  private let compare: (Time, Time) -> VirtualTimeComparison
  private var heap: [ScheduledWork<Time>] = []
  private var nextNumber = 0

  init(compare: @escaping (Time, Time) -> VirtualTimeComparison) {
    self.compare = compare
  }

  mutating func insert(at time: Time, _ action: @escaping () -> Disposable) -> ScheduledWork<Time> {
    let work = ScheduledWork(time: time, number: nextNumber, action: action)
    nextNumber += 1
    heap.append(work)
    siftUp(heap.count - 1)
    return work
  }

  /// The time of the next work that is not cancelled.
  var firstTime: Time? {
    mutating get {
      dropCancelled()
      return heap.first?.time
    }
  }

  /// The next work that is not cancelled.
  mutating func removeFirst() -> ScheduledWork<Time>? {
    dropCancelled()
    return pop()
  }

  /// Forgets all work, and lets go of what it holds: work that schedules itself again holds itself.
  mutating func discard() {
    let discarded = heap
    heap = []
    for work in discarded { work.dispose() }
  }

  private mutating func dropCancelled() {
    while let first = heap.first, first.isDisposed { _ = pop() }
  }

  private mutating func pop() -> ScheduledWork<Time>? {
    guard let last = heap.popLast() else { return nil }
    guard let first = heap.first else { return last }
    heap[0] = last
    siftDown(0)
    return first
  }

  private func isBefore(_ left: ScheduledWork<Time>, _ right: ScheduledWork<Time>) -> Bool {
    switch compare(left.time, right.time) {
    case .lessThan: true
    case .equal: left.number < right.number
    case .greaterThan: false
    }
  }

  private mutating func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard isBefore(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(_ start: Int) {
    var parent = start
    while true {
      var smallest = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && isBefore(heap[child], heap[smallest]) {
        smallest = child
      }
      if smallest == parent { return }
      heap.swapAt(parent, smallest)
      parent = smallest
    }
  }

  var debugDescription: String {
    "\(heap.map(\.time))"
  }
}

/// A piece of work, which can be cancelled until it has run, and whose result can be disposed afterwards.
final class ScheduledWork<Time>: DisposeBase, Cancelable {
  let time: Time
  let number: Int
  private var action: (() -> Disposable)?
  private let disposable = SingleAssignmentDisposable()

  init(time: Time, number: Int, action: @escaping () -> Disposable) {
    self.time = time
    self.number = number
    self.action = action
  }

  var isDisposed: Bool {
    disposable.isDisposed
  }

  func run() {
    guard let action = action.take() else { return }
    disposable.setDisposable(action())
  }

  func dispose() {
    action = nil
    disposable.dispose()
  }
}
