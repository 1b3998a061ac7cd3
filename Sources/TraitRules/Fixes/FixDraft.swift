/// Why there is no fix.
struct NoFix: Error {
  /// A clause that can stand by itself: `the closure of map throws`.
  var reason: String
  /// What helps by hand, where what is suggested otherwise would not.
  var advice: String?
}

/// A rewrite in the making.
///
/// Where a value to fall back to cannot be told from the source, an edit has two forms: one that asks for it by an
/// editor placeholder, and one that needs none. A draft is rendered in either.
struct FixDraft {
  struct Change: Hashable {
    var file: Int32
    var range: Range<Int>
    var text: String
    /// The form that needs no value, where `text` asks for one.
    var valueless: String?
  }

  private(set) var changes: [Change] = []
  /// Why the rewrite is not safe, in the order in which it was noticed.
  private(set) var doubts: [String] = []
  /// Declarations whose type became a Driver's, or that a share was added to.
  var sharedNames: Set<Place> = []
  /// Catches that stand where errors arise, too.
  var movedCatches: Set<Place> = []
  /// Files that use RxCocoa after the rewrite.
  var filesUsingCocoa: Set<Int32> = []

  var isEmpty: Bool { changes.isEmpty }

  /// A value is asked for.
  var hasPlaceholder: Bool { changes.contains { $0.valueless != nil } }

  mutating func doubt(_ reason: String) {
    if !doubts.contains(reason) { doubts.append(reason) }
  }

  /// Adds a change; the same one twice is one.
  mutating func add(_ change: Change) throws(NoFix) {
    if changes.contains(change) { return }
    for other in changes where other.file == change.file {
      let overlaps =
        other.range.lowerBound < change.range.upperBound && change.range.lowerBound < other.range.upperBound
      let isSamePoint = other.range == change.range
      if overlaps || isSamePoint { throw NoFix(reason: "two rewrites of one place disagree") }
    }
    changes.append(change)
  }

  mutating func replace(_ range: Range<Int>, in file: Int32, with text: String) throws(NoFix) {
    try add(Change(file: file, range: range, text: text))
  }

  mutating func insert(_ text: String, at offset: Int, in file: Int32, valueless: String? = nil) throws(NoFix) {
    try add(Change(file: file, range: offset..<offset, text: text, valueless: valueless))
  }

  mutating func remove(_ range: Range<Int>, in file: Int32) throws(NoFix) {
    try add(Change(file: file, range: range, text: ""))
  }

  mutating func merge(_ other: FixDraft) throws(NoFix) {
    for change in other.changes { try add(change) }
    for reason in other.doubts { doubt(reason) }
    sharedNames.formUnion(other.sharedNames)
    movedCatches.formUnion(other.movedCatches)
    filesUsingCocoa.formUnion(other.filesUsingCocoa)
  }

  /// Drops a link that is taken out and put back at the same place.
  mutating func dropWhatChangesNothing(in project: Project) {
    for insertion in changes where insertion.range.isEmpty {
      guard
        let removal = changes.first(where: { change in
          change.file == insertion.file && change.text.isEmpty && change.range.lowerBound == insertion.range.lowerBound
            && project.files[Int(change.file)].tree.source[change.range].elementsEqual(insertion.text.utf8)
        })
      else { continue }
      changes.removeAll { $0 == insertion || $0 == removal }
    }
  }

  /// Whether something that is put in falls back to a value.
  func catches(with fallback: Fallback) -> Bool {
    changes.contains { change in
      if change.text.contains(FixSpelling.asDriver(fallback)) { return true }
      guard case .value(let value) = fallback else { return false }
      let (new, old) = FixSpelling.catchAndReturn(value)
      return change.text.contains(new) || change.text.contains(old)
    }
  }

  /// Whether a byte is taken out or replaced.
  func removes(_ offset: Int, in file: Int32) -> Bool {
    changes.contains { $0.file == file && $0.range.contains(offset) }
  }

  /// The edits of the form that can be followed: the one that asks for nothing.
  func judgedEdits(in project: Project) -> [Edit] { edits(in: project, valueless: hasPlaceholder) }

  /// The edits in order of path and place; with `valueless`, in the form that asks for nothing. What is put in and what is
  /// taken out at one place is one edit, so that they can be applied in any order.
  func edits(in project: Project, valueless: Bool) -> [Edit] {
    let edits = changes.map { change in
      Edit(
        path: project.files[Int(change.file)].path, start: change.range.lowerBound, end: change.range.upperBound,
        replacement: valueless ? change.valueless ?? change.text : change.text)
    }.sorted { ($0.path, $0.start, $0.end) < ($1.path, $1.start, $1.end) }
    return edits.reduce(into: []) { joined, edit in
      guard let last = joined.last, last.path == edit.path, last.start == edit.start, last.end == edit.start else {
        return joined.append(edit)
      }
      joined[joined.count - 1].end = edit.end
      joined[joined.count - 1].replacement += edit.replacement
    }
  }
}
