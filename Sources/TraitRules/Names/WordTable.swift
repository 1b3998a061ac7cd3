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
  /// What a `typealias` stands for.
  case aliased
  /// Outside all braces, where globals are declared.
  case global
  /// Declared as a function.
  case function
  /// Declared as an enum's case.
  case enumCase
  /// Before arguments or a trailing closure.
  case called
  /// Before `=`, `+=` and relatives, also with a subscript between.
  case assigned
  /// A function that takes a sequence, or a method of sequences, and returns none: it may subscribe.
  case subscribing
  /// What elements are sent into, or a chain is bound to: `relay` in `relay.accept(x)`.
  case fed
  /// Before `.self`.
  case metatype
  /// Before `.init` that is handed on, not called.
  case handedInitializer
  /// The first label of `.init(label: …)` as an argument or an element, where nothing beside it says whose it is.
  case initialized
}

/// The words of one file with their roles, as hashes: enough to know that a file has no answer to a question about a
/// name, without its tokens or its tree. It may promise too much (a file is then parsed in vain), never too little.
///
/// A list, as it was read: each is searched once for a handful of words and then copied into the project's index, and
/// for that a table of each file's own would be made in vain.
struct WordTable: Sendable {
  /// What is kept of each word, in order of place, with repetitions. Never 0.
  let marks: [UInt32]

  func contains(_ word: UInt64) -> Bool { marks.contains(Self.mark(word)) }

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
  static func word(_ role: WordRole, _ name: String) -> UInt64 { word(role, hash: NameHash.hash(name)) }

  /// - Parameter hash: the name's.
  @inline(__always)
  static func word(_ role: WordRole, hash: UInt64) -> UInt64 {
    // Multiplied, so that no role differs from another as one letter does from the next.
    NameHash.mixed(hash, role.rawValue &* 0xA24B_AED4_963E_E407)
  }

  /// A token's text in a role.
  static func word(_ role: WordRole, token: UInt32, of tree: SyntaxTree) -> UInt64 {
    let range = tree.nameRange(token: token)
    return tree.source.withUnsafeBufferPointer {
      word(role, hash: NameHash.hash($0.baseAddress! + range.lowerBound, range.count))
    }
  }

  /// What is kept of a word.
  static func mark(_ word: UInt64) -> UInt32 { max(1, UInt32(truncatingIfNeeded: word)) }
}
