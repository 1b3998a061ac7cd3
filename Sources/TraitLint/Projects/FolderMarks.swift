/// What the names in a folder say of it.
struct FolderMarks: OptionSet, Sendable {
  let rawValue: UInt8

  /// The top of a working tree: a clone, a submodule, a worktree.
  static let repository = FolderMarks(rawValue: 1 << 0)
  static let configuration = FolderMarks(rawValue: 1 << 1)
  /// What an app has at its top and few of its parts have: a Podfile, a lock file, an Xcode project, Tuist's workspace.
  static let manifest = FolderMarks(rawValue: 1 << 2)
  /// A package, which may be all there is or one of a hundred parts.
  static let package = FolderMarks(rawValue: 1 << 3)
  /// A project of Tuist's, of which an app has one or many.
  static let tuistProject = FolderMarks(rawValue: 1 << 4)
  /// Swift code.
  static let source = FolderMarks(rawValue: 1 << 5)

  /// Whether the folder may be the top of a project.
  var canBeProject: Bool { !isDisjoint(with: [.repository, .configuration, .manifest, .package, .tuistProject]) }
  /// Whether the folder is hardly a part of another project.
  var isProject: Bool { !isDisjoint(with: [.repository, .configuration, .manifest]) }

  private static let byName: [String: FolderMarks] = [
    ".git": .repository, ConfigurationFile.name: .configuration, "Package.swift": .package,
    "Project.swift": .tuistProject, "Workspace.swift": .manifest, "Tuist": .manifest, "Podfile": .manifest,
    "Podfile.lock": .manifest, "Cartfile": .manifest, "Cartfile.resolved": .manifest, "Package.resolved": .manifest,
  ]

  /// What one name in a folder says of the folder.
  init(name: String) {
    if let mark = Self.byName[name] {
      self = mark
    } else if name.hasSuffix(".swift") {
      self = .source
    } else if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") {
      self = .manifest
    } else {
      self = []
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}

/// What was seen of folders: by the walks that came through them, else by a look when somebody asks. One run has one, so
/// that whatever is asked again has the same answer.
final class SeenFolders {
  private var known: [String: FolderMarks] = [:]

  func add(_ found: [String: FolderMarks]) { known.merge(found) { first, _ in first } }

  /// Of an absolute folder.
  func marks(of folder: String) -> FolderMarks {
    if let marks = known[folder] { return marks }
    let marks = FileWalker.marks(of: folder)
    known[folder] = marks
    return marks
  }

  /// Whether an absolute folder is the top of a working tree. Costs less than a look at all its names.
  func isRepository(_ folder: String) -> Bool {
    if let marks = known[folder] { return marks.contains(.repository) }
    return System.kind(of: FilePath.join(folder, ".git")) != .missing
  }
}
