/// The files of a project in which a word has a role: a question about a name goes to those, however many there are.
struct WordIndex: Sendable {
  /// A file with a word, and where the next one with it is; -1 after the last.
  private struct Entry {
    var file: Int32
    var next: Int32
  }

  /// Open addressing as in `WordTable`; beside each mark stands its first entry.
  private var marks: [UInt32]
  private var first: [Int32]
  private var entries: [Entry] = []

  /// - Parameter tables: of each file; it may promise too much, as they may.
  init(_ tables: [WordTable]) {
    let count = tables.reduce(0) { $0 + $1.count }
    marks = WordTable.emptySlots(for: count)
    first = [Int32](repeating: -1, count: marks.count)
    entries.reserveCapacity(count)
    // From the last: each list is in order of files.
    for file in tables.indices.reversed() {
      for mark in tables[file].marks {
        let slot = WordTable.slot(of: mark, in: marks)
        marks[slot] = mark
        entries.append(Entry(file: Int32(file), next: first[slot]))
        first[slot] = Int32(entries.count - 1)
      }
    }
  }

  /// The files that may have an answer about a word, in order.
  func files(with word: UInt64) -> [Int32] {
    var files: [Int32] = []
    var at = first[WordTable.slot(of: WordTable.mark(word), in: marks)]
    while at >= 0 {
      files.append(entries[Int(at)].file)
      at = entries[Int(at)].next
    }
    return files
  }
}
