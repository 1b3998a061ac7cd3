import TraitRules

/// What running a chain showed, as it is written and after its fix.
enum HTMLReplay {
  /// - Parameter isValueless: whether what was run is the rewrite beside the one that asks for a value.
  static func text(_ seen: Seen, isValueless: Bool) -> String {
    if seen.before.isEmpty {
      return seen.notReplayed.map { "<p>\(HTMLText.message(SafeText.oneLine($0)))</p>\n" } ?? ""
    }
    var text = "<div class=\"replay\">\n<section>\n<h4>As written, in \(runs(seen.before))</h4>\n"
    text += seen.isUnseen ? list(["no run showed it"], "unseen", "?") : violations(seen.before)
    for diagram in seen.diagrams { text += HTMLMarbles.figure(diagram.before) }
    text += "</section>\n"
    if !seen.after.isEmpty {
      text +=
        "<section>\n<h4>After the rewrite\(isValueless ? " that needs no value" : ""), in \(runs(seen.after))</h4>\n"
        + violations(seen.after)
      text += list(seen.differences, "differences", "·")
      for diagram in seen.diagrams.compactMap(\.after) { text += HTMLMarbles.figure(diagram) }
      text += "</section>\n"
    }
    return text + "</div>\n"
  }

  private static func runs(_ sides: [ReplayEvidence.Side]) -> String { Count.of(Seen.schedules(sides), "run") }

  private static func violations(_ sides: [ReplayEvidence.Side]) -> String {
    let violations = Seen.violations(sides)
    return violations.isEmpty ? list(["nothing went wrong"], "fine", "✓") : list(violations, "wrong", "✕")
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
  static func text(_ fix: Fix, _ report: Report, shown: (id: String, name: String)?) -> String {
    var text = "<h4>The rewrite: \(HTMLText.message(SafeText.oneLine(fix.title)))</h4>\n"
    text += "<p><b>\(fix.applicability.rawValue)</b>: \(TextReporter.hint(fix.applicability))"
    let reservations = fix.applicability == .safe ? [] : fix.reservations
    if !reservations.isEmpty {
      text += ", because " + reservations.map { HTMLText.message(SafeText.oneLine($0)) }.joined(separator: "; ")
    }
    text += "</p>\n"
    if let shown {
      let name = HTMLText.escaped(SafeText.oneLine(shown.name))
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
