/// A file to read.
struct InputFile: Sendable {
  /// As shown: relative where the argument was. The absolute path follows from it; beside it, it would take two thirds
  /// of the memory that a run over many projects needs for paths.
  var path: String
  /// Whether findings in it are wanted. Other files of the same project serve to follow names into.
  var isLinted = true
  /// Its place in `Inputs.projects`.
  var project: Int32 = 0
  /// Its place in `Inputs.modules`.
  var module: Int32 = 0
}

/// What the paths of a command line lead to.
struct Inputs {
  /// Those to be linted, then the others, each in order of the paths shown.
  var files: [InputFile] = []
  /// The path shown for standard input, where that is linted; one of the files.
  var standardInput: String?
  var projects: [ProjectFolder] = []
  var modules: [String] = []
  /// By project.
  var lockFiles: [[String]] = []
  /// By project; of its folder and those inside, outer ones before inner ones.
  var configurations: [[ConfigurationFile]] = []
  /// The absolute folder that all paths lie in.
  var home = "/"
  var places = Places()
  /// What could not be read.
  var problems: [String] = []
  var notes: [String] = []
}

/// Turns the paths of a command line into files, by the configuration of the folders they lie in, and adds what else
/// their projects hold.
struct InputCollector {
  let workingDirectory: String
  let configuration: ConfigurationTree
  /// Absolute; what is to be the project of everything. Without it each file's is looked for.
  var root: String?
  /// Whether anything but the paths is read.
  var readsProjects = true
  var standardInputName: String?
  /// Further absolute folders that hold projects, such as those that an editor has open.
  var workspace: [String] = []
  var homeFolder: String?

  private struct State {
    var inputs = Inputs()
    /// Some may be here twice, under one name or two.
    var linted: [Member] = []
    var context: [Member] = []
    var lockFiles: Set<String> = []
    /// Those given and those that the files given lie in.
    var folders: [String] = []
    /// Those given, which are read as a whole.
    var walked: [String] = []
  }

  func collect(_ operands: [String]) throws(ConfigurationError) -> Inputs {
    var state = State()
    let words = operands.isEmpty ? [try defaultOperand()] : operands
    let arguments = words.map { Argument($0, from: workingDirectory, standardInputName: standardInputName) }
    let named = arguments.filter { $0.kind == .folder }.map(\.place)
    let finder = ProjectFinder(configuration, root: root, named: named + workspace, home: homeFolder)
    for argument in arguments { try add(argument, to: &state) }
    var roll = ProjectRoll(finder, ModuleFinder(configuration.folders))
    var files = try roll.enter(state.linted, isLinted: true)
    if readsProjects || root != nil {
      for project in roll.projects where !project.path.isEmpty {
        if !state.walked.contains(where: { FilePath.contains($0, project.path) }) {
          try addContext(project, finder, to: &state)
        }
      }
    }
    files += try roll.enter(state.context, isLinted: false)
    var inputs = state.inputs
    inputs.files = files
    inputs.projects = roll.projects
    inputs.modules = roll.modules
    inputs.lockFiles = try lockFiles(state, roll.projects, finder)
    inputs.configurations = try configurations(roll.projects, finder)
    inputs.home = Self.commonFolder(state.folders) ?? workingDirectory
    inputs.places = Places(arguments, workingDirectory: workingDirectory)
    inputs.problems.sort(by: utf8Order)
    inputs.notes.sort(by: utf8Order)
    return inputs
  }

  /// Without a path: the nearest folder upward that has a configuration, else here.
  private func defaultOperand() throws(ConfigurationError) -> String {
    let nearest = try configuration.chain(for: workingDirectory).last?.folder ?? workingDirectory
    return FilePath.contains(nearest, workingDirectory) ? FilePath.relative(nearest, to: workingDirectory) : "."
  }

  private func add(_ argument: Argument, to state: inout State) throws(ConfigurationError) {
    state.folders.append(argument.folder)
    switch argument.kind {
    case .folder: try addFolder(argument, to: &state)
    case .other: state.inputs.notes.append("\(argument.word) is not a Swift file and is left out")
    case .source, .standardInput:
      if let exclusion = try configuration.exclusion(of: argument.place, in: argument.folder) {
        return state.inputs.notes.append(Self.note(argument.word, exclusion))
      }
      if argument.kind == .standardInput { state.inputs.standardInput = argument.shown }
      state.linted.append(
        Member(
          shown: argument.shown, place: argument.place, isLink: argument.isLink,
          isText: argument.kind == .standardInput))
    }
  }

  private func addFolder(_ argument: Argument, to state: inout State) throws(ConfigurationError) {
    let folder = argument.place
    state.walked.append(folder)
    let found = try FileWalker.walk(folder) { path throws(ConfigurationError) in
      try !configuration.skips(folder: path, named: folder)
    }
    configuration.folders.add(found.marks)
    for place in try configuration.notExcluded(found.swiftFiles, named: folder) {
      state.linted.append(
        Member(shown: argument.shown(place), place: place, isLink: found.links.contains(place)))
    }
    state.lockFiles.formUnion(found.lockFiles)
    state.inputs.problems += found.failures.map { "\(argument.shown($0.path)): \($0.failure.message)" }
  }

  /// What else a project holds. Projects inside it are their own.
  private func addContext(
    _ project: ProjectFolder, _ finder: ProjectFinder, to state: inout State
  ) throws(ConfigurationError) {
    let found = try FileWalker.walk(project.path) { path throws(ConfigurationError) in
      if try finder.project(of: path) != project { return false }
      return try !configuration.skips(folder: path)
    }
    configuration.folders.add(found.marks)
    for place in try configuration.notExcluded(found.swiftFiles) {
      state.context.append(Member(shown: shown(place), place: place, isLink: found.links.contains(place)))
    }
    state.lockFiles.formUnion(found.lockFiles)
  }

  /// The lock files of each project. They are no configuration: they say what the code is compiled against, so they are
  /// looked for even where configurations are ignored.
  private func lockFiles(
    _ state: State, _ projects: [ProjectFolder], _ finder: ProjectFinder
  ) throws(ConfigurationError) -> [[String]] {
    var all = state.lockFiles
    if !readsProjects {
      for folder in Set(state.folders) {
        let project = try finder.project(of: folder)
        if !project.path.isEmpty { all.formUnion(LockFile.around(folder, upTo: project.path)) }
      }
    }
    var byProject: [ProjectFolder: [String]] = [:]
    for path in all.sorted(by: utf8Order) {
      let project = try finder.project(of: FilePath.folder(of: path))
      byProject[project, default: []].append(path)
    }
    return projects.map { byProject[$0] ?? [] }
  }

  private func configurations(
    _ projects: [ProjectFolder], _ finder: ProjectFinder
  ) throws(ConfigurationError) -> [[ConfigurationFile]] {
    var byProject: [ProjectFolder: [ConfigurationFile]] = [:]
    for file in configuration.filesRead {
      let project = try finder.project(of: file.folder)
      byProject[project, default: []].append(file)
    }
    return projects.map { byProject[$0] ?? [] }
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
