/// Looks at bytes before anything is lexed: most files of the world have nothing to do with RxSwift.
enum Relevance {
  // A file without an import can still bind: a snippet, a file of an app that re-exports RxSwift.
  private static let words = ["Rx", ".rx", "rx_", "traitlint:", "Observable", "Driver<", ".drive("]
    .map { ByteSearch(Array($0.utf8)) }

  /// Whether any of a project's files can hold a binding, or a comment to this linter.
  static func isAny(of files: [SourceFile]) -> Bool {
    files.contains { file in
      file.bytes.withUnsafeBufferPointer { bytes in words.contains { $0.succeeds(in: bytes) } }
    }
  }
}
