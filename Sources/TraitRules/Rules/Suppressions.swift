/// The `traitlint:` comments of one file.
///
/// `// traitlint:disable RULE…` silences until the matching `enable` or the end of the file, `:next`, `:this` and
/// `:previous` one line; `all` names every rule; what follows ` -- ` is the reason.
struct Suppressions {
  /// One `disable` comment.
  struct Command {
    /// The lines in which each rule named is silent, from 1.
    var reach: [RuleID: ClosedRange<Int>]
    /// Whether the comment says `all`, so that its rules are not judged one by one.
    var isAll: Bool
    /// Words that are no rule's name.
    var unknownNames: [String]
    /// What stands where a command should, and is none.
    var unknownVerb: String?
    var reason: String?
    /// Byte range of the comment's command.
    var range: Range<Int>
    /// Rules of which it silenced a finding.
    var used: Set<RuleID> = []
  }

  /// What a comment tells the linter to do.
  enum Verb: String, CaseIterable {
    case disable, enable
    case next = "disable:next"
    case this = "disable:this"
    case previous = "disable:previous"
  }

  /// A comment as written.
  private struct Comment {
    var verb: Substring
    var command: Command
    var line: Int
  }

  /// In source order.
  private(set) var commands: [Command] = []

  /// Reads the comments between a file's tokens; text inside strings is no comment.
  init(_ file: Project.File) {
    let marker = Array("traitlint:".utf8)
    guard file.mentions(ByteSearch(marker)) else { return }
    let (tree, lines) = (file.tree, file.lines)
    let source = tree.source
    var open: [RuleID: [Int]] = [:]
    var end = 0
    for token in tree.tokens {
      let start = Int(token.start)
      if start > end {
        var at = end
        while let found = source.firstRange(of: marker, from: at), found < start {
          let stop = Suppressions.endOfComment(source, from: found, limit: start)
          if Suppressions.beginsComment(source, at: found, from: end),
            let comment = Suppressions.comment(source, found..<stop, lines)
          {
            add(comment, lastLine: lines.starts.count, &open)
          }
          at = stop
        }
      }
      end = max(end, Int(token.end))
    }
  }

  /// Whether a comment begins with the marker. Prose and documentation that quote a command do not give one.
  private static func beginsComment(_ source: [UInt8], at marker: Int, from start: Int) -> Bool {
    var line = source[start..<marker].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? start
    if line == 0, source.starts(with: [0xEF, 0xBB, 0xBF]) { line = 3 }
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

  private static func comment(_ source: [UInt8], _ range: Range<Int>, _ lines: LineTable) -> Comment? {
    let text = String(decoding: source[range], as: UTF8.self).dropFirst("traitlint:".count)
    let verb = text.prefix { !$0.isWhitespace }
    var list = text[verb.endIndex...]
    var reason: String?
    if let dashes = list.range(of: "--") {
      reason = list[dashes.upperBound...].trimmed
      list = list[..<dashes.lowerBound]
    }
    let names = list.split { $0.isWhitespace || $0 == "," }.map(String.init)
    let isAll = names.contains("all")
    let rules = isAll ? RuleID.allCases : names.compactMap(RuleID.init)
    let line = lines.position(of: range.lowerBound).line
    let command = Command(
      reach: Dictionary(rules.map { ($0, line...line) }) { first, _ in first }, isAll: isAll,
      unknownNames: names.filter { $0 != "all" && RuleID(rawValue: $0) == nil },
      reason: reason?.isEmpty == true ? nil : reason, range: range)
    return Comment(verb: verb, command: command, line: line)
  }

  /// - Parameter open: for each rule the commands, by index, that silence it from their line on.
  private mutating func add(_ comment: Comment, lastLine: Int, _ open: inout [RuleID: [Int]]) {
    var command = comment.command
    switch Verb(rawValue: String(comment.verb)) {
    case .disable:
      for rule in command.reach.keys {
        command.reach[rule] = comment.line...max(comment.line, lastLine)
        open[rule, default: []].append(commands.count)
      }
    case .enable:
      for rule in command.reach.keys {
        for index in open.removeValue(forKey: rule) ?? [] {
          let start = commands[index].reach[rule]?.lowerBound ?? comment.line
          commands[index].reach[rule] = start...comment.line
        }
      }
      return
    case .next: command.reach = command.reach.mapValues { _ in comment.line + 1...comment.line + 1 }
    case .previous: command.reach = command.reach.mapValues { _ in comment.line - 1...comment.line - 1 }
    case .this: break
    case nil:
      // `traitlint: …` is prose.
      guard !comment.verb.isEmpty else { return }
      command.reach = [:]
      command.unknownNames = []
      command.unknownVerb = String(comment.verb)
    }
    commands.append(command)
  }

  /// Whether a comment silences a finding of `rule` at `line`; the comment counts as used then. One that names all rules
  /// does not silence what is said of itself.
  mutating func suppress(_ rule: RuleID, line: Int) -> (isSuppressed: Bool, reason: String?) {
    for index in commands.indices where commands[index].reach[rule]?.contains(line) == true {
      if rule == .unusedSuppression, commands[index].isAll { continue }
      commands[index].used.insert(rule)
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

extension Substring {
  /// The first occurrence of `needle`; the standard library has this only with Foundation.
  func range(of needle: String) -> Range<Index>? {
    var at = startIndex
    while at < endIndex {
      if self[at...].hasPrefix(needle) { return at..<index(at, offsetBy: needle.count) }
      at = index(after: at)
    }
    return nil
  }
}
