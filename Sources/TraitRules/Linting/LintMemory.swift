import Synchronization

/// What was read off the files of projects, kept from one lint to the next: tokens, trees and words of every text that is
/// still the same; and all that was followed, where no token of any text has changed. A lint with a memory reports what
/// one without it does.
///
/// For lints one after the other.
public final class LintMemory: Sendable {
  private let projects = Mutex<[String: KeptProject]>([:])

  public init() {}

  /// All that is known of a project of given files, in order of their places.
  func analysis(_ name: String, _ files: [SourceFile], _ options: ProjectOptions, threads: Int) -> Analysis {
    let kept = projects.withLock { projects in
      if let known = projects[name] { return known }
      let new = KeptProject()
      projects[name] = new
      return new
    }
    return kept.analysis(files, options, Parallel(threads: threads))
  }

  /// Forgets what was followed in a project: it was given up on the way.
  func forgetAnalysis(of name: String) { projects.withLock { $0[name] }?.forgetAnalysis() }

  /// Forgets what was followed, for the options are others, and every project but some.
  public func forget(allBut names: Set<String>) {
    projects.withLock { projects in
      projects = projects.filter { names.contains($0.key) }
      for project in projects.values { project.forgetAnalysis() }
    }
  }
}

/// What is kept of one project.
private final class KeptProject: @unchecked Sendable {  // Of one lint at a time.
  private var sources: [SourceFile] = []
  private var files: [Project.File] = []
  private var index: WordIndex?
  /// Files of which the index knows another text.
  private var replaced: Set<Int32> = []
  private var analysis: Analysis?

  /// With more of them, asking the index and then those costs more than a new index.
  private static let mostReplaced = 64

  func forgetAnalysis() { analysis = nil }

  func analysis(_ new: [SourceFile], _ options: ProjectOptions, _ parallel: Parallel) -> Analysis {
    let known = analysis.take()
    let before = (sources: sources, files: files)
    let project = project(new, parallel)
    if let known, let changed = changes(from: before.sources, before.files) {
      for number in changed { known.project.replace(files[Int(number)], at: number) }
      analysis = known
      return known
    }
    let new = Analysis(project, options)
    analysis = new
    return new
  }

  /// The files in which nothing but blanks and comments has changed; `nil` where anything else has.
  private func changes(from sources: [SourceFile], _ files: [Project.File]) -> [Int32]? {
    guard sources.count == self.sources.count else { return nil }
    var changed: [Int32] = []
    for (number, (old, new)) in zip(sources, self.sources).enumerated() {
      guard old.place == new.place, old.isLinted == new.isLinted else { return nil }
      if Self.isSame(old, new) { continue }
      guard old.path == new.path, old.module == new.module, files[number].tree.hasSameTokens(self.files[number].tree)
      else { return nil }
      changed.append(Int32(number))
    }
    return changed
  }

  private func project(_ new: [SourceFile], _ parallel: Parallel) -> Project {
    if isSameList(new) {
      for number in new.indices where !Self.isSame(sources[number], new[number]) { replaced.insert(Int32(number)) }
      files = renewed(files, sources, new, parallel)
      if replaced.count > Self.mostReplaced { index = nil }
    } else {
      let known = Dictionary(zip(sources.map(\.place), files.indices)) { first, _ in first }
      let old = new.map { known[$0.place] }
      files = renewed(old.map { $0.map { files[$0] } }, old.map { $0.map { sources[$0] } }, new, parallel)
      index = nil
    }
    sources = new
    if index == nil {
      let words = parallel.map(files.count) { files[$0].words }
      index = WordIndex(words)
      replaced = []
    }
    guard let index else { return Project(files: files, parallel) }
    return Project(files: files, parallel, index, replaced: replaced.sorted())
  }

  private func isSameList(_ new: [SourceFile]) -> Bool {
    new.count == sources.count && zip(new, sources).allSatisfy { $0.place == $1.place }
  }

  /// Whether all that is read off a file is the same. Texts that nobody changed share their bytes and are not compared.
  private static func isSame(_ old: SourceFile, _ new: SourceFile) -> Bool {
    old.bytes == new.bytes && old.path == new.path && old.module == new.module
  }

  private func renewed(
    _ files: [Project.File?], _ old: [SourceFile?], _ new: [SourceFile], _ parallel: Parallel
  ) -> [Project.File] {
    parallel.map(new.count) { number in
      guard let file = files[number], let source = old[number], Self.isSame(source, new[number]) else {
        return Project.File(new[number])
      }
      return file.isLinted == new[number].isLinted ? file : Project.File(file, isLinted: new[number].isLinted)
    }
  }
}
