/// How much a finding matters; the command's exit status goes by it.
public enum Severity: String, Sendable, Comparable, CaseIterable {
  case warning, error

  public static func < (left: Severity, right: Severity) -> Bool { left == .warning && right == .error }
}

/// `certain`: the visible source shows it. `likely`: it rests on what calls do that ask for something out of sight.
/// `unproven`: nothing visible shows the guarantee, nothing shows its loss.
public enum Certainty: String, Sendable {
  case certain, likely, unproven
}

/// A rule's name as users write it, in the order in which the rules are listed.
public enum RuleID: String, Sendable, CaseIterable, Hashable {
  case mainThread = "main_thread"
  case errorHandling = "error_handling"
  case sharing
  case errorEndsStream = "error_ends_stream"
  case relayError = "relay_error"
  case preferDriver = "prefer_driver"
  case unusedSuppression = "unused_suppression"
}

/// A stretch of a file. Lines and columns count from 1, columns in UTF-8 bytes as the compiler counts them; the end is
/// exclusive.
public struct Location: Sendable, Hashable {
  /// As given to the linter.
  public var path: String
  /// Byte offsets from 0.
  public var start: Int
  public var end: Int
  public var line: Int
  public var column: Int
  public var endLine: Int
  public var endColumn: Int

  public init(path: String, start: Int, end: Int, line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.path = path
    self.start = start
    self.end = end
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }
}

/// Another place that a finding speaks of.
public struct RelatedLocation: Sendable, Hashable {
  public var location: Location
  public var message: String

  public init(location: Location, message: String) {
    self.location = location
    self.message = message
  }
}

/// A replacement of bytes `start..<end` of the file at `path`.
public struct Edit: Sendable, Hashable {
  public var path: String
  public var start: Int
  public var end: Int
  public var replacement: String

  public init(path: String, start: Int, end: Int, replacement: String) {
    self.path = path
    self.start = start
    self.end = end
    self.replacement = replacement
  }
}

/// Who may apply a fix: `safe` by `--fix`, `unsafe` by `--fix --unsafe-fixes`, `manual` is only shown.
public enum Applicability: String, Sendable {
  case safe, unsafe, manual
}

/// The two ways of rewriting a chain.
public enum FixStyle: String, Sendable, CaseIterable {
  case driver, operators
}

/// A rewrite that gives a chain the guarantees it lacks. Its edits belong together: all are applied or none.
public struct Fix: Sendable, Hashable {
  public var title: String
  public var style: FixStyle
  public var applicability: Applicability
  /// `confirmed`, or why the replay did not confirm the fix.
  public var replay: String
  public var edits: [Edit]
  /// Why it is not safe beside what the replay says: `drive` may be called off main.
  public var doubts: [String]

  public init(
    title: String, style: FixStyle, applicability: Applicability, replay: String, edits: [Edit], doubts: [String] = []
  ) {
    self.doubts = doubts
    self.title = title
    self.style = style
    self.applicability = applicability
    self.replay = replay
    self.edits = edits
  }
}

/// What one rule says of one sink.
public struct Finding: Sendable, Hashable {
  public var rule: RuleID
  public var severity: Severity
  public var certainty: Certainty
  /// The word `bind`, `drive`, `subscribe` … of the sink's call.
  public var location: Location
  public var message: String
  public var related: [RelatedLocation]
  public var trace: [TraceStep]
  /// What to write instead, in the chain's own words.
  public var suggestion: String?
  public var fix: Fix?
  /// Beside a fix that asks for a value, one that needs none: after an error the element keeps what it shows.
  public var alternativeFix: Fix?
  /// Why there is no fix, where there is none.
  public var noFix: String?
  /// What running the chain has shown; only where `Linter.replay` is set.
  public var evidence: ReplayEvidence?
  /// What the chain feeds, in the source's words: `table.rx.items`.
  public var sink: String
  /// The enclosing declaration (`SearchViewController.viewDidLoad()`), for baselines that survive moved lines.
  public var declaration: String
  /// The chain in its own words with white space folded, for the same purpose.
  public var chain: String

  public init(
    rule: RuleID, severity: Severity, certainty: Certainty, location: Location, message: String,
    related: [RelatedLocation] = [], trace: [TraceStep] = [], suggestion: String? = nil, fix: Fix? = nil,
    noFix: String? = nil, sink: String = "", declaration: String = "", chain: String = ""
  ) {
    self.rule = rule
    self.severity = severity
    self.certainty = certainty
    self.location = location
    self.message = message
    self.related = related
    self.trace = trace
    self.suggestion = suggestion
    self.fix = fix
    self.noFix = noFix
    self.sink = sink
    self.declaration = declaration
    self.chain = chain
  }
}

extension Finding {
  /// Every file that it speaks of, some more than once.
  public var paths: [String] {
    [location.path] + related.map(\.location.path) + trace.map(\.location.path)
      + [fix, alternativeFix].flatMap { $0?.edits.map(\.path) ?? [] }
  }
}
