/// The files of a project in which a word has a role: a question about a name goes to those, however many there are.
struct WordIndex: Sendable {
  /// A file with a word, and where the next one with it is; -1 after the last.
  private struct Entry: BitwiseCopyable {
    var file: Int32
    var next: Int32
  }

  /// A word and its first entry. A mark of 0 is an empty slot.
  private struct Slot {
    var mark: UInt32
    var first: Int32
  }

  /// Open addressing over a power of two at most half full. What is kept of a word chooses its slot.
  private var slots = [Slot](repeating: Slot(mark: 0, first: -1), count: 1024)
  private var entries: [Entry] = []

  /// - Parameter tables: of each file; it may promise too much, as they may.
  init(_ tables: [WordTable]) {
    var words = 0
    var entries = GrowingBuffer<Entry>(capacity: tables.reduce(0) { $0 + $1.marks.count })
    // From the last: each list is in order of files.
    for file in tables.indices.reversed() {
      for mark in tables[file].marks {
        let at = slot(of: mark)
        let first = slots[at].first
        if first < 0 {
          slots[at].mark = mark
          words += 1
        } else if entries[Int(first)].file == Int32(file) {
          continue
        }
        slots[at].first = Int32(entries.count)
        entries.append(Entry(file: Int32(file), next: first))
        if words * 2 > slots.count { grow() }
      }
    }
    self.entries = entries.array()
  }

  /// The files that may have an answer about a word, in order.
  func files(with word: UInt64) -> [Int32] {
    var files: [Int32] = []
    var at = slots[slot(of: WordTable.mark(word))].first
    while at >= 0 {
      files.append(entries[Int(at)].file)
      at = entries[Int(at)].next
    }
    return files
  }

  /// Where a mark stands or would stand.
  @inline(__always)
  private func slot(of mark: UInt32) -> Int {
    var at = Int(mark) & (slots.count - 1)
    while slots[at].mark != 0, slots[at].mark != mark { at = (at + 1) & (slots.count - 1) }
    return at
  }

  private mutating func grow() {
    let smaller = slots
    slots = [Slot](repeating: Slot(mark: 0, first: -1), count: smaller.count * 4)
    for entered in smaller where entered.mark != 0 { slots[slot(of: entered.mark)] = entered }
  }
}
