import Testing
import TraitRules

@testable import TraitLint

@Suite("The HTML page")
struct HTMLTests {
  @Test("Nothing on it needs the network or runs")
  func selfContained() {
    let page = HTMLReporter.text(SampleReport.report)
    for part in ["<script", "<link", "src=", "url(", "@import", "http:", "https:", "javascript:"] {
      #expect(!page.contains(part), "\(part)")
    }
    #expect(page.firstMatch(of: /<[^>]*\son[a-z]+=/) == nil)
    #expect(page.contains("default-src 'none'"))
  }

  @Test("What a source brings along stays text")
  func escaping() {
    var report = SampleReport.report
    var finding = SampleReport.ordinary
    finding.message = "<script>alert('`<b>`')</script>"
    finding.sink = "a\"><img>"
    finding.trace[0].text = "<i>&"
    finding.declaration = "</article>"
    report.findings = [finding]
    let page = HTMLReporter.text(report)
    #expect(page.contains("&lt;script&gt;alert(&#39;<code>&lt;b&gt;</code>&#39;)&lt;/script&gt;"))
    #expect(!page.contains("<img>") && !page.contains("<i>&") && !page.contains("<script"))
    #expect(Tags.unbalanced(in: page) == [])
  }

  @Test("Elements are nested, ids are given once, links lead to them")
  func structure() {
    let page = HTMLReporter.text(SampleReport.report)
    #expect(Tags.unbalanced(in: page) == [])
    let ids = page.matches(of: /\bid="([^"]*)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    for link in page.matches(of: /href="#([^"]*)"/) { #expect(ids.contains(String(link.1))) }
  }

  @Test("The step that lost a guarantee says so, in words as well")
  func lostStep() throws {
    let page = HTMLReporter.text(SampleReport.report)
    let row = try #require(page.split(separator: "<tr>").first { $0.contains(".flatMapLatest") })
    // On main before and off main after, no error before and one after, shared before and repeated after.
    #expect(row.matches(of: /a-held b-lost"><i class="k lost" aria-hidden="true">✕<\/i><em>lost<\/em>/).count == 3)
    #expect(row.contains("<b>no error</b> can fail: api.search is not in sight"))
  }

  @Test("A rewrite that mends several places is shown once")
  func sharedRewrite() {
    var report = SampleReport.report
    var other = SampleReport.ordinary
    other.location.line += 1
    report.findings = [SampleReport.ordinary, other]
    let page = HTMLReporter.text(report)
    #expect(page.split(separator: "<pre class=\"diff\"").count == 2)
    #expect(page.contains("It is the rewrite shown at <a href=\"#p1\">Sources/Search.swift:4:16</a>"))
  }

  @Test("Five hundred findings make a page of a few megabytes")
  func size() {
    var report = SampleReport.report
    report.findings = (0..<500).map { index in
      var finding = SampleReport.ordinary
      finding.location.line += index
      return finding
    }
    #expect(HTMLReporter.text(report).utf8.count < 5_000_000)
  }
}

/// Whether a page's elements are nested properly.
private enum Tags {
  private static let empty: Set<Substring> = ["meta", "path", "circle"]

  /// The tags that close nothing or are never closed.
  static func unbalanced(in page: String) -> [String] {
    var open: [Substring] = []
    var wrong: [String] = []
    for tag in page.matches(of: /<(\/?)([a-z0-9]+)([^>]*)>/) where !empty.contains(tag.2) {
      if tag.1.isEmpty {
        open.append(tag.2)
      } else if open.last == tag.2 {
        open.removeLast()
      } else {
        wrong.append(String(tag.0))
      }
    }
    return wrong + open.map(String.init)
  }
}
