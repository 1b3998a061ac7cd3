/// A flat list while it is being made: tokens, nodes. An array would ask at every step whether it is shared, and the
/// lexer and the parser take a step for every few bytes of a project; this asks only whether there is room.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  private var storage: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 4)
    storage = .allocate(capacity: self.capacity)
  }

  deinit { storage.deallocate() }

  subscript(index: Int) -> Element {
    @inline(__always)
    _read {
      assert(index >= 0 && index < count)
      yield storage[index]
    }
    @inline(__always)
    _modify {
      assert(index >= 0 && index < count)
      yield &storage[index]
    }
  }

  @inline(__always)
  var last: Element? { count > 0 ? storage[count - 1] : nil }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    storage[count] = element
    count += 1
  }

  /// Takes away all but the first `count`.
  @inline(__always)
  mutating func truncate(to count: Int) {
    assert(count <= self.count)
    self.count = count
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.update(from: storage, count: count)
    storage.deallocate()
    storage = larger
    capacity *= 2
  }

  /// A copy of just the size.
  func array() -> [Element] { Array(UnsafeBufferPointer(start: storage, count: count)) }

  /// A copy of just the size, which the caller deallocates.
  func copy() -> UnsafeBufferPointer<Element> {
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: count)
    _ = copy.initialize(from: UnsafeBufferPointer(start: storage, count: count))
    return UnsafeBufferPointer(copy)
  }
}
