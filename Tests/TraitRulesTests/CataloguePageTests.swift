import Foundation
import Testing

@testable import TraitRules

@Suite("The catalogue's page")
struct CataloguePageTests {
  /// `TRAITLINT_WRITE_CATALOGUE=1 swift test --filter CataloguePage` writes the page anew.
  @Test("Documentation/Catalogue.md is what the tables say")
  func current() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/Catalogue.md")
    if ProcessInfo.processInfo.environment["TRAITLINT_WRITE_CATALOGUE"] != nil {
      try CataloguePage.markdown().write(to: page, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: page, encoding: .utf8)
    let isCurrent = written == CataloguePage.markdown()
    #expect(isCurrent, "run this test with TRAITLINT_WRITE_CATALOGUE=1")
  }

  @Test("Every line of a table has as many cells as its head")
  func cells() {
    var columns = 0
    for line in CataloguePage.markdown().split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        columns = 0
        continue
      }
      let count = line.split(separator: "\\|").joined().filter { $0 == "|" }.count
      if columns == 0 { columns = count }
      #expect(count == columns, "\(line)")
    }
  }

  @Test("An operator's row names its effects and its file")
  func row() {
    let line = CataloguePage.markdown().split(separator: "\n").first { $0.hasPrefix("| `sample(_:defaultValue?:)`") }
    #expect(line?.contains("| the argument's | as any input | the inputs |") == true)
    #expect(line?.contains("Sample.swift") == true)
  }
}
