import TraitRules

/// A `.traitlint.yml`, understood. What it does not say is nil or empty.
struct ConfigurationFile: Sendable {
  /// As shown to the user.
  var path: String
  /// Absolute; what its patterns and paths count from.
  var folder: String
  /// Where each key that it has stands.
  var places: [ConfigurationKey: TextPlace] = [:]

  /// Whether its folder is a project of its own.
  var isRoot: Bool?
  var included: [Glob]?
  var excluded: [Glob] = []
  var rules: [RuleID: RuleSetting] = [:]
  var isStrict: Bool?
  var requiresReason: Bool?
  var failOn: FailingLevel?
  var rxSwift: RxVersion?
  var reactorKit: RxVersion?
  var fallbacks: [String: String] = [:]
  var vocabulary = Vocabulary()
  var fixStyle: FixStyle?
  var reporters: [ReporterTarget] = []
  /// Absolute.
  var baseline: String?

  static let name = ".traitlint.yml"
}

/// A configuration that cannot be read or obeyed, with its place where there is one.
struct ConfigurationError: Error, Equatable {
  var path: String
  var place: TextPlace?
  var message: String

  /// `PATH:LINE:COLUMN: error: MESSAGE`.
  var text: String {
    let spot = place.map { "\(path):\($0.line):\($0.column)" } ?? path
    return "\(spot): error: \(message)"
  }
}
