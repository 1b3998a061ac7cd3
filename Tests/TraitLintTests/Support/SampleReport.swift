@testable import TraitLint
@testable import TraitRules

/// A report with one finding that has everything and one whose every text is out to break a format.
enum SampleReport {
  static let source = """
    final class Search {
      func bind() {
        let résultats = query.flatMapLatest { api.search($0) } // 👩‍👩‍👧
        résultats.bind(to: label.rx.text)
      }
    }

    """

  static let hostilePath = "Sources/we,ird:100%|['\"]<&> é😀\u{1B}[31m\n.swift"
  static let hostileMessage = "100%0A of \"it\",\n::error::'x' <b>|[y]; @you é😀 \u{1B}]0;title\u{7} ]]>"

  static var report: Report {
    var report = Report()
    report.findings = [ordinary, hostile]
    report.suppressed = [SuppressedFinding(finding: suppressed, reason: "the \"cache\" never fails")]
    report.summary.files = 3
    report.summary.bindings = 4
    report.summary.decided = 3
    report.summary.undecidedFailure = 1
    report.summary.flagged = 2
    report.files = ["Sources/Clean.swift", "Sources/Search.swift", hostilePath]
    report.sources.add("Sources/Search.swift", Array(source.utf8))
    report.sources.add(hostilePath, Array("a\tb\u{1B}[2J\u{202E}.bind(to: x)\r\n".utf8))
    report.workingDirectory = "/home/me/my app"
    report.repository = "/home/me/my app"
    report.version = "1.2.3"
    report.documentation = { rule in
      // Not the rules' own words: rewording one should not touch the golden files.
      RuleDocumentation(
        summary: "summary of \(rule.rawValue)", severity: .warning,
        isOnByDefault: ![.relayError, .preferDriver].contains(rule),
        whatItDoes: "what", why: "why", example: "a.bind(to: b)", useInstead: "a.drive(b)", fixSafety: "safe",
        knownLimits: "limits")
    }
    return report
  }

  static var evidence: ReplayEvidence {
    func lane(_ kind: MarbleDiagram.Lane.Kind, _ name: String, _ cells: [[MarbleDiagram.Mark]]) -> MarbleDiagram.Lane {
      MarbleDiagram.Lane(kind: kind, name: name, cells: cells)
    }
    func diagram(_ lanes: [MarbleDiagram.Lane]) -> MarbleDiagram {
      MarbleDiagram(title: "answer 1 of `search(_:)` is an error", columns: ["event 1", "event 2"], lanes: lanes)
    }
    let sent = lane(.source, "source", [[.init(.element, origin: 1)], [.init(.element, origin: 2)]])
    return ReplayEvidence(
      before: .init(
        schedules: 9, violations: ["an error reached `label.rx.text`"],
        diagram: diagram([
          sent, lane(.effect, "search(_:)", [[.init(.failedRun, origin: 1)], []]),
          lane(.sink, "label.rx.text", [[.init(.error, origin: 1, isOnMain: false)], []]),
        ])),
      after: .init(
        schedules: 9, violations: [],
        diagram: diagram([
          sent, lane(.effect, "search(_:)", [[.init(.failedRun, origin: 1)], [.init(.run, origin: 2)]]),
          lane(.sink, "label.rx.text", [[.init(.otherElement, origin: 1)], [.init(.element, origin: 2)]]),
        ])),
      differences: ["elements at `label.rx.text` come on main"])
  }

  static var ordinary: Finding {
    let path = "Sources/Search.swift"
    let bytes = Array(source.utf8)
    let bind = offset(of: ".bind(to", in: bytes) + 1
    let search = offset(of: ".flatMapLatest", in: bytes)
    let step = location(path, start: search, length: 14)
    let sink = location(path, start: bind, length: 4)
    var finding = Finding(
      rule: .errorHandling, severity: .error, certainty: .certain, location: sink,
      message: "an error can reach label.rx.text: it stops a debug build and ends the binding in a release build",
      related: [RelatedLocation(location: step, message: "the error enters here")],
      trace: [
        TraceStep(
          location: location(path, start: offset(of: "query", in: bytes), length: 5), text: "query", delivery: "main",
          failure: "never", sharing: "shared"),
        TraceStep(
          location: step, text: ".flatMapLatest { … }", delivery: "main or off main", failure: "possible",
          sharing: "repeated", notes: [StepNote(.failure, "can fail: api.search is not in sight")]),
        TraceStep(
          location: sink, text: ".bind(to: label.rx.text)", delivery: "main or off main", failure: "possible",
          sharing: "repeated"),
      ],
      suggestion: "api.search($0).asDriver(onErrorJustReturn: \"\") inside the flatMapLatest, and drive(label.rx.text)",
      fix: Fix(
        title: "drive label.rx.text", style: .driver, applicability: .safe, replay: "confirmed",
        edits: [
          Edit(path: path, start: bind, end: bind + 9, replacement: "drive("),
          Edit(
            path: path, start: offset(of: ") } //", in: bytes) + 1, end: offset(of: ") } //", in: bytes) + 1,
            replacement: ".asDriver(onErrorJustReturn: \"\")"),
        ]),
      sink: "label.rx.text", declaration: "Search.bind()",
      chain: "query.flatMapLatest { api.search($0) }.bind(to: label.rx.text)")
    finding.evidence = evidence
    return finding
  }

  static var hostile: Finding {
    Finding(
      rule: .mainThread, severity: .warning, certainty: .unproven,
      location: ScriptedLinter.location(hostilePath, line: 1, column: 13, start: 12, length: 4),
      message: hostileMessage,
      noFix: "no \"fix\"", declaration: "we\u{1B}ird()", chain: "a\tb")
  }

  static var suppressed: Finding {
    Finding(
      rule: .sharing, severity: .warning, certainty: .certain,
      location: location("Sources/Search.swift", start: offset(of: ".bind(to", in: Array(source.utf8)) + 1, length: 4),
      message: "two requests", declaration: "Search.bind()", chain: "query.bind(to: x)")
  }

  private static func offset(of text: String, in bytes: [UInt8]) -> Int {
    let wanted = Array(text.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
  }

  private static func location(_ path: String, start: Int, length: Int) -> Location {
    var texts = SourceTexts()
    texts.add(path, Array(source.utf8))
    let place = texts.position(of: start, in: path) ?? (1, 1)
    return ScriptedLinter.location(path, line: place.line, column: place.column, start: start, length: length)
  }
}
