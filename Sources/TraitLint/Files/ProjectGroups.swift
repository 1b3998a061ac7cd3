/// Which files of one run belong together.
///
/// A folder that only holds checkouts of several projects must not mix them: one project's `Output` is not another's.
/// A folder is such a container if nothing says that it is part of a project itself, no Swift file lies directly in it,
/// and at least two of its subfolders have a manifest or a lock file somewhere inside; each subfolder is a project then.
struct ProjectGroups {
  private let containers: [String]

  /// - Parameters:
  ///   - folders: The absolute folders that were given.
  ///   - swiftFiles: Absolute; a `Package.swift` among them is a manifest.
  ///   - lockFiles: Absolute.
  init(folders: [String], swiftFiles: some Sequence<String>, lockFiles: [String]) {
    containers = folders.filter { folder in
      guard !Self.isPartOfProject(folder) else { return false }
      let manifests = swiftFiles.filter { $0.hasSuffix("/Package.swift") } + lockFiles
      let hasOwnSource = swiftFiles.contains { FilePath.folder(of: $0) == folder }
      let children = Set(manifests.compactMap { Self.child(of: folder, containing: $0) })
      return !hasOwnSource && children.count > 1
    }
  }

  /// Whether all files are one project.
  var isOne: Bool { containers.isEmpty }

  /// The project of an absolute path: a folder, or nothing where all files are one project.
  func project(of path: String) -> String {
    for container in containers {
      if let child = Self.child(of: container, containing: path) { return child }
    }
    return ""
  }

  private static func isPartOfProject(_ folder: String) -> Bool {
    FilePath.ancestors(of: folder).contains { folder in
      [ConfigurationFile.name, ".git", "Package.swift", "Podfile", "Cartfile"].contains {
        System.kind(of: FilePath.join(folder, $0)) != .missing
      }
    }
  }

  /// The subfolder of `folder` that `path` lies in.
  private static func child(of folder: String, containing path: String) -> String? {
    guard path != folder, FilePath.contains(folder, path) else { return nil }
    let prefix = folder == "/" ? 1 : folder.utf8.count + 1
    let rest = path.utf8.dropFirst(prefix)
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    return String(path[..<slash])
  }
}
