/// A file to read.
struct InputFile: Sendable {
  /// As shown: relative where the argument was. The absolute path follows from it; beside it, it would take two thirds
  /// of the memory that a run over many projects needs for paths.
  var path: String
  /// Whether findings in it are wanted. Other files of the same project serve to follow names into.
  var isLinted = true
}

/// What the paths of a command line lead to.
struct Inputs {
  /// Those to be linted, then the others, each in order of the paths shown; without standard input.
  var files: [InputFile] = []
  /// The path shown for standard input, where that is linted.
  var standardInput: InputFile?
  var lockFiles: [String] = []
  /// The absolute folders that were given.
  var folders: [String] = []
  /// The absolute folder that all paths lie in.
  var home = "/"
  /// What could not be read.
  var problems: [String] = []
  var notes: [String] = []
}

/// Turns the paths of a command line into files, by the configuration of the folders they lie in.
struct InputCollector {
  let workingDirectory: String
  let configuration: ConfigurationTree
  /// Absolute; what else belongs to the project begins here. Without it the project is looked for, unless told not to.
  var root: String?
  var looksForProject = true
  var standardInputName: String?

  private struct State {
    var inputs = Inputs()
    /// With the paths shown. Some may be here twice, under one name or two.
    var linted: [(path: String, absolute: String)] = []
    /// The absolute path of standard input.
    var standardInput: String?
    /// Absolute.
    var context: [String] = []
    var lockFiles: Set<String> = []
    /// Those given and those that the files given lie in.
    var folders: [String] = []
    /// Those given, which are read as a whole.
    var walked: [String] = []
  }

  func collect(_ operands: [String]) throws(ConfigurationError) -> Inputs {
    var state = State()
    let operands = operands.isEmpty ? [try defaultOperand()] : operands
    for operand in operands { try add(operand, to: &state) }
    let pinning = lockFiles(of: state)
    for folder in projectFolders(around: state.folders)
    where !state.walked.contains(where: { FilePath.contains($0, folder) }) {
      try addContext(folder, to: &state)
    }
    var inputs = state.inputs
    inputs.files = files(of: state)
    // What lies around the files of interest is theirs; what else the project holds may be an example's.
    inputs.lockFiles = (pinning.isEmpty ? state.lockFiles : pinning).sorted(by: utf8Order)
    inputs.folders = state.walked
    inputs.home = Self.commonFolder(state.folders) ?? workingDirectory
    inputs.problems.sort(by: utf8Order)
    inputs.notes.sort(by: utf8Order)
    return inputs
  }

  /// Every file once.
  private func files(of state: State) -> [InputFile] {
    // Which of a file's names is shown must not depend on the order of the arguments.
    var linted = state.linted.sorted {
      $0.absolute == $1.absolute ? utf8Order($0.path, $1.path) : utf8Order($0.absolute, $1.absolute)
    }.withoutRepeats(of: \.absolute)
    var context: [String] = []
    if !state.context.isEmpty {
      let taken = Set(linted.map(\.absolute))
      context = state.context.filter { !taken.contains($0) }.sorted(by: utf8Order).withoutRepeats(of: \.self)
    }
    // What an editor passes in is newer than what it would replace.
    if let input = state.standardInput {
      linted.removeAll { $0.absolute == input }
      context.removeAll { $0 == input }
    }
    return linted.map(\.path).sorted(by: utf8Order).map { InputFile(path: $0) }
      + context.map(shown).sorted(by: utf8Order).map { InputFile(path: $0, isLinted: false) }
  }

  /// Without a path: the nearest folder upward that has a configuration, else here.
  private func defaultOperand() throws(ConfigurationError) -> String {
    let nearest = try configuration.chain(for: workingDirectory).last?.folder ?? workingDirectory
    return FilePath.contains(nearest, workingDirectory) ? FilePath.relative(nearest, to: workingDirectory) : "."
  }

