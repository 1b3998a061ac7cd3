/// The names of one file as a Bloom filter: where a name does not stand, few looks at the file's bytes are needed to see
/// that. It may promise too much, never too little.
struct NameFilter: Sendable {
  private let bits: [UInt64]

  /// A name as filters are asked for it.
  struct Key {
    fileprivate let hash: UInt64

    /// `nil` of what has other bytes than ASCII names have: which of those belong to a name only the lexer says.
    init?(_ name: [UInt8]) {
      guard !name.isEmpty, name.allSatisfy({ NameFilter.isOfName[Int($0)] }) else { return nil }
      hash = name.withUnsafeBufferPointer { NameHash.hash($0) }
    }

    /// Its places in a filter of so many, a power of two.
    func places(below count: Int) -> (Int, Int) { NameFilter.places(of: hash, count / 64) }
  }

  init(_ source: [UInt8]) {
    // Source has a name in some twelve bytes, and most names several times: one bit in ten is set.
    var bits = [UInt64](repeating: 0, count: max(1, Self.roundedUp(source.count / 2) / 64))
    source.withUnsafeBufferPointer { bytes in
      bits.withUnsafeMutableBufferPointer { bits in
        var at = 0
        while at < bytes.count {
          guard Self.isOfName[Int(bytes[at])] else {
            at += 1
            continue
          }
          let start = at
          while at < bytes.count, Self.isOfName[Int(bytes[at])] { at += 1 }
          let (one, other) = Self.places(of: NameHash.hash(bytes.baseAddress! + start, at - start), bits.count)
          bits[one >> 6] |= 1 << UInt64(one & 63)
          bits[other >> 6] |= 1 << UInt64(other & 63)
        }
      }
    }
    self.bits = bits
  }

  func mayContain(_ key: Key) -> Bool {
    let (one, other) = Self.places(of: key.hash, bits.count)
    return bits[one >> 6] >> UInt64(one & 63) & bits[other >> 6] >> UInt64(other & 63) & 1 != 0
  }

  /// The places that a filter of so many would have set, a power of two; all that may be, where this one is smaller.
  func forEachPlace(below count: Int, _ body: (Int) -> Void) {
    let size = bits.count * 64
    for index in bits.indices {
      var rest = bits[index]
      while rest != 0 {
        let place = index << 6 + rest.trailingZeroBitCount
        for place in stride(from: place & (count - 1), to: count, by: size) { body(place) }
        rest &= rest - 1
      }
    }
  }

  @inline(__always)
  private static func places(of hash: UInt64, _ words: Int) -> (Int, Int) {
    let mask = words * 64 - 1
    return (Int(truncatingIfNeeded: hash) & mask, Int(truncatingIfNeeded: hash >> 32) & mask)
  }

  private static func roundedUp(_ count: Int) -> Int {
    count <= 64 ? 64 : 1 << (Int.bitWidth - (count - 1).leadingZeroBitCount)
  }

  /// By byte.
  private static let isOfName: [Bool] = (0...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
