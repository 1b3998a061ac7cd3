#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A flat list while it is being made: tokens, nodes. An array would ask at every step whether it is shared, and the
/// lexer and the parser take a step for every few bytes of a project; this asks only whether there is room. Its memory
/// is the C library's, which can give back the end of a block: nothing is copied when the list is complete.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  private var storage: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 4)
    storage = Self.resized(nil, to: self.capacity)
  }

  deinit { free(storage) }

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

  /// A copy of just the size.
  func array() -> [Element] { Array(UnsafeBufferPointer(start: storage, count: count)) }

  /// The elements, in memory of just the size that is now the caller's to `free`.
  consuming func released() -> UnsafeBufferPointer<Element> {
    let elements = UnsafeBufferPointer(start: Self.resized(storage, to: max(count, 1)), count: count)
    discard self
    return elements
  }

  @inline(never)
  private mutating func grow() {
    capacity *= 2
    storage = Self.resized(storage, to: capacity)
  }

  private static func resized(_ storage: UnsafeMutablePointer<Element>?, to count: Int) -> UnsafeMutablePointer<Element>
  {
    guard let memory = realloc(storage, count * MemoryLayout<Element>.stride) else { fatalError("out of memory") }
    return memory.bindMemory(to: Element.self, capacity: count)
  }
}
