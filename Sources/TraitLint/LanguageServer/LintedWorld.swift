import TraitRules

/// The projects around the documents that are open, as they were found on the disk: which files there are, what the
/// configurations say, and all texts. Edits change the texts of documents; anything else makes another world.
final class LintedWorld {
  let projects: LintedProjects
  private(set) var sources: [ProjectSources] = []
  private let folders: [String]
  private let documents: Set<String>
  /// In order of their places, by project.
  private var files: [(name: String, files: [SourceFile])]
  /// Where each document stands among those.
  private var places: [String: (project: Int, file: Int)] = [:]

  init(
    _ request: DocumentLint, _ texts: [String: [UInt8]], _ surroundings: Surroundings, _ disk: DiskTexts
  ) throws {
    var invocation = try Invocation([])
    invocation.operands = texts.keys.sorted(by: utf8Order)
    invocation.isQuiet = true
    folders = request.folders
    documents = Set(texts.keys)
    var projects = try LintedProjects(
      invocation, surroundings, texts: texts, workspace: folders.map { System.realPath($0) ?? $0 })
    projects.sources.source = { disk.source(at: $0) }
    self.projects = projects
    let threads = System.processorCount
    files = projects.sources.projects(failures: ReadFailures()).map { ($0.name, $0.readAll(threads: threads)) }
    for project in files.indices {
      for (number, file) in files[project].files.enumerated() where documents.contains(file.path) {
        places[file.path] = (project, number)
      }
    }
    sources = files.map { ProjectSources(name: $0.name, files: $0.files) }
  }

  /// Whether nothing but texts of documents can have changed. What editors do not tell of is looked for each time.
  func holds(for request: DocumentLint, _ texts: [String: [UInt8]]) -> Bool {
    request.isToldOfFiles && request.changedFiles.isEmpty && !request.looksAnew && folders == request.folders
      && documents == Set(texts.keys)
  }

  func setTexts(_ texts: [String: [UInt8]]) {
    for (path, bytes) in texts {
      guard let place = places[path], files[place.project].files[place.file].bytes != bytes else { continue }
      files[place.project].files[place.file].bytes = bytes
      let project = files[place.project]
      sources[place.project] = ProjectSources(name: project.name, files: project.files)
    }
  }
}
