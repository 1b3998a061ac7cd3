import TraitRules

/// What holds for a run as a whole: the configuration of the folder that is linted, then the command line.
struct RunSettings: Sendable {
  var options = ProjectOptions()
  var failOn = FailingLevel.warning
  var reporters: [ReporterTarget] = []
  /// Absolute.
  var baseline: String?
  /// What the user should know about configuration that does not count.
  var notes: [String] = []

  init() {}

  /// - Parameters:
  ///   - chain: the files that hold for the folder that is linted.
  ///   - all: every file read; the words of all of them are the project's.
  init(chain: [ConfigurationFile], all: [ConfigurationFile], _ invocation: Invocation, workingDirectory: String) {
    for file in chain {
      options.rxSwift = file.rxSwift ?? options.rxSwift
      options.reactorKit = file.reactorKit ?? options.reactorKit
      options.fixStyle = file.fixStyle ?? options.fixStyle
      failOn = file.failOn ?? failOn
      baseline = file.baseline ?? baseline
      if !file.reporters.isEmpty { reporters = file.reporters }
    }
    for file in all {
      options.fallbacks.merge(file.fallbacks) { _, inner in inner }
      options.vocabulary.merge(file.vocabulary)
      if !chain.contains(where: { $0.folder == file.folder }) { notes += Self.unheeded(in: file) }
    }
    options.rxSwift = invocation.rxSwift ?? options.rxSwift
    options.fixStyle = invocation.fixStyle ?? options.fixStyle
    failOn = invocation.failOn ?? failOn
    if !invocation.reporters.isEmpty { reporters = invocation.reporters }
    if let file = invocation.baseline { baseline = FilePath.absolute(file, from: workingDirectory) }
  }

  /// Where nobody chose a reporter: annotations in GitHub's runner, text for people everywhere else.
  mutating func chooseReporters(in environment: [String: String]) {
    guard reporters.isEmpty else { return }
    reporters = [ReporterTarget(name: environment["GITHUB_ACTIONS"] == "true" ? .github : .text)]
  }

  /// Whether a finding makes the exit status 1.
  func fails(_ finding: Finding) -> Bool {
    switch failOn {
    case .never: false
    case .warning: true
    case .error: finding.severity == .error
    }
  }

  private static func unheeded(in file: ConfigurationFile) -> [String] {
    file.places.filter { $0.key.isForWholeRun }.sorted { $0.value.line < $1.value.line }.map { key, place in
      "\(file.path):\(place.line):\(place.column): note: '\(key.rawValue)' is about the whole run; "
        + "it counts when this folder is linted by itself"
    }
  }
}

extension Vocabulary {
  mutating func merge(_ inner: Vocabulary) {
    sources.merge(inner.sources) { _, inner in inner }
    operators.merge(inner.operators) { _, inner in inner }
    schedulers.merge(inner.schedulers) { _, inner in inner }
    sinks.formUnion(inner.sinks)
  }
}
