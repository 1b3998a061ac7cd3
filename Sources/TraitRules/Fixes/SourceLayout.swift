/// How the code around a place is laid out, so that what is inserted looks as if its author had written it.
struct SourceLayout {
  let project: Project

  func range(_ place: Place) -> Range<Int> { project.tree(place).range(place.node) }

  private func source(_ file: Int32) -> [UInt8] { project.files[Int(file)].tree.source }

  /// Where `.name` begins, for the member expression of a link.
  func period(of callee: Place) -> Int {
    let tree = project.tree(callee)
    let token = Int(project.node(callee).token)
    return Int(tree.tokens[token - 1].start)
  }

  /// Blanks at the start of the line that `offset` is on.
  func indentation(at offset: Int, in file: Int32) -> String {
    let bytes = source(file)
    var start = offset
    while start > 0, !isLineBreak(bytes[start - 1]) { start -= 1 }
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Whether nothing but blanks stands before `offset` on its line.
  func startsLine(_ offset: Int, in file: Int32) -> Bool {
    let bytes = source(file)
    var at = offset
    while at > 0, isBlank(bytes[at - 1]) { at -= 1 }
    return at == 0 || isLineBreak(bytes[at - 1])
  }

  /// Where to insert a link on a line of its own after the expression that ends at `offset`: behind the comment that
  /// closes the line, if there is one; `nil` where code follows.
  func lineEnd(after offset: Int, in file: Int32) -> Int? {
    let bytes = source(file)
    var at = offset
    while at < bytes.count, isBlank(bytes[at]) { at += 1 }
    if at == bytes.count || isLineBreak(bytes[at]) { return offset }
    guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "/"), bytes[at + 1] == UInt8(ascii: "/") else { return nil }
    while at < bytes.count, !isLineBreak(bytes[at]) { at += 1 }
    return at
  }

  /// Whether an expression begins and ends on the same line.
  func isOneLine(_ range: Range<Int>, in file: Int32) -> Bool {
    !source(file)[range].contains(where: isLineBreak)
  }

  /// The bytes that go with a link: from the line break before its period to its end.
  func removal(of link: ChainLink) -> Range<Int> {
    let file = link.call.file
    let bytes = source(file)
    let end = range(link.call).upperBound
    let period = period(of: link.callee)
    var start = period
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    guard start > 0, isLineBreak(bytes[start - 1]) else { return period..<end }
    let followsCode = lineEnd(after: end, in: file) != nil
    // The line before may end in a comment: then what follows must stay on a line of its own.
    guard followsCode else { return period..<end }
    start -= 1
    if start > 0, bytes[start] == UInt8(ascii: "\n"), bytes[start - 1] == UInt8(ascii: "\r") { start -= 1 }
    return start..<end
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  // MARK: - New links

  /// Where and how a link stands after `expression`.
  struct Slot {
    var offset: Int
    /// A line break and blanks, or nothing.
    var lead: String
  }

  /// - Parameters:
  ///   - next: the member expression of the link that follows, if any.
  ///   - staysOnLine: `x.rx.text.asDriver()` is one word to the eye.
  func slot(after expression: Place, next: Place?, staysOnLine: Bool = false) -> Slot {
    let file = expression.file
    let range = range(expression)
    let sameLine = Slot(offset: range.upperBound, lead: "")
    if staysOnLine { return sameLine }
    if let next {
      let period = period(of: next)
      guard startsLine(period, in: file), let end = lineEnd(after: range.upperBound, in: file) else { return sameLine }
      return Slot(offset: end, lead: "\n" + indentation(at: period, in: file))
    }
    guard let end = lineEnd(after: range.upperBound, in: file) else { return sameLine }
    if let period = lastOwnLine(of: expression) {
      return Slot(offset: end, lead: "\n" + indentation(at: period, in: file))
    }
    guard let unit = unit(at: expression) else { return sameLine }
    return Slot(offset: end, lead: "\n" + indentation(at: range.lowerBound, in: file) + unit)
  }

  /// The last period of a chain that begins a line.
  private func lastOwnLine(of expression: Place) -> Int? {
    var current: Place? = expression
    while let at = current {
      switch project.kind(at) {
      case .memberExpr:
        let period = period(of: at)
        if startsLine(period, in: at.file) { return period }
        current = project.first(at)
      case .callExpr, .optionalChain, .forceUnwrap, .subscriptExpr: current = project.first(at)
      default: return nil
      }
    }
    return nil
  }

  /// One step of indentation, as the closure around a statement shows it; `nil` where the statement shares its line with
  /// the closure's brace, or is in none.
  private func unit(at expression: Place) -> String? {
    let tree = project.tree(expression)
    guard
      let closure = tree.ancestor(of: tree.parent(expression.node), where: { $0 == .closureExpr || $0 == .codeBlock }),
      tree[closure].kind == .closureExpr
    else { return nil }
    let start = range(expression).lowerBound
    let outer = tree.range(closure).lowerBound
    guard !isOneLine(outer..<start, in: expression.file) else { return nil }
    let inner = indentation(at: start, in: expression.file)
    let around = indentation(at: outer, in: expression.file)
    return inner.hasPrefix(around) ? String(inner.dropFirst(around.count)) : "  "
  }
}
