import TraitRules

/// Stands in for the library, so that tests of the command do not depend on what the rules find.
///
/// A line with `bind` and the comment `// finds RULE…` has those findings at the word. Further words of the comment:
/// `unproven` makes them so; `safe`, `unsafe` and `manual` give them a fix that turns `bind(to:` into `drive(`, so that
/// the line has no finding afterwards; `from N` says that the trace passes through line N of the file.
enum ScriptedLinter {
  @Sendable static func lint(_ linter: Linter, _ files: [SourceFile]) -> LintReport {
    var report = LintReport()
    report.texts = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    for file in files where file.isLinted {
      report.summary.files += 1
      let rules = linter.rules(file.path)
      for finding in findings(in: file) {
        report.summary.bindings += 1
        report.summary.decided += finding.certainty == .certain ? 1 : 0
        if rules.contains(finding.rule) { report.findings.append(finding) }
      }
    }
    report.findings.sort {
      ($0.location.path, $0.location.start, $0.rule.rawValue) < ($1.location.path, $1.location.start, $1.rule.rawValue)
    }
    return report
  }

  static func findings(in file: SourceFile) -> [Finding] {
    var findings: [Finding] = []
    var offset = 0
    for (index, line) in file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    {
      let text = String(decoding: line, as: UTF8.self)
      if let bind = text.range(of: "bind"), let mark = text.range(of: "// finds ") {
        let column = text[..<bind.lowerBound].utf8.count
        let place = location(file.path, line: index + 1, column: column + 1, start: offset + column, length: 4)
        let words = text[mark.upperBound...].split(whereSeparator: \.isWhitespace).map(String.init)
        findings += words.compactMap(RuleID.init).map { finding($0, at: place, words, chain: text) }
      }
      offset += line.count + 1
    }
    return findings
  }

  static func location(_ path: String, line: Int, column: Int, start: Int = 0, length: Int = 4) -> Location {
    Location(
      path: path, start: start, end: start + length, line: line, column: column, endLine: line,
      endColumn: column + length)
  }

  private static func finding(_ rule: RuleID, at place: Location, _ words: [String], chain: String) -> Finding {
    var finding = Finding(
      rule: rule, severity: rule == .errorHandling || rule == .mainThread ? .error : .warning,
      certainty: words.contains("unproven") ? .unproven : .certain, location: place,
      message: "message of \(rule.rawValue)", declaration: "Screen.viewDidLoad()",
      chain: chain.prefix { $0 != "/" }.trimmed)
    if let applicability = words.compactMap(Applicability.init).first {
      let edit = Edit(path: place.path, start: place.start, end: place.start + 9, replacement: "drive(")
      finding.fix = Fix(
        title: "bind by a Driver", style: .driver, applicability: applicability, replay: "confirmed", edits: [edit])
    }
    if let from = words.firstIndex(of: "from"), let line = Int(words[from + 1]) {
      let step = location(place.path, line: line, column: 1)
      finding.trace = [
        TraceStep(
          location: step, text: ".flatMap { … }", delivery: "unknown", failure: "possible", sharing: "repeated",
          notes: [StepNote(.failure, "can fail")])
      ]
    }
    return finding
  }
}

extension ScriptedLinter {
  /// A linter that has all files read at once, for tests that do not ask when that happens.
  static func reading(
    _ lint: @escaping @Sendable (Linter, [SourceFile]) -> LintReport
  ) -> @Sendable (Linter, [ProjectSources]) -> LintReport {
    { linter, projects in
      lint(linter, projects.flatMap { project in (0..<project.count).compactMap(project.read) })
    }
  }
}

extension Substring {
  var trimmed: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension String {
  /// The first place of `other`, by characters.
  func range(of other: String) -> Range<Index>? { firstRange(of: other) }
}
