/// What a name is to a file that mentions it. A question about a name is answered by files in which it has the role.
enum WordRole: UInt64 {
  /// Declared as a type, an alias or an associated type.
  case type = 1
  /// The first of the names that an extension extends: `A` in `extension A.B`.
  case extended
  /// One of the others, or a name of its `where` clause.
  case extendedMember
  /// In an inheritance clause.
  case inherited
  /// Outside all braces, where globals are declared.
  case global
  /// Declared as a function.
  case function
  /// Declared as an enum's case.
  case enumCase
  /// Before arguments or a trailing closure.
  case called
  /// Before `=`.
  case assigned
}

/// The words of one file with their roles, as hashes: enough to know that a file has no answer to a question about a
/// name, without its tokens or its tree. It may promise too much (a file is then parsed in vain), never too little.
struct WordTable: Sendable {
  /// Open addressing over a power of two at most half full; 0 is an empty slot. What is kept of a word chooses its slot.
  private let slots: [UInt32]

  /// - Parameter words: with repetitions, in any order.
  init(_ words: [UInt64]) {
    var slots = Self.emptySlots(for: words.count)
    slots.withUnsafeMutableBufferPointer { slots in
      for word in words {
        let mark = Self.mark(word)
        slots[Self.slot(of: mark, in: slots)] = mark
      }
    }
    self.slots = slots
  }

  /// How many words there are.
  var count: Int { slots.count { $0 != 0 } }

  /// What is kept of each word, in no order.
  var marks: some Sequence<UInt32> { slots.lazy.filter { $0 != 0 } }

  func contains(_ word: UInt64) -> Bool { slots[Self.slot(of: Self.mark(word), in: slots)] != 0 }

  /// A name in a role, as it is asked for.
  static func word(_ role: WordRole, _ name: String) -> UInt64 {
    var name = name
    return name.withUTF8 { word(role, $0.baseAddress, $0.count) }
  }

  static func word(_ role: WordRole, _ bytes: UnsafePointer<UInt8>?, _ count: Int) -> UInt64 {
    // FNV-1a.
    var hash = 0xCBF2_9CE4_8422_2325 &+ role.rawValue
    for index in 0..<count { hash = (hash ^ UInt64(bytes![index])) &* 0x100_0000_01B3 }
    return hash
  }

  /// A token's text in a role.
  static func word(_ role: WordRole, token: UInt32, of tree: SyntaxTree) -> UInt64 {
    let range = tree.nameRange(token: token)
    return tree.source.withUnsafeBufferPointer { word(role, $0.baseAddress! + range.lowerBound, range.count) }
  }

  /// What is kept of a word: both halves, as a name's last byte has not reached all bits of either.
  static func mark(_ word: UInt64) -> UInt32 { max(1, UInt32(truncatingIfNeeded: word >> 32 ^ word)) }

  static func emptySlots(for count: Int) -> [UInt32] {
    var capacity = 16
    while capacity < count * 2 { capacity *= 2 }
    return [UInt32](repeating: 0, count: capacity)
  }

  /// Where a mark stands or would stand.
  @inline(__always)
  static func slot<Slots: RandomAccessCollection<UInt32>>(of mark: UInt32, in slots: Slots) -> Int
  where Slots.Index == Int {
    var at = Int(mark) & (slots.count - 1)
    while slots[at] != 0, slots[at] != mark { at = (at + 1) & (slots.count - 1) }
    return at
  }
}
