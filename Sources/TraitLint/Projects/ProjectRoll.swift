/// A file on its way into a run.
struct Member {
  /// How it is shown.
  var shown: String
  /// Absolute; no folder in it is a link.
  var place: String
  var isLink = false
  /// Whether its text is at hand, as that of standard input is.
  var isText = false
}

/// Enters files, each once, with the project and the module that it belongs to.
struct ProjectRoll {
  private(set) var projects: [ProjectFolder] = []
  private(set) var modules: [String] = [""]
  private let finder: ProjectFinder
  private let moduleFinder: ModuleFinder
  private var projectNumbers: [ProjectFolder: Int32] = [:]
  private var moduleNumbers: [String: Int32] = ["": 0]
  private var places: Set<String> = []
  /// What the links lead to that were entered.
  private var targets: Set<Target> = []

  /// What holds for the files of one folder, which come one after the other.
  private var last = (folder: "", project: Int32(0), module: Int32(0))

  private struct Target: Hashable {
    var project: Int32
    var path: String
  }

  init(_ finder: ProjectFinder, _ moduleFinder: ModuleFinder) {
    self.finder = finder
    self.moduleFinder = moduleFinder
  }

  /// Enters those files that were not entered before; returns them in order of the paths shown.
  mutating func enter(_ members: [Member], isLinted: Bool) throws(ConfigurationError) -> [InputFile] {
    // Which of a file's names is shown must not depend on the order of the arguments; a text at hand is newer than the
    // file that it would replace.
    let ordered = members.sorted { left, right in
      if left.place != right.place { return utf8Order(left.place, right.place) }
      if left.isText != right.isText { return left.isText }
      return utf8Order(left.shown, right.shown)
    }
    var entered: [InputFile] = []
    entered.reserveCapacity(ordered.count)
    for member in ordered where !member.isLink {
      guard places.insert(member.place).inserted else { continue }
      let file = try file(member, at: member.place, isLinted)
      if targets.isEmpty || !targets.contains(Target(project: file.project, path: member.place)) {
        entered.append(file)
      }
    }
    for member in ordered where member.isLink {
      guard places.insert(member.place).inserted else { continue }
      if let file = try link(member, isLinted) { entered.append(file) }
    }
    entered.sort { utf8Order($0.path, $1.path) }
    return entered
  }

  /// A link stands for a file of its own, unless the file that it leads to is a file of the same project. Outside of
  /// projects, what it leads to says where it belongs.
  private mutating func link(_ member: Member, _ isLinted: Bool) throws(ConfigurationError) -> InputFile? {
    let target = System.realPath(member.place)
    let isLoose = try finder.project(of: FilePath.folder(of: member.place)) == .none
    let file = try file(member, at: isLoose ? target ?? member.place : member.place, isLinted)
    // A dangling link stays, so that reading it says so.
    guard let target else { return file }
    if places.contains(target), try self.file(member, at: target, isLinted).project == file.project { return nil }
    return targets.insert(Target(project: file.project, path: target)).inserted ? file : nil
  }

  private mutating func file(
    _ member: Member, at place: String, _ isLinted: Bool
  ) throws(ConfigurationError) -> InputFile {
    let folder = FilePath.folder(of: place)
    if folder != last.folder {
      let project = number(of: try finder.project(of: folder))
      let module = moduleFinder.module(of: folder, in: projects[Int(project)])
      last = (folder, project, number(ofModule: module))
    }
    return InputFile(path: member.shown, isLinted: isLinted, project: last.project, module: last.module)
  }

  private mutating func number(of project: ProjectFolder) -> Int32 {
    if let known = projectNumbers[project] { return known }
    let number = Int32(projects.count)
    projects.append(project)
    projectNumbers[project] = number
    return number
  }

  private mutating func number(ofModule module: String) -> Int32 {
    if let known = moduleNumbers[module] { return known }
    let number = Int32(modules.count)
    modules.append(module)
    moduleNumbers[module] = number
    return number
  }
}
