import TraitReplay
import TraitRules

/// The files of a run, project by project, with everything that holds for them: the one way from paths to the library,
/// for every command and for editors.
struct LintedProjects {
  let surroundings: Surroundings
  var sources: RunSources
  var settings: RunSettings
  private let fileSettings: FolderSettings
  /// By the project's folder.
  private let options: [String: ProjectOptions]
  private let threads: Int
  private let replays: Bool
  /// Whether what replays saw is shown, and not only whether they confirm fixes.
  private let showsEvidence: Bool
  /// What is wrong beside the files that give no source.
  private var problems: [String]
  private(set) var notes: [String]
  /// Absolute; the folder that all paths lie in.
  let home: String

  /// - Parameters:
  ///   - texts: what files hold instead of what they have on the disk, by path as the command line names them.
  ///   - workspace: absolute folders that hold projects without being linted as a whole.
  init(
    _ invocation: Invocation, _ surroundings: Surroundings, texts: [String: [UInt8]] = [:], workspace: [String] = []
  ) throws {
    self.surroundings = surroundings
    replays = invocation.replays
    threads = invocation.threads ?? System.processorCount
    let tree = Self.configuration(invocation, surroundings)
    let collector = InputCollector(
      workingDirectory: surroundings.workingDirectory, configuration: tree,
      root: try Self.root(invocation, surroundings), readsProjects: !invocation.ignoresConfiguration,
      standardInputName: invocation.standardInputName, workspace: workspace,
      homeFolder: surroundings.environment["HOME"])
    let inputs = try collector.collect(invocation.operands)
    problems = inputs.problems
    notes = inputs.notes
    home = inputs.home
    sources = RunSources(inputs, workingDirectory: surroundings.workingDirectory)
    for (path, bytes) in texts { sources.setText(bytes, of: path) }
    if let path = inputs.standardInput {
      if let bytes = surroundings.standardInput() {
        sources.setText(bytes, of: path)
      } else {
        sources.remove(path)
        problems.append("standard input cannot be read")
      }
    } else if !inputs.files.contains(where: \.isLinted), notes.isEmpty, problems.isEmpty {
      // A wrong folder would otherwise look like a clean project.
      notes.append("there are no Swift files here")
    }
    fileSettings = try FolderSettings(of: inputs, tree, invocation)
    settings = RunSettings(
      chain: try tree.chain(for: home), all: tree.filesRead, invocation,
      workingDirectory: surroundings.workingDirectory)
    var options: [String: ProjectOptions] = [:]
    for (index, project) in inputs.projects.enumerated() {
      // Files that no folder holds together have nothing in common but where the command line looks.
      let chain = try tree.chain(for: project.path.isEmpty ? home : project.path)
      let own = ProjectSettings(chain: chain, inside: inputs.configurations[index], invocation)
      let pins = PinnedVersions(inputs.lockFiles[index].map(LockFile.init), below: project.path)
      options[project.path] = own.options.pinned(pins)
      settings.notes += own.notes
    }
    self.options = options
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

  static func root(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) -> String? {
    guard let root = invocation.root else { return nil }
    let absolute = surroundings.absolute(root)
    guard System.kind(of: absolute) == .folder else {
      throw UsageError(message: "--root takes \(Option.root.expectation); '\(root)' is no folder")
    }
    return System.realPath(absolute) ?? absolute
  }

  /// The library's linter as these projects want it.
  var linter: Linter {
    var linter = Linter(
      threads: threads, rules: { [fileSettings] in fileSettings[$0].enabledRules },
      requiresReason: { [fileSettings] in fileSettings[$0].requiresReason })
    linter.fixesUnproven = { [fileSettings] in fileSettings[$0].isStrict }
    // What the library asks of the run as a whole is said by the first project.
    linter.options = sources.projects.first.flatMap { options[$0.path] } ?? ProjectOptions()
    linter.projectOptions = options
    if replays { linter.trial = { ReplayTrial($0) } }
    if replays, showsEvidence { linter.replay = { Replay.evidence($0) } }
    return linter
  }

  func lint() -> LintOutcome {
    let failures = ReadFailures()
    return outcome(linter, sources.projects(failures: failures), failures)
  }

  /// Lints projects that have been read.
  ///
  /// - Parameter linter: that of these projects, told what else it is to do.
  func lint(_ projects: [ProjectSources], _ linter: Linter) -> LintOutcome {
    outcome(linter, projects, ReadFailures())
  }

  /// Lints one file. Its fixes may change others, as they may where the project is linted as a whole.
  func lint(onlyIn path: String) -> LintOutcome {
    var linter = linter
    linter.rules = { [rules = linter.rules] in $0 == path ? rules($0) : [] }
    let failures = ReadFailures()
    return outcome(linter, sources.projects(isLinted: { _ in true }, failures: failures), failures)
  }

  /// The sources of a project, read, with what holds for it.
  struct Read {
    var files: [SourceFile]
    var options: ProjectOptions
  }

  /// All projects in order of their folders, and what could not be read.
  func read() -> (projects: [Read], problems: [String]) {
    let failures = ReadFailures()
    let projects = sources.projects(failures: failures).sorted { utf8Order($0.name, $1.name) }.map { project in
      Read(
        files: (0..<project.count).compactMap(project.read), options: options[project.name] ?? ProjectOptions())
    }
    return (projects, problems + files(without: failures).problems)
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
    let (files, unread) = files(without: failures)
    return LintOutcome(report: report, files: files, problems: problems + unread)
  }

  /// The linted files that were read, and what is wrong with the others. What only serves to follow names into may be
  /// broken: nobody asked for it.
  private func files(without failures: ReadFailures) -> (paths: [String], problems: [String]) {
    let failures = failures.byIndex
    var (paths, problems): ([String], [String]) = ([], [])
    for (index, file) in sources.files.enumerated() where file.isLinted {
      if let failure = failures[index] {
        problems.append(problem(file, failure))
      } else {
        paths.append(file.path)
      }
    }
    return (paths, problems)
  }

  private func problem(_ file: InputFile, _ failure: ReadFailure) -> String {
    let isMissing = failure == .missing
    let hint = isMissing ? PathSuggestion.hint(for: file.path, from: surroundings.workingDirectory) : ""
    return "\(file.path): \(failure.message)\(hint)"
  }

  /// The rules in force for a file, by its path as shown.
  func enabledRules(for path: String) -> Set<RuleID> { fileSettings[path].enabledRules }

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
