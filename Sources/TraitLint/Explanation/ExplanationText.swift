import TraitRules

/// All there is to say of a place: what is wrong, the chain, what running it showed, the rewrite, and what running that
/// showed.
struct ExplanationText {
  let report: Report

  private var style: TextStyle { report.style }

  static func text(_ report: Report) -> String {
    let text = ExplanationText(report: report)
    return TextReporter.groups(report.findings).map(text.place).joined(separator: "\n")
  }

  /// A chain that has no finding.
  func chain(_ chain: TracedChain) -> String {
    let place = "\(chain.location.path):\(chain.location.line):\(chain.location.column)"
    let sink = chain.sink.isEmpty ? "nothing that is known to be UI" : chain.sink
    var text = style.paint(SafeText.oneLine("\(place) \(chain.word) → \(sink)"), .bold) + "\n"
    let rows = ChainRow.all(chain.trace, sink: chain.sink, at: chain.location)
    text += "\n" + (rows.isEmpty ? "no step of the chain is in sight\n" : table(rows, chain.location.path))
    return text + before(Seen(chain.evidence))
  }

  private func place(_ group: [Finding]) -> String {
    let first = group[0]
    var text = TextReporter.block(group, report, showsSteps: false)
    if !first.trace.isEmpty {
      text += "\n" + table(ChainRow.all(group), first.location.path)
    }
    let seen = Seen(group)
    text += before(seen)
    for rewrite in seen.rewrites { text += diff(rewrite.fix) + after(rewrite, of: seen) }
    let reasons = unique(group.compactMap { $0.fix == nil ? $0.noFix : nil })
    return text + reasons.map { "\n" + sentence("no rewrite: \(SafeText.oneLine($0))") }.joined()
  }

  private func table(_ rows: [ChainRow], _ path: String) -> String {
    ChainTable(rows: rows, path: path, style: style).text
  }

  // MARK: - The replay

  private func before(_ seen: Seen) -> String {
    if seen.before.isEmpty { return seen.notReplayed.map { "\n" + sentence(SafeText.oneLine($0)) } ?? "" }
    var text =
      "\n" + title("The chain, replayed", seen.before) + violations(seen.before, none: seen.isUnseen ? nil : Seen.clean)
    for diagram in seen.diagrams { text += marbles(diagram) }
    return text + (seen.diagrams.isEmpty ? "" : legend)
  }

  private func after(_ rewrite: Seen.Rewrite, of all: Seen) -> String {
    let seen = Seen.violations(rewrite.after)
    let reservations = rewrite.fix.applicability == .safe ? [] : rewrite.fix.reservations
    var text = ""
    if !rewrite.after.isEmpty {
      let valueless = rewrite.isValueless ? " that needs no value" : ""
      text +=
        "\n" + title("The rewrite\(valueless), replayed", rewrite.after)
        + violations(rewrite.after, none: all.words(of: rewrite))
      for difference in rewrite.differences { text += row("·", SafeText.oneLine(difference), .cyan) }
    }
    // The replay's reason has been said.
    for reason in reservations where !seen.contains(where: reason.hasSuffix) {
      text += row("!", SafeText.oneLine(reason), .yellow)
    }
    return text + rewrite.diagrams.map(marbles).joined()
  }

  private func title(_ words: String, _ sides: [ReplayEvidence.Side]) -> String {
    style.paint("\(words) in \(Count.of(Seen.schedules(sides), "run")):", .bold) + "\n"
  }

  private func violations(_ sides: [ReplayEvidence.Side], none: String?) -> String {
    let violations = Seen.violations(sides)
    if violations.isEmpty { return none.map { row("✓", $0, .green) } ?? row("?", "no run showed it", .yellow) }
    return violations.map { row("✗", SafeText.oneLine($0), .red) }.joined()
  }

  private func row(_ mark: String, _ text: String, _ paint: TextStyle.Paint) -> String {
    let lines = Wrapped.lines(text, width: ChainTable.width - 4)
    return "  " + style.paint(mark, paint) + " " + lines.joined(separator: "\n      ") + "\n"
  }

  private func marbles(_ diagram: MarbleDiagram) -> String { "\n" + MarbleText(diagram: diagram, style: style).text }

  private var legend: String { "\n  " + style.paint(MarbleText.legend, .dim) + "\n" }

  private func sentence(_ text: String) -> String {
    Wrapped.lines(text, width: ChainTable.width).joined(separator: "\n  ") + "\n"
  }

  // MARK: - The rewrite

  private func diff(_ fix: Fix) -> String {
    let diff = FixDiff.text(fix, in: report.sources)
    if diff.isEmpty { return "" }
    let head = "The rewrite: \(SafeText.oneLine(fix.title)) (\(TextReporter.hint(fix.applicability)))"
    return "\n" + style.paint(head, .bold) + "\n" + DiffText(text: diff, style: style).text
  }
}

/// A unified diff in colour.
struct DiffText {
  let text: String
  let style: TextStyle

  init(text diff: String, style: TextStyle) {
    self.style = style
    text = SafeText.visible(diff).split(separator: "\n").map { line in
      let paint: TextStyle.Paint? =
        line.hasPrefix("---") || line.hasPrefix("+++")
        ? .bold : line.hasPrefix("@@") ? .cyan : line.hasPrefix("-") ? .red : line.hasPrefix("+") ? .green : nil
      return (paint.map { style.paint(String(line), $0) } ?? String(line)) + "\n"
    }.joined()
  }
}

extension Fix {
  /// Why it is not applied unasked.
  var reservations: [String] { doubts + (replay == "confirmed" ? [] : [replay]) }
}
