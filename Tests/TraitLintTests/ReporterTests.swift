import Foundation
import Testing
import TraitRules

@testable import TraitLint

/// Each reporter against a file that a reader can check by eye. After an intended change, `TRAITLINT_RECORD=1 swift test`
/// writes the files anew; what changed is then to be read, not trusted.
@Suite struct ReporterTests {
  private static func golden(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Golden/\(name)")
  }

  private func expect(_ text: String, matches name: String) throws {
    let file = Self.golden(name)
    if ProcessInfo.processInfo.environment["TRAITLINT_RECORD"] != nil {
      try Data(text.utf8).write(to: file)
    }
    let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text == expected)
  }

  @Test(arguments: ReporterName.allCases)
  func theSampleLooksAsRecorded(_ name: ReporterName) throws {
    try expect(ReportWriter.text(SampleReport.report, name), matches: "\(name.rawValue).txt")
  }

  @Test(arguments: ReporterName.allCases)
  func nothingToReportIsAWholeReportToo(_ name: ReporterName) throws {
    var report = SampleReport.report
    report.findings = []
    report.suppressed = []
    try expect(ReportWriter.text(report, name), matches: "\(name.rawValue)-empty.txt")
  }

  @Test(arguments: ReporterName.allCases)
  func nothingHostileReachesATerminal(_ name: ReporterName) {
    let text = ReportWriter.text(SampleReport.report, name)
    let raw = text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" && $0 != "\t" || $0.value == 0x7F }
    #expect(raw.isEmpty)
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }

  @Test(arguments: [ReporterName.xcode, .github, .azure, .teamcity])
  func aLineIsAFinding(_ name: ReporterName) {
    var report = SampleReport.report
    report.findings = [SampleReport.hostile]
    let text = ReportWriter.text(report, name)
    #expect(text.split(separator: "\n").count == (name == .teamcity ? 2 : 1))
  }

  @Test func colorAndLinksAreOnlyWhereAskedFor() throws {
    var report = SampleReport.report
    report.style = TextStyle(usesColor: true, usesLinks: true)
    let text = TextReporter.text(report)
    #expect(text.contains("\u{1B}]8;;file:///home/me/my%20app/Sources/Search.swift\u{1B}\\"))
    #expect(text.contains("\u{1B}[1;31merror\u{1B}[0m"))
    // What the source brings along stays spelled out.
    #expect(text.contains("\\u{1b}[2J"))
  }

  @Test func gitHubCountsWhatItWillNotShow() {
    var report = SampleReport.report
    report.findings =
      Array(repeating: SampleReport.hostile, count: 12) + Array(repeating: SampleReport.ordinary, count: 3)
    let lines = GitHubReporter.text(report).split(separator: "\n")
    #expect(lines.count == 16)
    #expect(lines[..<3].allSatisfy { $0.hasPrefix("::error ") })
    #expect(
      lines[15] == "::notice title=traitlint::2 more findings beyond the 10 annotations a level that GitHub shows; "
        + "the step summary lists all 15")
  }

  @Test func aRangeOfSeveralLinesHasNoColumnsOnGitHub() {
    var report = SampleReport.report
    report.findings = [SampleReport.ordinary]
    report.findings[0].location.endLine += 1
    let text = GitHubReporter.text(report)
    #expect(text.contains("line=4,endLine=5::"))
    #expect(!text.contains("col="))
  }

  @Test func fingerprintsOutliveMovedLinesAndTellEqualFindingsApart() {
    var report = SampleReport.report
    var moved = SampleReport.ordinary
    moved.location.line += 40
    var other = SampleReport.ordinary
    other.chain += ".debug()"
    report.findings = [SampleReport.ordinary, SampleReport.ordinary, other]
    let before = Fingerprint.all(report.findings, in: report)
    #expect(Set(before).count == 3)
    report.findings[0] = moved
    #expect(Fingerprint.all(report.findings, in: report) == before)
  }

  @Test func serviceReportersCountPathsFromTheRepository() {
    var report = SampleReport.report
    report.workingDirectory = "/home/me/my app/Sources"
    report.findings[0].location.path = "Search.swift"
    report.findings = [report.findings[0]]
    #expect(GitLabReporter.text(report).contains("\"path\": \"Sources/Search.swift\""))
    #expect(GitHubReporter.text(report).contains("file=Sources/Search.swift,"))
    report.findings[0].location.path = "../../other/A.swift"
    #expect(SARIFReporter.text(report).contains("\"uri\": \"file:///home/me/other/A.swift\""))
  }

  @Test(arguments: [
    ("a\n\nb", 3, 3), ("a\r\nb\r\n", 3, 1), ("a\rb", 2, 2), ("\n", 2, 1),
  ])
  func linesAreCountedAsTheCompilerDoes(_ text: String, _ lines: Int, _ line: Int) {
    var texts = SourceTexts()
    texts.add("A.swift", Array(text.utf8))
    #expect(texts.position(of: text.utf8.count, in: "A.swift")?.line == lines)
    #expect(texts.line(lines + 1, of: "A.swift") == nil)
    #expect(texts.line(line, of: "A.swift") != nil)
  }

  @Test func aLongLineIsCutAroundItsSpot() throws {
    var texts = SourceTexts()
    texts.add(
      "A.swift", Array((String(repeating: "x", count: 500) + ".bind(y)" + String(repeating: "z", count: 500)).utf8))
    let excerpt = try #require(
      SourceExcerpt(ScriptedLinter.location("A.swift", line: 1, column: 502), in: texts))
    #expect(excerpt.line.count < 160)
    #expect(excerpt.line.hasPrefix("…xxx"))
    let column = excerpt.marks.prefix { $0 == " " }.count
    #expect(excerpt.line.dropFirst(column).hasPrefix("bind"))
  }
}
