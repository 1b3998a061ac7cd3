import TraitRules

/// The keys of `.traitlint.yml`: the one description from which the reader, the schema for editors, the starter file
/// and `traitlint config` take what they say.
enum ConfigurationKey: String, CaseIterable, Sendable {
  case root, included, excluded, rules, strict
  case failOn = "fail_on"
  case requireReason = "require_reason"
  case rxswift, reactorkit
  case fallbacks, sinks, sources, operators, schedulers
  case fixStyle = "fix_style"
  case reporters, baseline

  /// What may stand under the key.
  indirect enum Shape: Sendable {
    case boolean
    /// Not empty.
    case text
    case choice([String])
    /// `6` or `6.5`.
    case version
    case list(of: Shape)
    /// A mapping with these keys, or with any where there are none.
    case mapping(keys: [String]?, of: Shape)
    /// A mapping whose values differ in shape by key.
    case record([(key: String, shape: Shape)])
    case reporter
  }

  var shape: Shape {
    switch self {
    case .included, .excluded, .sinks: .list(of: .text)
    case .rules: .mapping(keys: Choices.rules, of: .choice(RuleSetting.words))
    case .root, .strict, .requireReason: .boolean
    case .failOn: .choice(Choices.failingLevels)
    case .rxswift, .reactorkit: .version
    case .fallbacks: .mapping(keys: nil, of: .text)
    case .sources, .operators: .mapping(keys: nil, of: Self.effect)
    case .schedulers: .mapping(keys: nil, of: .choice(["main", "background"]))
    case .fixStyle: .choice(Choices.fixStyles)
    case .reporters: .list(of: .reporter)
    case .baseline: .text
    }
  }

  private static let effect = Shape.record([
    ("delivery", .choice(["main", "background", "keep"])),
    ("failure", .choice(["never", "possible", "keep"])),
    ("sharing", .choice(["shared", "harmless", "repeated", "keep"])),
  ])

  /// What the key is for, in a sentence.
  var summary: String {
    switch self {
    case .root: "This folder is a project of its own: nothing above it counts, and no name is followed out of it."
    case .included: "Only paths that match are linted; patterns count from this file's folder."
    case .excluded: "Paths that match are not linted, even if they are named on the command line."
    case .rules: "Each rule on or off, or the severity that its findings have."
    case .strict: "Also report what is unproven: nothing visible shows the guarantee, nothing shows its loss."
    case .failOn: "The least severity that makes the exit status 1."
    case .requireReason: "A 'traitlint:disable' needs a reason after ' -- '."
    case .rxswift: "The project's RxSwift; without it, lock files and spellings tell."
    case .reactorkit: "The project's ReactorKit; without it, lock files tell."
    case .fallbacks: "The value that a stream falls back to after an error, by the element's type."
    case .sinks: "Names after 'rx.' that are UI sinks."
    case .sources: "What calls and properties that return sequences do, by name."
    case .operators: "What the project's own operators do, by name."
    case .schedulers: "Which thread a scheduler is, by the expression that names it."
    case .fixStyle: "How a chain is mended: by a Driver, or by the operators that are missing."
    case .reporters: "How to report, each as NAME or NAME=FILE."
    case .baseline: "The file of known findings; its path counts from this file's folder."
    }
  }

  /// How much of a run the key is about.
  enum Extent {
    case folder
    /// The outermost configuration of a project that has the key decides.
    case project
    /// It counts in the configuration of the folder that is linted, not in one of a folder inside it.
    case run
  }

  var extent: Extent {
    switch self {
    case .failOn, .reporters, .baseline: .run
    case .rxswift, .reactorkit, .fixStyle: .project
    default: .folder
    }
  }
}

/// What a configuration says of a rule.
enum RuleSetting: Hashable, Sendable {
  case off
  /// With the rule's own severity.
  case on
  case severity(Severity)

  /// `true` and `false` are what other readers of YAML make of a bare `on` and `off`.
  static let words = ["warning", "error", "on", "off", "true", "false"]

  init?(_ word: String) {
    switch word {
    case "off", "false": self = .off
    case "on", "true": self = .on
    default:
      guard let severity = Severity(rawValue: word) else { return nil }
      self = .severity(severity)
    }
  }

  var word: String {
    switch self {
    case .off: "off"
    case .on: "on"
    case .severity(let severity): severity.rawValue
    }
  }
}
