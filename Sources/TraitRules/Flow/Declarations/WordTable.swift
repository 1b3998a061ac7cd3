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
///
/// A list, as it was read: each is searched once for a handful of words and then copied into the project's index, and
/// for that a table of each file's own would be made in vain.
struct WordTable: Sendable {
  /// What is kept of each word, in order of place, with repetitions. Never 0.
  let marks: [UInt32]

  func containsAny(of words: [UInt64]) -> Bool {
    // A bit for each word: few marks have one of those, and only they are compared.
    let bits = words.reduce(UInt64(0)) { $0 | Self.bit(of: Self.mark($1)) }
    return marks.contains { mark in
      bits & Self.bit(of: mark) != 0 && words.contains { Self.mark($0) == mark }
    }
  }

  @inline(__always)
  private static func bit(of mark: UInt32) -> UInt64 { 1 &<< UInt64(mark) }

  /// A name in a role, as it is asked for.
  static func word(_ role: WordRole, _ name: String) -> UInt64 {
    var name = name
    return name.withUTF8 { word(role, $0.baseAddress, $0.count) }
  }

  /// - Parameter bytes: nil only if `count` is 0.
  static func word(_ role: WordRole, _ bytes: UnsafePointer<UInt8>?, _ count: Int) -> UInt64 {
    // Multiplied, so that no role differs from another as one letter does from the next.
    let seed = (UInt64(truncatingIfNeeded: count) << 8 | role.rawValue) &* 0xA24B_AED4_963E_E407
    guard let bytes else { return mixed(seed, 0) }
    // Eight bytes at a time, the last of them once more where the count is no multiple: a name is a step or two.
    let name = UnsafeRawPointer(bytes)
    guard count >= 8 else { return mixed(seed, lessThanEight(name, count)) }
    var hash = seed
    var at = 0
    while at + 8 < count {
      hash = mixed(hash, name.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      at += 8
    }
    return mixed(hash, name.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
  }

  /// Up to seven bytes in one number, so that different bytes give different numbers.
  @inline(__always)
  private static func lessThanEight(_ name: UnsafeRawPointer, _ count: Int) -> UInt64 {
    if count >= 4 {
      let first = UInt64(name.loadUnaligned(as: UInt32.self))
      return first << 32 | UInt64(name.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    }
    guard count > 0 else { return 0 }
    let (first, middle, last) = (name.load(as: UInt8.self), count >> 1, count - 1)
    return UInt64(first) << 16 | UInt64(name.load(fromByteOffset: middle, as: UInt8.self)) << 8
      | UInt64(name.load(fromByteOffset: last, as: UInt8.self))
  }

  /// Both halves of the whole product: in the lower alone, a name's eighth byte would reach no more than eight bits.
  @inline(__always)
  private static func mixed(_ hash: UInt64, _ bytes: UInt64) -> UInt64 {
    let product = ((hash ^ bytes) &+ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }

  /// A token's text in a role.
  static func word(_ role: WordRole, token: UInt32, of tree: SyntaxTree) -> UInt64 {
    let range = tree.nameRange(token: token)
    return tree.source.withUnsafeBufferPointer { word(role, $0.baseAddress! + range.lowerBound, range.count) }
  }

  /// What is kept of a word.
  static func mark(_ word: UInt64) -> UInt32 { max(1, UInt32(truncatingIfNeeded: word)) }
}
