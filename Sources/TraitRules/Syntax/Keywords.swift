/// The words that the grammar knows, reserved and contextual. They are told from names by a table in which each has a
/// slot of its own, so that a name costs one look-up and hardly ever a comparison.
enum Keywords {
  /// What the lexer says of a word.
  struct Meaning {
    /// That of the reserved word, `wildcard`, or `identifier`.
    var kind: TokenKind
    var word: ContextualWord

    static let name = Meaning(kind: .identifier, word: .none)
  }

  /// What `word` means. `slots` are this type's own, which a caller with many words fetches once.
  @inline(__always)
  static func meaning(of word: UnsafePointer<UInt8>, count: Int, slots: UnsafePointer<Slot>) -> Meaning {
    guard count >= 2, count <= longestCount else {
      return count == 1 && word[0] == UInt8(ascii: "_") ? Meaning(kind: .wildcard, word: .none) : .name
    }
    let slot = slots + hash(word, count: count)
    guard Int(slot.pointee.count) == count else { return .name }
    let text = slot.pointee.text
    for index in 0..<count where word[index] != text[index] { return .name }
    return slot.pointee.meaning
  }

  /// The kind of the directive that a pound and `word` make.
  static func directive(_ word: UnsafeBufferPointer<UInt8>) -> TokenKind? {
    directives.first { name, _ in
      word.elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }?.kind
  }

  struct Slot {
    var text: UnsafePointer<UInt8>
    var count: UInt8
    var meaning: Meaning
  }

  static let longestCount = 15
  static let slotCount = 512

  /// Found by trying factors until no two words met; a word that is added may need others, and a test says so.
  @inline(__always)
  static func hash(_ word: UnsafePointer<UInt8>, count: Int) -> Int {
    (count &* 36 &+ Int(word[0]) &* 45 &+ Int(word[count &- 2]) &* 26 &+ Int(word[count &- 1]) &* 104)
      & (slotCount - 1)
  }

  nonisolated(unsafe) static let slots: UnsafeMutablePointer<Slot> = {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: slotCount)
    slots.initialize(repeating: Slot(text: words[0].word.utf8Start, count: 0, meaning: .name), count: slotCount)
    func enter(_ text: StaticString, _ meaning: Meaning) {
      let (start, count) = (text.utf8Start, text.utf8CodeUnitCount)
      slots[hash(start, count: count)] = Slot(text: start, count: UInt8(count), meaning: meaning)
    }
    for (text, kind) in words { enter(text, Meaning(kind: kind, word: .none)) }
    for (text, word) in ContextualWord.words { enter(text, Meaning(kind: .identifier, word: word)) }
    return slots
  }()

  static let directives: [(word: StaticString, kind: TokenKind)] = [
    ("if", .poundIf), ("elseif", .poundElseif), ("else", .poundElse), ("endif", .poundEndif),
    ("sourceLocation", .poundSourceLocation), ("available", .poundAvailable), ("unavailable", .poundUnavailable),
  ]

  static let words: [(word: StaticString, kind: TokenKind)] = [
    ("associatedtype", .kwAssociatedtype), ("class", .kwClass), ("deinit", .kwDeinit), ("enum", .kwEnum),
    ("extension", .kwExtension), ("fileprivate", .kwFileprivate), ("func", .kwFunc), ("import", .kwImport),
    ("init", .kwInit), ("inout", .kwInout), ("internal", .kwInternal), ("let", .kwLet), ("operator", .kwOperator),
    ("precedencegroup", .kwPrecedencegroup), ("private", .kwPrivate), ("protocol", .kwProtocol),
    ("public", .kwPublic), ("static", .kwStatic), ("struct", .kwStruct), ("subscript", .kwSubscript),
    ("typealias", .kwTypealias), ("var", .kwVar),

    ("break", .kwBreak), ("case", .kwCase), ("catch", .kwCatch), ("continue", .kwContinue), ("default", .kwDefault),
    ("defer", .kwDefer), ("do", .kwDo), ("else", .kwElse), ("fallthrough", .kwFallthrough), ("for", .kwFor),
    ("guard", .kwGuard), ("if", .kwIf), ("in", .kwIn), ("repeat", .kwRepeat), ("return", .kwReturn),
    ("throw", .kwThrow), ("switch", .kwSwitch), ("where", .kwWhere), ("while", .kwWhile),

    ("Any", .kwAny), ("as", .kwAs), ("false", .kwFalse), ("is", .kwIs), ("nil", .kwNil), ("rethrows", .kwRethrows),
    ("self", .kwSelf), ("Self", .kwSelfType), ("super", .kwSuper), ("throws", .kwThrows), ("true", .kwTrue),
    ("try", .kwTry),
  ]
}
