import Synchronization

/// What was read off the files of projects, kept from one lint to the next: tokens, trees and words of every text that is
/// still the same. Nothing that was followed is kept, so a lint with a memory reports what one without it does.
///
/// For lints one after the other.
public final class LintMemory: Sendable {
  private let projects = Mutex<[String: KeptProject]>([:])

  public init() {}

  /// A project of given files, in order of their places.
  func project(_ name: String, _ files: [SourceFile], threads: Int) -> Project {
    let kept = projects.withLock { projects in
      if let known = projects[name] { return known }
      let new = KeptProject()
      projects[name] = new
      return new
    }
    return kept.project(files, Parallel(threads: threads))
  }

  /// Forgets every project but some.
  public func forget(allBut names: Set<String>) {
    projects.withLock { projects in projects = projects.filter { names.contains($0.key) } }
  }
}

/// What is kept of one project.
private final class KeptProject: @unchecked Sendable {  // Of one lint at a time.
  private var sources: [SourceFile] = []
  private var files: [Project.File] = []
  private var index: WordIndex?
  /// Files of which the index knows another text.
  private var replaced: Set<Int32> = []

  /// With more of them, asking the index and then those costs more than a new index.
  private static let mostReplaced = 64

  func project(_ new: [SourceFile], _ parallel: Parallel) -> Project {
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
