/// The words that mean something in some places and are names in all others. The lexer notes them in their tokens, so
/// that the parser, which asks for them at every turn, compares a byte and not the text.
enum ContextualWord: UInt8, Sendable {
  case none

  // Before a declaration; `isModifier` counts on their being one run.
  case open, final, override, lazy, weak, unowned, mutating, nonmutating, convenience, required, dynamic, optional
  case indirect, isolated, nonisolated, prefix, postfix, infix, distributed, package, consuming, borrowing, async
  case sending
  // Of accessors; `opensAccessor` counts on their being one run.
  case get, set, didSet, willSet, underscoredRead, underscoredModify, unsafeAddress, read, modify
  // Before an operand or a type.
  case await, consume, copy, each, any, some, borrow, underscoredOwned, underscoredShared
  case reasync, actor, macro, unknown
  // Attributes of types that take no arguments.
  case escaping, autoclosure, noescape

  /// The word may stand before a declaration.
  var isModifier: Bool { rawValue >= Self.open.rawValue && rawValue <= Self.sending.rawValue }

  /// The word is a modifier also before parentheses that are its argument.
  var isModifierWithArgument: Bool { self == .unowned || self == .nonisolated || self == .isolated }

  /// Parentheses right after the attribute are the type: `@escaping(() -> Void)`.
  var isAttributeWithoutArguments: Bool { self == .escaping || self == .autoclosure || self == .noescape }

  /// The word may begin an accessor.
  var opensAccessor: Bool { rawValue >= Self.get.rawValue && rawValue <= Self.modify.rawValue }

  /// The word may stand before an operand, which it leaves as it is for the linter.
  var precedesOperand: Bool {
    switch self {
    case .consume, .copy, .each, .any, .some, .borrow: true
    default: false
    }
  }

  /// The word may stand before a type.
  var specifiesType: Bool {
    switch self {
    case .some, .any, .each, .borrowing, .consuming, .isolated, .sending, .underscoredOwned, .underscoredShared,
      .nonisolated:
      true
    default: false
    }
  }

  static let words: [(text: StaticString, word: ContextualWord)] = [
    ("open", .open), ("final", .final), ("override", .override), ("lazy", .lazy), ("weak", .weak),
    ("unowned", .unowned), ("mutating", .mutating), ("nonmutating", .nonmutating), ("convenience", .convenience),
    ("required", .required), ("dynamic", .dynamic), ("optional", .optional), ("indirect", .indirect),
    ("isolated", .isolated), ("nonisolated", .nonisolated), ("prefix", .prefix), ("postfix", .postfix),
    ("infix", .infix), ("distributed", .distributed), ("package", .package), ("consuming", .consuming),
    ("borrowing", .borrowing), ("async", .async), ("sending", .sending), ("get", .get), ("set", .set),
    ("didSet", .didSet), ("willSet", .willSet), ("_read", .underscoredRead), ("_modify", .underscoredModify),
    ("unsafeAddress", .unsafeAddress), ("read", .read), ("modify", .modify), ("await", .await), ("consume", .consume),
    ("copy", .copy), ("each", .each), ("any", .any), ("some", .some), ("borrow", .borrow),
    ("__owned", .underscoredOwned), ("__shared", .underscoredShared), ("reasync", .reasync), ("actor", .actor),
    ("macro", .macro), ("unknown", .unknown), ("escaping", .escaping), ("autoclosure", .autoclosure),
    ("noescape", .noescape),
  ]
}
