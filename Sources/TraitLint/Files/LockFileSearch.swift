extension LockFile {
  /// Where Xcode keeps the lock file of a project or a workspace, below its bundle.
  private static let placesInBundles = [
    ".xcworkspace": "xcshareddata/swiftpm/Package.resolved",
    ".xcodeproj": "project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
  ]

  /// The lock files in an absolute folder and in those around it up to the top of its project, for runs that read no
  /// more of the project than they are told to.
  static func around(_ folder: String, upTo top: String) -> [String] {
    FilePath.ancestors(of: folder).prefix { FilePath.contains(top, $0) }.flatMap(lying)
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
