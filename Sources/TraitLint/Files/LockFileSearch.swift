extension LockFile {
  /// Where Xcode keeps the lock file of a project or a workspace, below its bundle.
  private static let placesInBundles = [
    ".xcworkspace": "xcshareddata/swiftpm/Package.resolved",
    ".xcodeproj": "project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
  ]

  /// The lock files beside the files of an absolute folder, else those of the nearest folder above it that has any, up
  /// to the top of the repository: what stands above that was written for something else.
  static func nearest(to folder: String) -> [String] {
    for folder in FilePath.ancestors(of: folder) {
      let here = lying(in: folder)
      if !here.isEmpty || System.kind(of: FilePath.join(folder, ".git")) != .missing { return here }
    }
    return []
  }

  private static func lying(in folder: String) -> [String] {
    var candidates: [String] = []
    for name in FileWalker.names(in: folder) {
      if FileWalker.lockFileNames.contains(name) { candidates.append(name) }
      for (bundle, place) in placesInBundles where name.hasSuffix(bundle) {
        candidates.append(FilePath.join(name, place))
      }
    }
    return candidates.map { FilePath.join(folder, $0) }.filter { System.kind(of: $0) == .file }
  }
}
