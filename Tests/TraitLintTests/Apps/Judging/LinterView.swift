import TraitRules

/// What the linter says of a program: its findings, and what it knows at each subscription that it takes for a sink.
///
/// This is the only place that knows how the linter answers.
struct LinterView: Sendable, Equatable {
  struct Finding: Hashable, Sendable {
    var rule: String
    /// `certain`, `likely` or `unproven`.
    var certainty: String
    var place: AppText.Place
    var message: String

    var isReported: Bool { certainty != Self.unproven }
    static let unproven = "unproven"
  }

  /// A subscription that feeds UI.
  struct Sink: Sendable, Equatable {
    /// What is not decided: `delivery`, `failure`, `sharing`, `lifetime`, or what is fed, `sink`.
    var undecided: Set<String> = []
  }

  private(set) var findings: [Finding] = []
  private(set) var sinks: [AppText.Place: Sink] = [:]

  /// - Parameter linting: the files that are linted, of which the others are the project; all where there is none.
  init(_ files: [AppText.File], linting: Set<String>? = nil) {
    let sources = files.map { file in
      SourceFile(path: file.path, bytes: Array(file.text.utf8), isLinted: linting?.contains(file.path) ?? true)
    }
    // As a lock file would say.
    var options = ProjectOptions()
    options.rxSwift = RxVersion(6)
    options.reactorKit = RxVersion(3)
    let report = Linter(options: options).lint(sources)
    findings = report.findings.map { finding in
      Finding(
        rule: finding.rule.rawValue, certainty: finding.certainty.rawValue,
        place: AppText.Place(path: finding.location.path, line: finding.location.line), message: finding.message)
    }
    read(ChainDump.text(sources, options: options))
  }

  init(_ text: AppText) { self.init(text.files) }

  // MARK: - Of a sink

  /// What is said at a sink, and whether the linter sees it at all.
  func view(of sink: AppText.Sink) -> (findings: [Finding], sink: Sink?) {
    let here = sink.places.compactMap { sinks[$0] }
    var joined = here.first
    for other in here.dropFirst() { joined?.undecided.formUnion(other.undecided) }
    return (findings.filter { sink.places.contains($0.place) }, joined)
  }

  // MARK: - Reading

  /// Reads what `dump chains` prints.
  private mutating func read(_ dump: String) {
    var place: AppText.Place?
    for line in dump.split(separator: "\n") {
      if line.hasPrefix("  = ") {
        if let place { sinks[place]?.undecided.formUnion(Self.undecided(line)) }
      } else if !line.hasPrefix("  ") {
        let subscription = Self.subscription(line)
        place = subscription?.place
        if let subscription { sinks[subscription.place] = subscription.sink }
      }
    }
  }

  /// What the line with the facts at a sink leaves open. The steps above it say no more than what was worst on the way.
  private static func undecided(_ line: Substring) -> Set<String> {
    var undecided: Set<String> = []
    if line.hasPrefix("  = unknown") { undecided.insert("delivery") }
    if line.contains("; failure unknown: ") { undecided.insert("failure") }
    if line.contains("; sharing unknown: ") { undecided.insert("sharing") }
    for word in [" may go on", " may fail inside", " may have ended"] where line.contains(word) {
      undecided.insert("lifetime")
    }
    return undecided
  }

  /// Where a subscription is, if it feeds UI, or may do so; what does not stands in parentheses.
  private static func subscription(_ line: Substring) -> (place: AppText.Place, sink: Sink)? {
    guard let match = line.firstMatch(of: #/^(.+):(\d+):\d+ \w+ → (.*)$/#), let number = Int(match.output.2) else {
      return nil
    }
    let place = AppText.Place(path: String(match.output.1), line: number)
    if match.output.3.hasPrefix("(unknown") { return (place, Sink(undecided: ["sink"])) }
    return match.output.3.hasPrefix("(") ? nil : (place, Sink())
  }
}
