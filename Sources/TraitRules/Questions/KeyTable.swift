/// What can be kept in a `KeyTable`.
protocol TableKey: Equatable {
  /// Spread over all bits: a table looks at the lowest alone.
  var tableHash: UInt64 { get }
}

/// Gives each of several keys a number, from 0 in the order in which they came. Equal keys have one number, so whoever
/// keeps numbers compares numbers.
struct KeyTable<Key: TableKey> {
  private(set) var keys: [Key] = []
  /// Open addressing over a power of two at most half full.
  private var slots: [Slot]

  /// A key's number plus 1, 0 in an empty slot, and the part of its hash that chooses the slot: it tells other keys apart
  /// without a look at them, which is a look elsewhere in memory.
  private struct Slot: BitwiseCopyable {
    var hash: UInt32 = 0
    var number: Int32 = 0
  }

  init(capacity: Int = 64) { slots = [Slot](repeating: Slot(), count: capacity) }

  var count: Int { keys.count }

  subscript(number: Int32) -> Key { keys[Int(number)] }

  /// The number of a key that is there.
  func find(_ key: Key) -> Int32? {
    let number = slots[slot(of: key, UInt32(truncatingIfNeeded: key.tableHash))].number
    return number == 0 ? nil : number - 1
  }

  /// The number of a key, which is entered if it is not there.
  mutating func number(of key: Key) -> Int32 {
    let hash = UInt32(truncatingIfNeeded: key.tableHash)
    let slot = slot(of: key, hash)
    if slots[slot].number != 0 { return slots[slot].number - 1 }
    keys.append(key)
    slots[slot] = Slot(hash: hash, number: Int32(keys.count))
    if keys.count * 2 > slots.count { grow() }
    return Int32(keys.count - 1)
  }

  @inline(__always)
  private func slot(of key: Key, _ hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot].number != 0, slots[slot].hash != hash || keys[Int(slots[slot].number - 1)] != key {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    let smaller = slots
    slots = [Slot](repeating: Slot(), count: smaller.count * 2)
    for entered in smaller where entered.number != 0 {
      var slot = Int(entered.hash) & (slots.count - 1)
      while slots[slot].number != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entered
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

/// The hash of something.
extension UInt64: TableKey {
  var tableHash: UInt64 { self }
}
