/// The targets that a `Package.swift` declares, as far as its text shows them: `.target(name: "A", path: "B")` and the
/// like, wherever they stand. A name or a path that is no plain string is not guessed at; such a target is left out.
struct PackageManifest: Equatable {
  struct Target: Equatable {
    var kind: Kind
    var name: String
    /// As written, relative to the package; nil where SwiftPM's places hold.
    var path: String?

    enum Kind: String, CaseIterable {
      case target, executableTarget, testTarget, plugin, macro
    }
  }

  var targets: [Target]

  init(_ text: [UInt8]) {
    var reader = ManifestReader(text)
    targets = reader.targets()
  }

  /// The target that compiles the files in a folder, by the folder's path relative to the package.
  func target(in folder: String) -> Target? {
    var best: (target: Target, length: Int)?
    for target in targets {
      for top in folders(of: target) where top == "." || folder == top || folder.hasPrefix(top + "/") {
        let length = top == "." ? 0 : top.utf8.count
        if best.map({ $0.length < length }) ?? true { best = (target, length) }
      }
    }
    return best?.target
  }

  /// Where SwiftPM looks for the sources of a target, relative to the package.
  private func folders(of target: Target) -> [String] {
    if let path = target.path { return [FilePath.tidy(path)] }
    switch target.kind {
    case .plugin: return ["Plugins/" + target.name]
    case .testTarget: return (["Tests"] + Self.sourceFolders).map { $0 + "/" + target.name }
    case .target, .executableTarget, .macro:
      let own = Self.sourceFolders.map { $0 + "/" + target.name }
      // A package of one target may do without a folder for it.
      let isAlone = targets.count { $0.kind != .testTarget && $0.kind != .plugin } == 1
      return isAlone ? own + Self.sourceFolders : own
    }
  }

  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]
}
