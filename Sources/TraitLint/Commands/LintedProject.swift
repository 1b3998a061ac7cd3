import TraitReplay
import TraitRules

/// The files of a run with everything that holds for them.
struct LintedProject {
  let surroundings: Surroundings
  var sources: [SourceFile] = []
  var settings = RunSettings()
  /// By path as shown.
  var fileSettings: [String: FileSettings] = [:]
  var absolutePaths: [String: String] = [:]
  /// By project, where several are linted at once.
  var projectOptions: [String: ProjectOptions] = [:]
  var threads: Int
  private let replays: Bool
  /// Whether what replays saw is shown, and not only whether they confirm fixes.
  private var showsEvidence = false
  var problems: [String] = []
  var notes: [String] = []
  /// Absolute.
  var home = "/"

  /// - Parameter mark: Called at the end of each part of the work, with its name.
  init(_ invocation: Invocation, _ surroundings: Surroundings, _ mark: (String) -> Void = { _ in }) throws {
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
    mark("find files")
    let groups = ProjectGroups(
      folders: inputs.folders, swiftFiles: (inputs.linted + inputs.context).map(\.absolute),
      lockFiles: inputs.lockFiles)
    read(inputs, groups)
    var folderSettings: [String: FileSettings] = [:]
    for source in sources where source.isLinted {
      let folder = FilePath.folder(of: absolutePaths[source.path] ?? surroundings.absolute(source.path))
      let settings = try folderSettings[folder] ?? FileSettings(tree.chain(for: folder), invocation)
      folderSettings[folder] = settings
      fileSettings[source.path] = settings
    }
    settings = RunSettings(
      chain: try tree.chain(for: home), all: tree.filesRead, invocation,
      workingDirectory: surroundings.workingDirectory)
    let pinned = PinnedVersions(lockFiles: inputs.lockFiles)
    settings.options.rxSwift = settings.options.rxSwift ?? pinned.rxSwift
    settings.options.reactorKit = settings.options.reactorKit ?? pinned.reactorKit
    for (project, lockFiles) in Dictionary(grouping: inputs.lockFiles, by: groups.project(of:)) {
      let pinned = PinnedVersions(lockFiles: lockFiles)
      var options = settings.options
      options.rxSwift = options.rxSwift ?? pinned.rxSwift
      options.reactorKit = options.reactorKit ?? pinned.reactorKit
      projectOptions[project] = options
    }
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

  private mutating func read(_ inputs: Inputs, _ groups: ProjectGroups) {
    let files = inputs.linted + inputs.context
    for (index, result) in SourceReader.read(files, threads: threads).enumerated() {
      let isLinted = index < inputs.linted.count
      switch result {
      case .success(let bytes): add(files[index], bytes, isLinted: isLinted, groups)
      // What only serves to follow names into may be broken: nobody asked for it.
      case .failure(let failure): if isLinted { problems.append(problem(files[index], failure)) }
      }
    }
    guard let input = inputs.standardInput else {
      // A wrong folder would otherwise look like a clean project.
      if inputs.linted.isEmpty, notes.isEmpty, problems.isEmpty { notes.append("there are no Swift files here") }
      return
    }
    guard let bytes = surroundings.standardInput() else {
      problems.append("standard input cannot be read")
      return
    }
    switch FileReader.checked(bytes) {
    case .success(let bytes): add(input, bytes, isLinted: true, groups)
    case .failure(let failure): problems.append("\(input.path): \(failure.message)")
    }
  }

  private func problem(_ file: InputFile, _ failure: ReadFailure) -> String {
    let isMissing = failure == .missing
    let hint = isMissing ? PathSuggestion.hint(for: file.path, from: surroundings.workingDirectory) : ""
    return "\(file.path): \(failure.message)\(hint)"
  }

  private mutating func add(_ file: InputFile, _ bytes: [UInt8], isLinted: Bool, _ groups: ProjectGroups) {
    sources.append(
      SourceFile(path: file.path, bytes: bytes, isLinted: isLinted, project: groups.project(of: file.absolute)))
    absolutePaths[file.path] = file.absolute
  }

  /// Replaces texts by path as shown: where `replacement` has an answer, by what it gives; a file that it gives no text
  /// is left out.
  mutating func replaceSources(_ replacement: (String) -> [UInt8]??) {
    sources = sources.compactMap { source in
      guard let answer = replacement(source.path) else { return source }
      guard let bytes = answer else { return nil }
      switch FileReader.checked(bytes) {
      case .success:
        var replaced = source
        replaced.bytes = bytes
        return replaced
      case .failure(let failure):
        if source.isLinted { problems.append("\(source.path): \(failure.message)") }
        return nil
      }
    }
  }

  /// Gives files another text, by path as shown.
  mutating func setTexts(_ texts: [String: [UInt8]]) {
    for index in sources.indices {
      if let bytes = texts[sources[index].path] { sources[index].bytes = bytes }
    }
  }

  /// The library's linter as this project wants it.
  var linter: Linter {
    let files = fileSettings
    let standard = FileSettings()
    var linter = Linter(
      options: settings.options, threads: threads,
      rules: { (files[$0] ?? standard).enabledRules },
      requiresReason: { (files[$0] ?? standard).requiresReason })
    linter.fixesUnproven = { (files[$0] ?? standard).isStrict }
    linter.projectOptions = projectOptions
    if replays { linter.confirm = { Replay.confirm($0) } }
    if replays, showsEvidence { linter.replay = { Replay.evidence($0) } }
    return linter
  }

  /// Lints one file. Its fixes may change others, as they may where the project is linted as a whole.
  func lint(onlyIn path: String) -> LintReport {
    var project = self
    for index in project.sources.indices { project.sources[index].isLinted = true }
    return project.lint { $0 == path }
  }

  func lint(isWanted: @escaping @Sendable (_ path: String) -> Bool = { _ in true }) -> LintReport {
    var linter = linter
    let rules = linter.rules
    linter.rules = { isWanted($0) ? rules($0) : [] }
    var report = surroundings.lint(linter, sources)
    // A fix is safe because a replay showed it; without one nobody has looked.
    if !replays {
      for index in report.findings.indices where report.findings[index].fix?.applicability == .safe {
        report.findings[index].fix?.applicability = .unsafe
        report.findings[index].fix?.replay = "not replayed"
      }
    }
    return report
  }

  /// The findings that the settings of their files want, ready for reporters.
  func report(_ result: LintReport) -> Report {
    var report = Report()
    report.findings = result.findings.compactMap { finding in
      let settings = fileSettings[finding.location.path]
      return settings?.applied(to: finding)
    }
    report.suppressed = result.suppressed
    report.summary = result.summary
    report.files = sources.filter(\.isLinted).map(\.path).sorted(by: utf8Order)
    report.workingDirectory = surroundings.workingDirectory
    report.repository = repository
    var shown = Set(report.findings.flatMap(Self.paths))
    shown.formUnion(report.suppressed.flatMap { Self.paths($0.finding) })
    for source in sources where shown.contains(source.path) { report.sources.add(source.path, source.bytes) }
    return report
  }

  /// Every file that a finding speaks of.
  static func paths(_ finding: Finding) -> [String] {
    [finding.location.path] + finding.related.map(\.location.path) + finding.trace.map(\.location.path)
      + (finding.fix?.edits.map(\.path) ?? [])
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
