import TraitRules

/// One page for people: what was found, each chain drawn with the steps at which it lost a guarantee, what running it
/// showed, and the rewrite. It needs no network and no scripts, and says so to the browser.
enum HTMLReporter {
  static func text(_ report: Report) -> String {
    let places = HTMLPlace.all(in: report)
    let title = "traitlint: \(Count.of(report.findings.count, "finding"))"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="traitlint \(HTMLText.escaped(report.version))">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>
      \(HTMLStyle.sheet)</style>
      </head>
      <body>
      <header>
      <h1>\(title)</h1>
      \(counts(report))</header>
      \(report.findings.isEmpty ? "" : HTMLLegend.text + contents(report, places))<main>
      \(files(places))\(suppressed(report))</main>
      </body>
      </html>

      """
  }

  private static func counts(_ report: Report) -> String {
    let summary = report.summary
    var rows: [(String, Int)] = [
      ("errors", report.count(.error)), ("warnings", report.count(.warning)), ("files", summary.files),
      ("bindings", summary.bindings), ("not decided", summary.bindings - summary.decided),
      ("fixable with --fix", report.fixable.safe),
    ]
    if report.fixable.unsafe > 0 { rows.append(("more with --unsafe-fixes", report.fixable.unsafe)) }
    return "<dl class=\"counts\">\n"
      + rows.map { "<div><dt>\($0.0)</dt><dd>\($0.1)</dd></div>\n" }.joined() + "</dl>\n"
  }

  // MARK: - Contents

  private static func contents(_ report: Report, _ places: [HTMLPlace]) -> String {
    var text = "<nav aria-label=\"Findings\">\n<section>\n<h2>By rule</h2>\n<ul class=\"rules\">\n"
    for rule in RuleID.allCases {
      let own = places.filter { place in place.findings.contains { $0.rule == rule } }
      if own.isEmpty { continue }
      let count = own.joined(\.findings).count { $0.rule == rule }
      text += "<li><details><summary><b>\(count)</b> <code>\(rule.rawValue)</code> "
      text += "<span>\(HTMLText.message(report.documentation(rule).summary))</span></summary>\n<ul>\n"
      text += own.map { "<li><a href=\"#\($0.id)\">\(HTMLText.escaped($0.name))</a></li>\n" }.joined()
      text += "</ul></details></li>\n"
    }
    text += "</ul>\n</section>\n<section>\n<h2>By file</h2>\n<ul class=\"files\">\n"
    for file in HTMLPlace.files(places) {
      let rules = RuleID.allCases.compactMap { rule -> String? in
        let count = file.places.joined(\.findings).count { $0.rule == rule }
        return count > 0 ? "\(rule.rawValue) \(count)" : nil
      }
      text += "<li><a href=\"#\(file.id)\">\(HTMLText.escaped(SafeText.oneLine(file.path)))</a> "
      text += "<span>\(rules.joined(separator: ", "))</span></li>\n"
    }
    return text + "</ul>\n</section>\n</nav>\n"
  }

  // MARK: - Findings

  private static func files(_ places: [HTMLPlace]) -> String {
    HTMLPlace.files(places).map { file in
      "<section id=\"\(file.id)\">\n<h2>\(HTMLText.escaped(SafeText.oneLine(file.path)))</h2>\n"
        + file.places.map(\.text).joined() + "</section>\n"
    }.joined()
  }

  private static func suppressed(_ report: Report) -> String {
    if report.suppressed.isEmpty { return report.findings.isEmpty ? "<p>No findings.</p>\n" : "" }
    var text = "<section>\n<h2>Silenced by comments</h2>\n<ul class=\"suppressed\">\n"
    for suppressed in report.suppressed {
      let location = suppressed.finding.location
      let place = SafeText.oneLine("\(location.path):\(location.line):\(location.column)")
      text += "<li>\(HTMLText.escaped(place)) <code>\(suppressed.finding.rule.rawValue)</code> "
      text += HTMLText.escaped(suppressed.reason.map(SafeText.oneLine) ?? "no reason given") + "</li>\n"
    }
    return text + "</ul>\n</section>\n"
  }
}

extension [HTMLPlace] {
  fileprivate func joined(_ findings: (HTMLPlace) -> [Finding]) -> [Finding] { flatMap(findings) }
}
