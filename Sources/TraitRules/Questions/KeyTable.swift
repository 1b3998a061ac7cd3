/// What can be kept in a `KeyTable`.
protocol TableKey: Equatable {
  /// Spread over all bits: a table looks at the lowest alone.
  var tableHash: UInt64 { get }
}

/// Gives each of several keys a number, from 0 in the order in which they came. Equal keys have one number, so whoever
/// keeps numbers compares numbers.
struct KeyTable<Key: TableKey> {
  private(set) var keys: [Key] = []
  /// Numbers plus 1 by hash: open addressing over a power of two at most half full; 0 is an empty slot.
  private var slots: [Int32]

  init(capacity: Int = 64) { slots = [Int32](repeating: 0, count: capacity) }

  var count: Int { keys.count }

  subscript(number: Int32) -> Key { keys[Int(number)] }

  /// The number of a key that is there.
  func find(_ key: Key) -> Int32? {
    let slot = slot(of: key)
    return slots[slot] == 0 ? nil : slots[slot] - 1
  }

  /// The number of a key, which is entered if it is not there.
  mutating func number(of key: Key) -> Int32 {
    let slot = slot(of: key)
    if slots[slot] != 0 { return slots[slot] - 1 }
    keys.append(key)
    slots[slot] = Int32(keys.count)
    if keys.count * 2 > slots.count { grow() }
    return Int32(keys.count - 1)
  }

  @inline(__always)
  private func slot(of key: Key) -> Int {
    var slot = Int(truncatingIfNeeded: key.tableHash) & (slots.count - 1)
    while slots[slot] != 0, keys[Int(slots[slot] - 1)] != key { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 4)
    for (number, key) in keys.enumerated() {
      var slot = Int(truncatingIfNeeded: key.tableHash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number + 1)
    }
  }
}

/// Two numbers as one key.
struct PairKey: TableKey {
  var first: UInt32
  var second: UInt32

  var tableHash: UInt64 { NameHash.mixed(UInt64(first) << 32 | UInt64(second), 0) }
}

extension Place: TableKey {
  var tableHash: UInt64 { NameHash.mixed(bits, 0) }
}
