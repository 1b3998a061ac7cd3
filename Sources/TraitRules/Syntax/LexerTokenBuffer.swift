/// The tokens while they are being made. An array would ask at every append whether it is shared, and would keep the
/// slack of its growth as long as the tokens live; this asks only whether there is room, and is copied once at the end
/// into an array of just the size.
struct TokenBuffer: ~Copyable {
  private var storage: UnsafeMutablePointer<Token>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    storage = .allocate(capacity: capacity)
  }

  deinit { storage.deallocate() }

  subscript(index: Int) -> Token {
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
  var last: Token? { count > 0 ? storage[count - 1] : nil }

  @inline(__always)
  mutating func append(_ token: Token) {
    if count == capacity { grow() }
    storage[count] = token
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Token>.allocate(capacity: capacity * 2)
    larger.update(from: storage, count: count)
    storage.deallocate()
    storage = larger
    capacity *= 2
  }

  func array() -> [Token] { Array(UnsafeBufferPointer(start: storage, count: count)) }
}
