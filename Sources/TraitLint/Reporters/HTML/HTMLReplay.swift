import TraitRules

/// What running a chain showed, as it is written and after its fix.
enum HTMLReplay {
  static func text(_ seen: Seen) -> String {
    if seen.before.isEmpty {
      return seen.notReplayed.map { "<p>\(HTMLText.message(SafeText.oneLine($0)))</p>\n" } ?? ""
    }
    var text = "<div class=\"replay\">\n<section>\n<h4>As written, in \(runs(seen.before))</h4>\n"
    text += violations(seen.before, none: seen.isUnseen ? nil : Seen.clean)
    text += seen.diagrams.map(HTMLMarbles.figure).joined() + "</section>\n"
    for rewrite in seen.rewrites where !rewrite.after.isEmpty { text += after(rewrite, of: seen) }
    return text + "</div>\n"
  }

  private static func after(_ rewrite: Seen.Rewrite, of all: Seen) -> String {
    var name = "After the rewrite"
    if rewrite.isValueless { name += " that needs no value" }
    // Each of several mends something else.
    if all.rewrites.count > 1 { name += " “\(HTMLText.message(SafeText.oneLine(rewrite.fix.title)))”" }
    return "<section>\n<h4>\(name), in \(runs(rewrite.after))</h4>\n"
      + violations(rewrite.after, none: all.words(of: rewrite))
      + list(rewrite.differences, "differences", "·") + rewrite.diagrams.map(HTMLMarbles.figure).joined()
      + "</section>\n"
  }

  private static func runs(_ sides: [ReplayEvidence.Side]) -> String { Count.of(Seen.schedules(sides), "run") }

  private static func violations(_ sides: [ReplayEvidence.Side], none: String?) -> String {
    let violations = Seen.violations(sides)
    if !violations.isEmpty { return list(violations, "wrong", "✕") }
    return none.map { list([$0], "fine", "✓") } ?? list(["no run showed it"], "unseen", "?")
  }

  private static func list(_ items: [String], _ style: String, _ mark: String) -> String {
    if items.isEmpty { return "" }
    return "<ul class=\"\(style)\">\n"
      + items.map { "<li><i aria-hidden=\"true\">\(mark)</i> \(HTMLText.message(SafeText.oneLine($0)))</li>\n" }
      .joined()
      + "</ul>\n"
  }
}

/// A fix as a diff.
enum HTMLRewrite {
  static func text(_ fix: Fix, _ report: Report, shown: HTMLPlace?) -> String {
    var text = "<h4>The rewrite: \(HTMLText.message(SafeText.oneLine(fix.title)))</h4>\n"
    text += "<p><b>\(fix.applicability.rawValue)</b>: \(TextReporter.hint(fix.applicability))"
    let reservations = fix.applicability == .safe ? [] : fix.reservations
    if !reservations.isEmpty {
      text += ", because " + reservations.map { HTMLText.message(SafeText.oneLine($0)) }.joined(separator: "; ")
    }
    text += "</p>\n"
    if let shown {
      let name = HTMLText.escaped(shown.name)
      return text + "<p>It is the rewrite shown at <a href=\"#\(shown.id)\">\(name)</a>.</p>\n"
    }
    let diff = FixDiff.text(fix, in: report.sources)
    if diff.isEmpty { return text }
    text += "<pre class=\"diff\" tabindex=\"0\" aria-label=\"Diff\"><code>"
    return text + diff.split(separator: "\n").map { line(String($0)) }.joined() + "</code></pre>\n"
  }

  private static func line(_ line: String) -> String {
    let text = HTMLText.escaped(SafeText.visible(line))
    if line.hasPrefix("---") || line.hasPrefix("+++") || line.hasPrefix("@@") { return "<b>\(text)</b>\n" }
    if line.hasPrefix("-") { return "<del>\(text)</del>\n" }
    return line.hasPrefix("+") ? "<ins>\(text)</ins>\n" : text + "\n"
  }
}
