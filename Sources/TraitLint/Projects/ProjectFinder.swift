/// The top of what is linted as one world.
struct ProjectFolder: Hashable, Sendable {
  /// Absolute, without links; empty for files that no folder holds together.
  var path: String
  var reason: Reason

  /// Why it is one.
  enum Reason: Hashable, Sendable {
    /// `--root` names it.
    case option
    case repository
    /// Its configuration says `root: true`.
    case configuration
    /// It stands in a folder of projects.
    case shelf(String)
    case manifest
    case argument
    case none
  }

  static let none = ProjectFolder(path: "", reason: .none)
}

/// Which project a folder belongs to. That is decided here and nowhere else, and by what is on the disk before what a
/// command line says, so that a file has the same project however it is named:
///
/// 1. the nearest folder around it that is a repository or whose configuration says `root: true`;
/// 2. outside of those, the outermost folder around it that has a configuration, a manifest or a lock file, or what that
///    stands in on a shelf. A shelf is a folder of projects side by side: three subfolders or more, at least half of
///    them with marks of their own, no Swift file and no mark beside them. All that stands on a shelf is a project;
/// 3. else the outermost folder that was named and holds it;
/// 4. else none: the files that were named one by one are looked at together.
///
/// The search ends below the home folder and below folders where everybody may write (`/tmp`): what happens to lie there
/// belongs to nothing.
final class ProjectFinder {
  private let configuration: ConfigurationTree
  private let root: String?
  /// Outer ones first.
  private let named: [String]
  private let home: String?
  private var worlds: [String: ProjectFolder?] = [:]
  private var standings: [String: Standing] = [:]

  /// - Parameters:
  ///   - root: the absolute folder that is to be the project of everything.
  ///   - named: absolute folders without links.
  ///   - home: the user's folder.
  init(_ configuration: ConfigurationTree, root: String? = nil, named: [String] = [], home: String? = nil) {
    self.configuration = configuration
    self.root = root
    self.named = named.sorted { $0.utf8.count < $1.utf8.count }
    self.home = home
  }

  private var folders: SeenFolders { configuration.folders }

  /// Of an absolute folder without links.
  func project(of folder: String) throws(ConfigurationError) -> ProjectFolder {
    if let root { return ProjectFolder(path: root, reason: .option) }
    if let world = try world(of: folder) { return world }
    let standing = standing(of: folder)
    if let place = standing.place { return ProjectFolder(path: place.folder, reason: .shelf(place.shelf)) }
    if let marked = standing.marked { return ProjectFolder(path: marked, reason: .manifest) }
    if let named = named.first(where: { FilePath.contains($0, folder) }) {
      return ProjectFolder(path: named, reason: .argument)
    }
    return .none
  }

  /// The nearest repository or root upward.
  private func world(of folder: String) throws(ConfigurationError) -> ProjectFolder? {
    if let known = worlds[folder] { return known }
    let world: ProjectFolder?
    if folders.isRepository(folder) {
      world = ProjectFolder(path: folder, reason: .repository)
    } else if try configuration.isRoot(folder) {
      world = ProjectFolder(path: folder, reason: .configuration)
    } else {
      world = folder == "/" ? nil : try self.world(of: FilePath.folder(of: folder))
    }
    worlds[folder] = world
    return world
  }

  /// What is around a folder outside of repositories.
  private struct Standing {
    /// The outermost folder with a mark.
    var marked: String?
    /// The nearest shelf around that, or around the folder where nothing has a mark, and what stands on it.
    var place: (folder: String, shelf: String)?
  }

  private func standing(of folder: String) -> Standing {
    if folder == "/" { return Standing() }
    if let known = standings[folder] { return known }
    let outer = FilePath.folder(of: folder)
    var standing = standing(of: outer)
    // Nothing further in changes the answer of a folder with a mark.
    if standing.marked == nil {
      if !isPossible(folder) {
        standing = Standing()
      } else {
        if isPossible(outer), isShelf(outer) { standing.place = (folder, outer) }
        if folders.marks(of: folder).canBeProject { standing.marked = folder }
      }
    }
    standings[folder] = standing
    return standing
  }

  private func isPossible(_ folder: String) -> Bool {
    folder != "/" && !(home.map { FilePath.contains(folder, $0) } ?? false) && !System.isOpenToAll(folder)
  }

  private static let leastOnShelf = 3
  /// To look into each of more folders would take longer than what is asked for.
  private static let mostOnShelf = 1000

  private func isShelf(_ folder: String) -> Bool {
    let marks = folders.marks(of: folder)
    guard !marks.canBeProject, !marks.contains(.source) else { return false }
    let inner = FileWalker.subfolders(of: folder)
    guard (Self.leastOnShelf...Self.mostOnShelf).contains(inner.count) else { return false }
    return inner.count { folders.marks(of: $0).isProject } * 2 >= inner.count
  }
}
