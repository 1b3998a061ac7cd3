import Synchronization
import TraitRules

/// The sources of a run. Each is read when its project is linted, and again when that is linted again: what is held is
/// only what the disk does not have.
struct RunSources: Sendable {
  private(set) var files: [InputFile]
  let projects: [ProjectFolder]
  private let modules: [String]
  private let places: Places
  private let workingDirectory: String
  /// Texts that count instead of the files', by path as shown.
  private var texts: [String: [UInt8]] = [:]
  /// What reads a file, by its absolute path.
  var source: @Sendable (_ path: String) -> Result<[UInt8], ReadFailure> = { FileReader.source(at: $0) }

  init(_ inputs: Inputs, workingDirectory: String) {
    files = inputs.files
    projects = inputs.projects
    modules = inputs.modules
    places = inputs.places
    self.workingDirectory = workingDirectory
  }

  func contains(_ path: String) -> Bool { files.contains { $0.path == path } }

  /// Gives a file another text.
  mutating func setText(_ bytes: [UInt8], of path: String) { texts[path] = bytes }

  mutating func remove(_ path: String) { files.removeAll { $0.path == path } }

  /// Gives files other texts where there is an answer; a file that is given none is left out.
  mutating func replaceTexts(_ replacement: (_ path: String) -> [UInt8]??) {
    files.removeAll { file in
      guard let text = replacement(file.path) else { return false }
      texts[file.path] = text
      return text == nil
    }
  }

  /// The sources for the linter, which reads them.
  ///
  /// - Parameters:
  ///   - isLinted: whether findings in a file are wanted.
  ///   - failures: told of every file that gives no source.
  func projects(
    isLinted: @escaping @Sendable (InputFile) -> Bool = \.isLinted, failures: ReadFailures
  ) -> [ProjectSources] {
    Dictionary(grouping: files.indices) { files[$0].project }.map { project, indices in
      let name = projects[Int(project)].path
      let top = name == "/" ? 1 : name.utf8.count + 1
      return ProjectSources(name: name, count: indices.count) { index in
        let file = files[indices[index]]
        switch texts[file.path].map(FileReader.checked) ?? source(absolute(file)) {
        case .success(let bytes):
          return SourceFile(
            path: file.path, bytes: bytes, isLinted: isLinted(file), project: name,
            module: modules[Int(file.module)], place: String(Substring(places[file.path].utf8.dropFirst(top))))
        case .failure(let failure):
          failures.add(failure, of: indices[index])
          return nil
        }
      }
    }
  }

  private func absolute(_ file: InputFile) -> String { FilePath.absolute(file.path, from: workingDirectory) }
}

/// The files that gave no source, by their index among those of the run.
final class ReadFailures: Sendable {
  private let failures = Mutex<[Int: ReadFailure]>([:])

  var byIndex: [Int: ReadFailure] { failures.withLock(\.self) }

  fileprivate func add(_ failure: ReadFailure, of index: Int) { failures.withLock { $0[index] = failure } }
}
