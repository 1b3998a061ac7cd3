/// What to write instead, read off a fix, so that the two agree and both compile.
struct FixHelp {
  let lowering: Lowering
  private var project: Project { lowering.project }

  /// The chain as it is after the fix, or the line where the fix begins if that is somewhere else.
  func text(of fix: Fix, _ binding: Binding) -> String? {
    let path = project.file(binding.call).path
    let tree = project.tree(binding.call)
    let chain = tree.range(binding.receiver.node)
    let word = tree.tokens[Int(project.node(binding.callee).token)]
    let edits = fix.edits.filter { $0.path == path }
    let before = edits.filter { chain.lowerBound <= $0.start && $0.end <= Int(word.start) }
    let replaced = edits.first { $0.start == Int(word.start) && $0.end == Int(word.end) }?.replacement
    guard !before.isEmpty || replaced != nil else { return fix.edits.first(where: isNoImport).flatMap(line) }
    guard let head = Rewritten(tree.source, chain.lowerBound..<Int(word.start), before) else { return nil }
    // The period before the word is the head's last.
    let words = CallWords(lowering: lowering)
    return head.shortened
      + (replaced.map { words.text(of: binding.call, renamed: $0) }
        ?? words.text(of: binding.call, named: project.text(binding.word)))
  }

  private func isNoImport(_ edit: Edit) -> Bool { !edit.replacement.hasPrefix("import ") }

  /// The line of an edit as it is after the fix.
  private func line(_ edit: Edit) -> String? {
    guard let file = project.files.first(where: { $0.path == edit.path }) else { return nil }
    let source = file.tree.source
    let start = source[..<edit.start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = source[edit.end...].firstIndex(of: 0x0A) ?? source.count
    return Rewritten(source, start..<end, [edit])?.shortened
  }
}

/// A stretch of source after some edits, in one line.
private struct Rewritten {
  private let text: String
  /// Where the first edit begins, counted in characters from the end.
  private let fromEnd: Int

  /// - Returns: `nil` where one line cannot show it.
  init?(_ source: [UInt8], _ range: Range<Int>, _ edits: [Edit]) {
    var after: [UInt8] = []
    var at = range.lowerBound
    var changed: Int?
    for edit in edits {
      guard edit.start >= at else { return nil }
      after += source[at..<edit.start]
      at = edit.end
      if changed == nil { changed = after.count }
      after += edit.replacement.replacing("<#fallback#>", with: "…").utf8
    }
    after += source[at..<range.upperBound]
    let tree = SyntaxTree(parsing: after)
    guard tree.fitsOneLine else { return nil }
    changed = changed.map { tree.uncommented(0..<$0).count }
    let written = after
    after = tree.uncommented(0..<after.count)
    let begins = changed ?? after.count
    for end in Self.statementEnds(after == written ? tree : SyntaxTree(parsing: after)).reversed() {
      after.insert(UInt8(ascii: ";"), at: end)
      if end <= begins { changed = (changed ?? begins) + 1 }
    }
    text = String(decoding: after, as: UTF8.self).folded
    fromEnd = String(decoding: after[(changed ?? after.count)...], as: UTF8.self).folded.count
  }

  /// Where statements end that others follow on lines of their own, which one line shows as one.
  private static func statementEnds(_ tree: SyntaxTree) -> [Int] {
    let source = tree.source
    var ends: [Int] = []
    for (index, node) in tree.nodes.enumerated() where [.closureExpr, .codeBlock].contains(node.kind) {
      let statements = tree.children(NodeID(index)).filter { tree[$0].kind != .closureSignature }
      for (statement, next) in zip(statements, statements.dropFirst()) {
        let end = tree.range(statement).upperBound
        if source[end..<tree.range(next).lowerBound].allSatisfy(\.isSpace) { ends.append(end) }
      }
    }
    return ends.sorted()
  }

  private static let widest = 72

  var shortened: String { text.losingBeginning(beyond: Self.widest, keeping: fromEnd) }
}
