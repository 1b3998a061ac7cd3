import TraitRules

/// What holds for a run as a whole: the configuration of the folder that is linted, then the command line.
struct RunSettings: Sendable {
  var failOn = FailingLevel.warning
  var reporters: [ReporterTarget] = []
  /// Absolute.
  var baseline: String?
  /// What the user should know about configuration that does not count.
  var notes: [String] = []

  init() {}

  /// - Parameters:
  ///   - chain: the files that hold for the folder that is linted.
  ///   - all: every file read.
  init(chain: [ConfigurationFile], all: [ConfigurationFile], _ invocation: Invocation, workingDirectory: String) {
    for file in chain {
      failOn = file.failOn ?? failOn
      baseline = file.baseline ?? baseline
      if !file.reporters.isEmpty { reporters = file.reporters }
    }
    for file in all where !chain.contains(where: { $0.folder == file.folder }) {
      notes += file.notes(of: .run) { key in
        "'\(key.rawValue)' is about the whole run; it counts when this folder is linted by itself"
      }
    }
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
}

extension ConfigurationFile {
  /// A note at each key of some extent, in order.
  func notes(of extent: ConfigurationKey.Extent, _ words: (ConfigurationKey) -> String?) -> [String] {
    places.filter { $0.key.extent == extent }.sorted { $0.value.line < $1.value.line }.compactMap { key, place in
      words(key).map { "\(path):\(place.line):\(place.column): note: \($0)" }
    }
  }
}
