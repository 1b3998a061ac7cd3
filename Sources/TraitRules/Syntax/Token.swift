/// A lexical element of a Swift file: twelve bytes that point into the file's UTF-8, so that a file's tokens are one
/// flat array and nothing of the source is copied.
///
/// Tokens stand in source order by their start. White space and comments have no token; they are what lies between
/// two tokens. The code inside a string's interpolations follows the string's own token, each interpolation between
/// `interpolationStart` and `interpolationEnd`, so a consumer that does not care skips to the string's `end`.
public struct Token: Sendable, Equatable, BitwiseCopyable {
  /// Offset of the first byte, from 0.
  public var start: UInt32
  /// Offset after the last byte.
  public var end: UInt32
  public var kind: TokenKind
  public var flags: TokenFlags
  /// Which of the words it is that are reserved only in some places. Always `none` if `kind` is not `identifier`.
  var word: ContextualWord

  public init(kind: TokenKind, flags: TokenFlags, start: UInt32, end: UInt32) {
    self.init(kind: kind, flags: flags, start: start, end: end, word: .none)
  }

  @inline(__always)
  init(kind: TokenKind, flags: TokenFlags, start: UInt32, end: UInt32, word: ContextualWord) {
    self.start = start
    self.end = end
    self.kind = kind
    self.flags = flags
    self.word = word
  }

  /// Its byte offsets in `source`, without the backticks of an escaped identifier.
  @inline(__always)
  func nameRange(in source: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let range = Int(start)..<Int(end)
    let isEscaped =
      kind == .identifier && range.count > 2 && source[range.lowerBound] == UInt8(ascii: "`")
      && source[range.upperBound - 1] == UInt8(ascii: "`")
    return isEscaped ? range.dropFirst().dropLast() : range
  }
}

/// What stands around a token: operators are told apart by it, and statements end by it.
public struct TokenFlags: OptionSet, Sendable, Equatable, BitwiseCopyable {
  public let rawValue: UInt8

  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line break stands between this token and the one before it (or this is the first token).
  public static let newlineBefore = TokenFlags(rawValue: 1 << 0)
  /// The compiler's left-bound rule: nothing separates this token from what precedes it on the left.
  public static let leftBound = TokenFlags(rawValue: 1 << 1)
  /// The compiler's right-bound rule.
  public static let rightBound = TokenFlags(rawValue: 1 << 2)
  /// Unterminated string, comment or regex, or a byte that starts no token.
  public static let malformed = TokenFlags(rawValue: 1 << 3)
}

/// The kinds that the parser tells apart. Reserved words have kinds of their own; contextual ones (`async`,
/// `await`, `some`, `open`, `get` …) are identifiers, because they are names wherever the grammar does not ask for them.
public enum TokenKind: UInt8, Sendable, Equatable, BitwiseCopyable {
  case endOfFile
  case unknown
  case shebang

  /// Also with backticks, and with `$` inside (`token$`), which the compiler takes though the book does not.
  case identifier
  /// `$0`, `$name` (the projection of a property wrapper).
  case dollarIdentifier
  case wildcard
  case integer
  case float
  /// A whole string literal, quotes and pounds included, of any form; interpolated code follows.
  case string
  case interpolationStart
  case interpolationEnd
  case regex
  /// `<#name#>`.
  case placeholder

  case leftParen, rightParen, leftBrace, rightBrace, leftBracket, rightBracket
  case comma, colon, semicolon, at, pound, backslash
  /// `.` as member access or implicit member; runs such as `...` and `.+` are operators.
  case period
  /// `->`, a lone `=`, a lone `&`, `?` and `!` are told apart; every other run of operator characters is `op`
  /// (a postfix `?` or `!` is a token of its own, as the compiler has it).
  case arrow, equal, ampersand, question, exclamation, op

  /// `#if`, `#elseif`, `#else`, `#endif`, `#sourceLocation`, `#available`, `#unavailable`; the pound is part of the token.
  case poundIf, poundElseif, poundElse, poundEndif, poundSourceLocation, poundAvailable, poundUnavailable

  // Reserved words, declarations.
  case kwAssociatedtype, kwClass, kwDeinit, kwEnum, kwExtension, kwFileprivate, kwFunc, kwImport, kwInit, kwInout
  case kwInternal, kwLet, kwOperator, kwPrecedencegroup, kwPrivate, kwProtocol, kwPublic, kwStatic, kwStruct
  case kwSubscript, kwTypealias, kwVar
  // Reserved words, statements.
  case kwBreak, kwCase, kwCatch, kwContinue, kwDefault, kwDefer, kwDo, kwElse, kwFallthrough, kwFor, kwGuard, kwIf
  case kwIn, kwRepeat, kwReturn, kwThrow, kwSwitch, kwWhere, kwWhile
  // Reserved words, expressions and types.
  case kwAny, kwAs, kwFalse, kwIs, kwNil, kwRethrows, kwSelf, kwSelfType, kwSuper, kwThrows, kwTrue, kwTry
}
