import TraitReplay
import TraitRules

/// A source file with every safe fix applied, one after the other with a new lint between.
struct AppliedFixes {
  private(set) var text: String
  private(set) var applied: [Fix] = []
  /// What each lint found, the first before any fix.
  private(set) var findings: [Set<FoundAt>] = []

  /// A rule and the sink that it speaks of: lines move.
  struct FoundAt: Hashable {
    var rule: RuleID
    var sink: String
  }

  static let mostFixes = 12

  init(_ text: String, style: FixStyle) {
    var options = ProjectOptions()
    options.fixStyle = style
    var linter = Linter(options: options)
    linter.trial = { ReplayTrial($0) }
    self.text = text
    while true {
      let report = linter.lint([SourceFile(path: "Random.swift", bytes: Array(self.text.utf8))])
      let certain = report.findings.filter { $0.certainty == .certain }
      findings.append(Set(certain.map { FoundAt(rule: $0.rule, sink: sink(of: $0)) }))
      guard applied.count < AppliedFixes.mostFixes,
        let fix = certain.lazy.compactMap(\.fix).first(where: { $0.applicability == .safe })
      else { return }
      var bytes = Array(self.text.utf8)
      for edit in fix.edits.reversed() { bytes.replaceSubrange(edit.start..<edit.end, with: edit.replacement.utf8) }
      self.text = String(decoding: bytes, as: UTF8.self)
      applied.append(fix)
    }
  }

  /// `label0`.
  private func sink(of finding: Finding) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines[(finding.location.line - 1)...].joined(separator: "\n").utf8.dropFirst(finding.location.column - 1)
    guard let label = String(rest)?.firstRange(of: "label") else { return "" }
    return String(String(rest)![label.lowerBound...].prefix(6))
  }

  /// What is wrong about the fixes; empty if nothing is.
  var faults: [String] {
    var result: [String] = []
    if applied.count == AppliedFixes.mostFixes { result.append("fixes go on for ever") }
    for (before, after) in zip(findings, findings.dropFirst()) where before.isSubset(of: after) {
      result.append("a fix mended nothing")
    }
    // What one fix uncovers the next one mends.
    for new in (findings.last ?? []).subtracting(findings.first ?? []) {
      result.append("the fixes brought \(new.rule.rawValue) at \(new.sink)")
    }
    return result
  }
}

extension AppliedFixes {
  /// What a replay of the text as it is now still shows at sinks of which nothing is found any more.
  var faultsAtMendedSinks: [String] {
    guard let first = findings.first, let last = findings.last, !applied.isEmpty else { return [] }
    let mended = Set(first.map(\.sink)).subtracting(last.map(\.sink))
    var result: [String] = []
    for model in Linter().chains([SourceFile(path: "Random.swift", bytes: Array(text.utf8))]) {
      guard let evidence = try? Replay.run(model) else { continue }
      for sink in evidence.sinks where mended.contains(String(sink.name.prefix(6))) { result += sink.violations }
    }
    return result
  }
}
