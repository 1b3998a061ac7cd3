/// First in, first out. Room that is given back by `dequeue` is used again.
struct Queue<Element> {
  private var storage: [Element?] = []
  private var head = 0
  private(set) var count = 0

  var isEmpty: Bool {
    count == 0
  }

  var first: Element? {
    isEmpty ? nil : storage[head]
  }

  mutating func enqueue(_ element: Element) {
    if count == storage.count { grow() }
    storage[(head + count) & (storage.count - 1)] = element
    count += 1
  }

  mutating func dequeue() -> Element? {
    guard count > 0 else { return nil }
    let element = storage[head].take()
    head = (head + 1) & (storage.count - 1)
    count -= 1
    return element
  }

  /// The elements, oldest first.
  var elements: [Element] {
    (0..<count).compactMap { storage[(head + $0) & (storage.count - 1)] }
  }

  /// The capacity is a power of two, so that a mask can wrap an index.
  private mutating func grow() {
    var larger: [Element?] = []
    larger.reserveCapacity(max(4, storage.count * 2))
    for offset in 0..<count { larger.append(storage[(head + offset) & (storage.count - 1)]) }
    while larger.count < larger.capacity.powerOfTwoBelow { larger.append(nil) }
    storage = larger
    head = 0
  }
}

extension Int {
  fileprivate var powerOfTwoBelow: Int {
    self <= 0 ? 0 : 1 << (Int.bitWidth - 1 - leadingZeroBitCount)
  }
}
