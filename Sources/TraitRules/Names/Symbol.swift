/// A name as a number: within a project, two names are the same where their numbers are.
struct Symbol: Hashable, BitwiseCopyable {
  let id: UInt32

  /// No name: an argument without a label, a file without declarations.
  static let none = Symbol(id: 0)

  init(id: UInt32) { self.id = id }

  /// A name that the linter knows by heart.
  init(_ known: KnownName) { id = known.rawValue }

  /// The same the other way round.
  var known: KnownName? { KnownName(rawValue: id) }

  var isNone: Bool { id == 0 }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  static func == (left: Symbol, right: KnownName) -> Bool { left.id == right.rawValue }

  static func != (left: Symbol, right: KnownName) -> Bool { left.id != right.rawValue }
}
