@testable import TraitRules

/// What holds of every tree, whatever the bytes; nil if all of it does.
///
/// Children come before their parents, stand in source order and lie inside them; every node but those thrown away hangs
/// from the root; every token index is one.
func treeViolation(_ tree: SyntaxTree) -> String? {
  guard tree.kind(tree.root) == .sourceFile, tree.parent(tree.root) == 0 else { return "the root is no file" }
  var reached = 0
  var pending = [tree.root]
  while let id = pending.popLast() {
    reached += 1
    guard reached <= tree.nodes.count else { return "a node is its own descendant" }
    let node = tree[id]
    guard node.first <= node.last, Int(node.last) < tree.tokens.count, Int(node.token) < tree.tokens.count,
      Int(node.extra) < tree.tokens.count
    else { return "\(node) has no extent" }
    let range = tree.range(id)
    var start = range.lowerBound
    for child in tree.children(id) {
      let inner = tree.range(child)
      guard child < id, tree.parent(child) == id else { return "\(tree[child]) is no child of \(node)" }
      guard inner.lowerBound >= start, inner.upperBound <= range.upperBound else {
        return "\(tree[child]) at \(inner) lies outside \(node) at \(range), or before its sibling at \(start)"
      }
      start = inner.lowerBound
      pending.append(child)
    }
  }
  return nil
}

/// What holds of every report on files: its places are places in them, its edits fit, its order is the promised one.
func reportViolation(_ report: LintReport, on files: [SourceFile]) -> String? {
  let texts = Dictionary(files.map { ($0.path, TextLines($0.bytes)) }) { first, _ in first }
  let order = report.findings.map { ($0.location.path, $0.location.start, $0.rule.rawValue) }
  if !zip(order, order.dropFirst()).allSatisfy({ $0 <= $1 }) { return "the findings are out of order" }
  for finding in report.findings + report.suppressed.map(\.finding) {
    let places = [finding.location] + finding.related.map(\.location) + finding.trace.map(\.location)
    for place in places {
      guard let text = texts[place.path] else { return "\(place) is in no file" }
      if let violation = text.violation(place) { return "\(finding.rule): \(violation)" }
    }
    for fix in [finding.fix, finding.alternativeFix].compactMap({ $0 }) {
      if let violation = fixViolation(fix, texts) { return "\(finding.rule): \(violation)" }
    }
  }
  return nil
}

/// A second reading of where lines begin.
private struct TextLines {
  let count: Int
  private var starts = [0]

  init(_ bytes: [UInt8]) {
    count = bytes.count
    var previous: UInt8 = 0
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0A, previous == 0x0D {
        starts[starts.count - 1] = index + 1
      } else if byte == 0x0A || byte == 0x0D {
        starts.append(index + 1)
      }
      previous = byte
    }
  }

  func violation(_ place: Location) -> String? {
    guard 0 <= place.start, place.start <= place.end, place.end <= count else { return "\(place) lies outside" }
    for (offset, line, column) in [
      (place.start, place.line, place.column), (place.end, place.endLine, place.endColumn),
    ] {
      let isInLine = line >= 1 && line <= starts.count && starts[line - 1] <= offset
      let isBeforeNext = line >= starts.count || offset < starts[line]
      guard isInLine, isBeforeNext, column == offset - starts[line - 1] + 1 else {
        return "\(place): byte \(offset) is elsewhere"
      }
    }
    return nil
  }
}

private func fixViolation(_ fix: Fix, _ texts: [String: TextLines]) -> String? {
  for (path, edits) in Dictionary(grouping: fix.edits, by: \.path) {
    guard let text = texts[path] else { return "a fix edits \(path), which is no file" }
    var end = 0
    for edit in edits.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      guard edit.start >= end, edit.start <= edit.end, edit.end <= text.count else {
        return "\(edit) of '\(fix.title)' does not fit"
      }
      end = edit.end
    }
  }
  return nil
}
