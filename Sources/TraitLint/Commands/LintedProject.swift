import TraitReplay
import TraitRules

/// The files of a run with everything that holds for them.
struct LintedProject {
  let surroundings: Surroundings
  var sources: RunSources
  var settings: RunSettings
  var fileSettings: FolderSettings
  /// By project, where several are linted at once.
  private let projectOptions: [String: ProjectOptions]
  private let threads: Int
  private let replays: Bool
  /// Whether what replays saw is shown, and not only whether they confirm fixes.
  private let showsEvidence: Bool
  /// What is wrong beside the files that give no source.
  private var problems: [String]
  private(set) var notes: [String]
  /// Absolute.
  let home: String

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws {
    self.surroundings = surroundings
    replays = invocation.replays
    threads = invocation.threads ?? System.processorCount
    let tree = Self.configuration(invocation, surroundings)
    let collector = InputCollector(
      workingDirectory: surroundings.workingDirectory, configuration: tree,
      root: try Self.root(invocation, surroundings), looksForProject: !invocation.ignoresConfiguration,
      standardInputName: invocation.standardInputName)
    let inputs = try collector.collect(invocation.operands)
    problems = inputs.problems
    notes = inputs.notes
    home = inputs.home
    let groups = ProjectGroups(
      folders: inputs.folders, swiftFiles: inputs.files.lazy.map { surroundings.absolute($0.path) },
      lockFiles: inputs.lockFiles)
    sources = RunSources(inputs.files, groups, workingDirectory: surroundings.workingDirectory)
    if let input = inputs.standardInput {
      if let bytes = surroundings.standardInput() {
        sources.add(input, bytes)
      } else {
        problems.append("standard input cannot be read")
      }
    } else if !inputs.files.contains(where: \.isLinted), notes.isEmpty, problems.isEmpty {
      // A wrong folder would otherwise look like a clean project.
      notes.append("there are no Swift files here")
    }
    fileSettings = try FolderSettings(
      of: sources.files, tree, invocation, workingDirectory: surroundings.workingDirectory)
    settings = RunSettings(
      chain: try tree.chain(for: home), all: tree.filesRead, invocation,
      workingDirectory: surroundings.workingDirectory)
    let lockFiles = inputs.lockFiles.map(LockFile.init)
    settings.options.pin(PinnedVersions(lockFiles))
    projectOptions = Dictionary(grouping: lockFiles) { groups.project(of: $0.path) }
      .mapValues { [options = settings.options] in options.pinned(PinnedVersions($0)) }
    settings.chooseReporters(in: surroundings.environment)
    showsEvidence = invocation.command == .explain || settings.reporters.contains { $0.name.showsEvidence }
  }

  static func configuration(_ invocation: Invocation, _ surroundings: Surroundings) -> ConfigurationTree {
    let source: ConfigurationTree.Source
    if invocation.ignoresConfiguration {
      source = .none
    } else if let file = invocation.configurationFile {
      // Kept wherever it may lie (`ci/traitlint.yml`), its patterns are about the folder one stands in.
      source = .file(file, folder: surroundings.workingDirectory)
    } else {
      source = .discovered
    }
    return ConfigurationTree(
      source, workingDirectory: surroundings.workingDirectory, excluded: invocation.excluded)
  }

  private static func root(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) -> String? {
    guard let root = invocation.root else { return nil }
    let absolute = surroundings.absolute(root)
    guard System.kind(of: absolute) == .folder else {
      throw UsageError(message: "--root takes \(Option.root.expectation); '\(root)' is no folder")
    }
    return absolute
  }

  /// The library's linter as this project wants it.
  var linter: Linter {
    var linter = Linter(
      options: settings.options, threads: threads,
      rules: { [fileSettings] in fileSettings[$0].enabledRules },
      requiresReason: { [fileSettings] in fileSettings[$0].requiresReason })
    linter.fixesUnproven = { [fileSettings] in fileSettings[$0].isStrict }
    linter.projectOptions = projectOptions
    if replays { linter.confirm = { Replay.confirm($0) } }
    if replays, showsEvidence { linter.replay = { Replay.evidence($0) } }
    return linter
  }

  func lint() -> LintOutcome {
    let failures = ReadFailures()
    return outcome(linter, sources.projects(failures: failures), failures)
  }

  /// Lints one file. Its fixes may change others, as they may where the project is linted as a whole.
  func lint(onlyIn path: String) -> LintOutcome {
    var linter = linter
    linter.rules = { [rules = linter.rules] in $0 == path ? rules($0) : [] }
    let failures = ReadFailures()
    return outcome(linter, sources.projects(isLinted: { _ in true }, failures: failures), failures)
  }

  private func outcome(_ linter: Linter, _ projects: [ProjectSources], _ failures: ReadFailures) -> LintOutcome {
    var report = surroundings.lint(linter, projects)
    // A fix is safe because a replay showed it; without one nobody has looked.
    if !replays {
      for index in report.findings.indices where report.findings[index].fix?.applicability == .safe {
        report.findings[index].fix?.applicability = .unsafe
        report.findings[index].fix?.replay = "not replayed"
      }
    }
    var outcome = LintOutcome(report: report, problems: problems)
    let failures = failures.byIndex
    // What only serves to follow names into may be broken: nobody asked for it.
    for (index, file) in sources.files.enumerated() where file.isLinted {
      if let failure = failures[index] {
        outcome.problems.append(problem(file, failure))
      } else {
        outcome.files.append(file.path)
      }
    }
    return outcome
  }

  private func problem(_ file: InputFile, _ failure: ReadFailure) -> String {
    let isMissing = failure == .missing
    let hint = isMissing ? PathSuggestion.hint(for: file.path, from: surroundings.workingDirectory) : ""
    return "\(file.path): \(failure.message)\(hint)"
  }

  /// The findings that the settings of their files want, ready for reporters.
  func report(_ outcome: LintOutcome) -> Report {
    var report = Report()
    report.findings = outcome.report.findings.compactMap { fileSettings[$0.location.path].applied(to: $0) }
    report.suppressed = outcome.report.suppressed
    report.summary = outcome.report.summary
    report.files = outcome.files.sorted(by: utf8Order)
    report.workingDirectory = surroundings.workingDirectory
    report.repository = repository
    for path in Set((report.findings + report.suppressed.map(\.finding)).flatMap(\.paths)) {
      if let bytes = outcome.report.texts[path] { report.sources.add(path, bytes) }
    }
    return report
  }

  /// The folder that services count paths from: what they say themselves, else the top of the repository.
  private var repository: String {
    for variable in ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"] {
      if let folder = surroundings.environment[variable], !folder.isEmpty {
        let absolute = surroundings.absolute(folder)
        if FilePath.contains(absolute, home) { return absolute }
      }
    }
    return Git.repository(around: home) ?? surroundings.workingDirectory
  }
}

/// What came of linting the files of a run.
struct LintOutcome {
  var report: LintReport
  /// The linted files that were read, by path as shown.
  var files: [String] = []
  /// What could not be read, and what else is wrong.
  var problems: [String]
}
