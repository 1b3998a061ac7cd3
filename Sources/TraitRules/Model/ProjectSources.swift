/// The files of a project, each read when the project is linted and forgotten after: a run over many projects holds the
/// sources of those under way.
public struct ProjectSources: Sendable {
  /// Any text, another for each project.
  public var name: String
  /// How many files there are.
  public var count: Int
  /// The file at an index; nil where it gives no source. Asked for each once a lint, from any thread.
  public var read: @Sendable (_ index: Int) -> SourceFile?

  public init(name: String, count: Int, read: @escaping @Sendable (_ index: Int) -> SourceFile?) {
    self.name = name
    self.count = count
    self.read = read
  }

  /// Files that have been read.
  public init(name: String, files: [SourceFile]) {
    self.init(name: name, count: files.count) { files[$0] }
  }

  /// Those of its files that give a source, in order of their places.
  public func readAll(threads: Int) -> [SourceFile] {
    Parallel(threads: threads).map(count, read).compactMap(\.self).sorted { $0.place < $1.place }
  }
}
