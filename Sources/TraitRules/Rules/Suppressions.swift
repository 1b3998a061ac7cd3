/// The `traitlint:` comments of one file.
///
/// `// traitlint:disable RULE…` silences until the matching `enable` or the end of the file, `:next`, `:this` and
/// `:previous` one line; `all` names every rule; what follows ` -- ` is the reason.
struct Suppressions {
  /// What one comment does to one rule: a comment that names two rules can be needed for one of them alone.
  struct Command {
    /// `nil` for `all`.
    var rule: RuleID?
    /// Set on a command of its own, which silences nothing.
    var unknownName: String?
    /// Lines from 1, inclusive.
    var lines: ClosedRange<Int>
    var reason: String?
    /// Byte range of the comment's command.
    var range: Range<Int>
    var isUsed = false
  }

  var commands: [Command] = []

  /// Reads the comments between a file's tokens; text inside strings is no comment.
  init(tree: SyntaxTree, lines: LineTable) {
    let marker = Array("traitlint:".utf8)
    let source = tree.source
    guard source.firstRange(of: marker, from: 0) != nil else { return }
    var open: [(command: Command, line: Int)] = []
    var end = 0
    for token in tree.tokens {
      let start = Int(token.start)
      if start > end {
        var at = end
        while let found = source.firstRange(of: marker, from: at), found < start {
          let stop = Suppressions.endOfComment(source, from: found, limit: start)
          if Suppressions.beginsComment(source, at: found, from: end) { read(source, found..<stop, lines, &open) }
          at = stop
        }
      }
      end = max(end, Int(token.end))
    }
    let last = lines.starts.count
    for item in open { commands.append(with(item.command, item.line...max(item.line, last))) }
    commands.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether a comment begins with the marker. Prose and documentation that quote a command do not give one.
  private static func beginsComment(_ source: [UInt8], at marker: Int, from start: Int) -> Bool {
    let line = source[start..<marker].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? start
    let before = source[line..<marker].filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return before == Array("//".utf8) || before == Array("/*".utf8)
  }

  private static func endOfComment(_ source: [UInt8], from start: Int, limit: Int) -> Int {
    var at = start
    while at < limit, source[at] != 0x0A, source[at] != 0x0D {
      if source[at] == UInt8(ascii: "*"), at + 1 < limit, source[at + 1] == UInt8(ascii: "/") { break }
      at += 1
    }
    return at
  }

  private func with(_ command: Command, _ lines: ClosedRange<Int>) -> Command {
    var command = command
    command.lines = lines
    return command
  }

  private mutating func read(
    _ source: [UInt8], _ range: Range<Int>, _ lines: LineTable, _ open: inout [(command: Command, line: Int)]
  ) {
    let text = String(decoding: source[range], as: UTF8.self).dropFirst("traitlint:".count)
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    guard let verb = parts.first else { return }
    var list = parts.count > 1 ? String(parts[1]) : ""
    var reason: String?
    if let dashes = list.range(of: "--") {
      reason = list[dashes.upperBound...].trimmed
      list = String(list[..<dashes.lowerBound])
    }
    let names = list.split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
    let line = lines.position(of: range.lowerBound).line
    let made = names.map { name in
      let rule = RuleID(rawValue: name)
      return Command(
        rule: rule, unknownName: rule == nil && name != "all" ? name : nil, lines: line...line,
        reason: reason?.isEmpty == true ? nil : reason, range: range)
    }
    switch verb {
    case "disable": open += made.map { ($0, line) }
    case "enable":
      let ended = Set(made.compactMap(\.rule))
      let endsAll = names.contains("all")
      for item in open where endsAll || item.command.rule.map(ended.contains) ?? false {
        commands.append(with(item.command, item.line...max(item.line, line)))
      }
      open.removeAll { item in endsAll || item.command.rule.map(ended.contains) ?? false }
    case "disable:next": commands += made.map { with($0, (line + 1)...(line + 1)) }
    case "disable:this": commands += made
    case "disable:previous": commands += made.map { with($0, max(1, line - 1)...max(1, line - 1)) }
    default: break
    }
  }

  /// Whether a comment silences a finding of `rule` at `line`; the comment counts as used then.
  mutating func suppress(_ rule: RuleID, line: Int) -> (isSuppressed: Bool, reason: String?) {
    for index in commands.indices where commands[index].lines.contains(line) {
      guard commands[index].unknownName == nil, commands[index].rule.map({ $0 == rule }) ?? true else { continue }
      commands[index].isUsed = true
      return (true, commands[index].reason)
    }
    return (false, nil)
  }
}

extension Array where Element == UInt8 {
  /// Offset of the first occurrence of `needle` at or after `start`.
  func firstRange(of needle: [UInt8], from start: Int) -> Int? {
    guard let first = needle.first, count >= needle.count else { return nil }
    var at = start
    return withUnsafeBufferPointer { bytes in
      while at + needle.count <= bytes.count {
        if bytes[at] == first {
          var offset = 1
          while offset < needle.count, bytes[at + offset] == needle[offset] { offset += 1 }
          if offset == needle.count { return at }
        }
        at += 1
      }
      return nil
    }
  }
}

extension Substring {
  var trimmed: String {
    var text = self
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}

extension String {
  /// The first occurrence of `needle`; the standard library has this only with Foundation.
  func range(of needle: String) -> Range<String.Index>? {
    var at = startIndex
    while at < endIndex {
      if self[at...].hasPrefix(needle) { return at..<index(at, offsetBy: needle.count) }
      at = index(after: at)
    }
    return nil
  }
}
