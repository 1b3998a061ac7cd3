/// Which module a file is compiled into, as far as names on the disk and the text of manifests show. Nothing is built, so
/// this is what a reader of the folder would say.
///
/// - In a package: `FOLDER:NAME`, the package's folder within the project and the target's name.
/// - Elsewhere: `FOLDER/`, the folder of Tuist's project, else the folder that stands beside the Xcode project or at the
///   top of the project. That is a guess: several such folders may make one module.
/// - Nothing where not even that is to be seen.
final class ModuleFinder {
  private let folders: SeenFolders
  private var manifests: [String: PackageManifest] = [:]
  private var places: [String: Place] = [:]

  /// What surrounds the files of a folder inside a project.
  private struct Place {
    /// The nearest folder with a `Package.swift`.
    var package: String?
    /// The nearest folder of another kind whose subfolders are modules.
    var top: String
    /// The nearest folder with a `Project.swift` below the project's own.
    var tuist: String?
  }

  init(_ folders: SeenFolders) { self.folders = folders }

  /// Of the files in an absolute folder without links.
  func module(of folder: String, in project: ProjectFolder) -> String {
    if project.path.isEmpty { return "" }
    let place = place(of: folder, in: project)
    if let package = place.package,
      let target = manifest(of: package).target(in: FilePath.relative(folder, to: package))
    {
      return "\(Self.relative(package, to: project)):\(target.name)"
    }
    if let tuist = place.tuist { return Self.relative(tuist, to: project) + "/" }
    if folder == place.top { return "" }
    let rest = FilePath.relative(folder, to: place.top)
    let top = FilePath.join(place.top, String(rest.prefix { $0 != "/" }))
    return Self.relative(top, to: project) + "/"
  }

  private static func relative(_ folder: String, to project: ProjectFolder) -> String {
    folder == project.path ? "" : FilePath.relative(folder, to: project.path)
  }

  private func place(of folder: String, in project: ProjectFolder) -> Place {
    if let known = places[folder] { return known }
    let marks = folders.marks(of: folder)
    var place = Place(top: folder)
    if folder != project.path, FilePath.contains(project.path, folder) {
      place = self.place(of: FilePath.folder(of: folder), in: project)
      if marks.contains(.tuistProject) {
        place.tuist = folder
      } else if marks.contains(.manifest) || marks.contains(.package) {
        (place.top, place.tuist) = (folder, nil)
      }
    }
    if marks.contains(.package) { place.package = folder }
    places[folder] = place
    return place
  }

  private func manifest(of folder: String) -> PackageManifest {
    if let known = manifests[folder] { return known }
    let bytes = try? FileReader.bytes(at: FilePath.join(folder, "Package.swift"), atMost: Self.largestManifest).get()
    let manifest = PackageManifest(bytes ?? [])
    manifests[folder] = manifest
    return manifest
  }

  private static let largestManifest = 1 << 20
}