  private func add(_ operand: String, to state: inout State) throws(ConfigurationError) {
    if operand == "-" {
      let name = standardInputName ?? "<stdin>"
      let absolute = FilePath.absolute(name, from: workingDirectory)
      state.folders.append(FilePath.folder(of: absolute))
      if let exclusion = try configuration.exclusion(of: absolute, in: FilePath.folder(of: absolute)) {
        state.inputs.notes.append(Self.note(name, exclusion))
      } else {
        state.inputs.standardInput = InputFile(path: name)
        state.standardInput = absolute
      }
      return
    }
    let absolute = FilePath.absolute(operand, from: workingDirectory)
    switch System.kind(of: absolute) {
    case .folder:
      state.folders.append(absolute)
      state.walked.append(absolute)
      try addFolder(FilePath.tidy(operand), absolute, to: &state)
    case .file where !operand.hasSuffix(".swift"):
      // `git diff --name-only` and a shell's `*` name files of all kinds.
      state.inputs.notes.append("\(operand) is not a Swift file and is left out")
      state.folders.append(FilePath.folder(of: absolute))
    case .file, .other, .missing:
      let folder = FilePath.folder(of: absolute)
      state.folders.append(folder)
      if let exclusion = try configuration.exclusion(of: absolute, in: folder) {
        state.inputs.notes.append(Self.note(operand, exclusion))
      } else {
        state.linted.append((FilePath.tidy(operand), absolute))
      }
    }
  }

  private func addFolder(_ shown: String, _ absolute: String, to state: inout State) throws(ConfigurationError) {
    let found = try walk(absolute, named: absolute)
    let prefix = absolute == "/" ? 1 : absolute.utf8.count + 1
    for path in try configuration.notExcluded(found.swiftFiles, named: absolute) {
      let rest = path[path.utf8.index(path.startIndex, offsetBy: prefix)...]
      state.linted.append((FilePath.join(shown, String(rest)), path))
    }
    state.lockFiles.formUnion(found.lockFiles)
    state.inputs.problems += found.failures.map { "\(self.shown($0.path)): \($0.failure.message)" }
  }

  private func addContext(_ folder: String, to state: inout State) throws(ConfigurationError) {
    let found = try walk(folder)
    state.context += try configuration.notExcluded(found.swiftFiles)
    state.lockFiles.formUnion(found.lockFiles)
  }

  private func walk(_ folder: String, named: String? = nil) throws(ConfigurationError) -> FileWalker.Found {
    try FileWalker.walk(folder) { path throws(ConfigurationError) in
      try !configuration.skips(folder: path, named: named)
    }
  }

  /// The folders of the projects that the given ones are parts of.
  private func projectFolders(around folders: [String]) -> [String] {
    let roots = root.map { [$0] } ?? (looksForProject ? Set(folders.compactMap(Self.projectFolder)) : [])
    return roots.sorted(by: utf8Order)
  }

  private static func projectFolder(around folder: String) -> String? {
    FilePath.ancestors(of: folder).first { folder in
      [ConfigurationFile.name, ".git", "Package.swift"].contains {
        System.kind(of: FilePath.join(folder, $0)) != .missing
      }
    }
  }

  /// The lock files in the folders given, and for a folder without any the nearest above it. They are no configuration:
  /// they say what the code is compiled against, so they are looked for even where configurations are ignored.
  private func lockFiles(of state: State) -> Set<String> {
    let bare = state.folders.filter { folder in !state.lockFiles.contains { FilePath.contains(folder, $0) } }
    return state.lockFiles.union(Set(bare).flatMap(LockFile.nearest))
  }

  private func shown(_ absolute: String) -> String { FilePath.relative(absolute, to: workingDirectory) }

  private static func note(_ path: String, _ exclusion: (file: ConfigurationFile, pattern: String?)) -> String {
    if let pattern = exclusion.pattern { return "\(path) is left out: \(exclusion.file.path) excludes '\(pattern)'" }
    return "\(path) is left out: it is not among what \(exclusion.file.path) includes"
  }

  private static func commonFolder(_ folders: [String]) -> String? {
    guard var common = folders.first else { return nil }
    for folder in folders.dropFirst() {
      while !FilePath.contains(common, folder) { common = FilePath.folder(of: common) }
    }
    return common
  }
}

extension Array {
  /// The first of each run of neighbours that are alike in something.
  fileprivate func withoutRepeats<Value: Equatable>(of value: (Element) -> Value) -> [Element] {
    var kept: [Element] = []
    kept.reserveCapacity(count)
    for element in self where kept.last.map(value) != value(element) { kept.append(element) }
    return kept
  }
}
