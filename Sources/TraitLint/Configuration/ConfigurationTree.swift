import TraitRules

/// The configuration files that hold for each folder: those found upward from it, outer ones first, up to the folder
/// that holds the repository or that says that it is a root. Inner ones refine outer ones.
final class ConfigurationTree {
  enum Source {
    case discovered
    /// One file for everything; its patterns count from the folder given.
    case file(String, folder: String)
    case none
  }

  let folders = SeenFolders()
  private let source: Source
  private let workingDirectory: String
  private let excludedByCommand: ConfigurationFile?
  private var chains: [String: [ConfigurationFile]] = [:]
  private var single: ConfigurationFile?

  init(_ source: Source, workingDirectory: String, excluded: [String] = []) {
    self.source = source
    self.workingDirectory = workingDirectory
    if excluded.isEmpty {
      excludedByCommand = nil
    } else {
      var file = ConfigurationFile(path: Option.exclude.flag, folder: workingDirectory)
      file.excluded = excluded.map { Glob($0, in: workingDirectory) }
      excludedByCommand = file
    }
  }

  /// Every file that was read, outer ones before inner ones.
  var filesRead: [ConfigurationFile] {
    let own = chains.keys.sorted(by: utf8Order).compactMap { folder in chains[folder]?.last { $0.folder == folder } }
    return own + (single.map { [$0] } ?? [])
  }

  /// The files that hold for an absolute folder.
  func chain(for folder: String) throws(ConfigurationError) -> [ConfigurationFile] {
    switch source {
    case .none: return []
    case .file(let path, let folder):
      if single == nil {
        single = try read(
          FilePath.absolute(path, from: workingDirectory), shown: path, folder: folder, isRequired: true)
      }
      return single.map { [$0] } ?? []
    case .discovered:
      if let known = chains[folder] { return known }
      let path = FilePath.join(folder, ConfigurationFile.name)
      let own = try read(path, shown: shown(path), folder: folder, isRequired: false)
      // A repository is a world of its own: what stands above it was written for something else.
      let isOutermost = folder == "/" || own?.isRoot == true || folders.isRepository(folder)
      let outer = isOutermost ? [] : try chain(for: FilePath.folder(of: folder))
      let chain = outer + (own.map { [$0] } ?? [])
      chains[folder] = chain
      return chain
    }
  }

  /// Whether an absolute folder has a configuration that makes it a project of its own.
  func isRoot(_ folder: String) throws(ConfigurationError) -> Bool {
    guard case .discovered = source, let last = try chain(for: folder).last else { return false }
    return last.folder == folder && last.isRoot == true
  }

  /// Why the file or folder at an absolute path is not linted: the file that says so and its pattern.
  ///
  /// - Parameter named: the absolute folder whose name led here. A pattern that leaves out all of it is meant for walks
  ///   that pass by; whoever names the folder wants it.
  func exclusion(
    of path: String, in folder: String, named: String? = nil
  ) throws(ConfigurationError) -> (file: ConfigurationFile, pattern: String?)? {
    for file in try chain(for: folder) + (excludedByCommand.map { [$0] } ?? []) {
      if let glob = Self.excluding(path, file, named) { return (file, glob.pattern) }
      if let included = file.included, !included.contains(where: { $0.matches(path) }) { return (file, nil) }
    }
    return nil
  }

  /// Those of many absolute paths of files that are not excluded.
  func notExcluded(_ paths: [String], named: String? = nil) throws(ConfigurationError) -> [String] {
    if case .none = source, excludedByCommand == nil { return paths }
    var wanted: [String] = []
    for path in paths where try exclusion(of: path, in: FilePath.folder(of: path), named: named) == nil {
      wanted.append(path)
    }
    return wanted
  }

  /// Whether a walk may leave out a whole absolute folder.
  func skips(folder: String, named: String? = nil) throws(ConfigurationError) -> Bool {
    if case .none = source, excludedByCommand == nil { return false }
    for file in try chain(for: FilePath.folder(of: folder)) + (excludedByCommand.map { [$0] } ?? []) {
      if Self.excluding(folder, file, named) != nil { return true }
      if let included = file.included, !included.contains(where: { $0.couldMatch(below: folder) }) { return true }
    }
    return false
  }

  private static func excluding(_ path: String, _ file: ConfigurationFile, _ named: String?) -> Glob? {
    file.excluded.first { glob in glob.matches(path) && !(named.map(glob.matches) ?? false) }
  }

  private func shown(_ path: String) -> String {
    FilePath.contains(workingDirectory, path) ? FilePath.relative(path, to: workingDirectory) : path
  }

  private func read(
    _ path: String, shown: String, folder: String, isRequired: Bool
  ) throws(ConfigurationError) -> ConfigurationFile? {
    switch FileReader.bytes(at: path, atMost: FileReader.largestConfiguration) {
    case .success(let bytes): return try ConfigurationReader.read(bytes, path: shown, folder: folder)
    case .failure(.missing) where !isRequired: return nil
    case .failure(let failure): throw ConfigurationError(path: shown, message: failure.message)
    }
  }
}
