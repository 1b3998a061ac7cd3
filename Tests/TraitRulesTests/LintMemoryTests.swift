import Foundation
import Testing

@testable import TraitRules

/// A lint with a memory says what one without it says, whatever was edited meanwhile.
@Suite("What is kept between lints")
struct LintMemoryTests {
  /// A project that is edited at random: texts as an editor sends them, half-written ones too.
  private struct Edited {
    private(set) var files: [SourceFile]
    private var random: Xorshift
    private var before: [[SourceFile]] = []
    /// Whether files come and go, and which of them are linted.
    private let changesFiles: Bool

    init(_ files: [SourceFile], seed: UInt64, changesFiles: Bool) {
      self.files = files
      self.changesFiles = changesFiles
      random = Xorshift(state: seed)
    }

    mutating func edit() {
      if !before.isEmpty, Int.random(in: 0..<6, using: &random) == 0 {
        files = before.removeLast()
        return
      }
      before.append(files)
      let linted = files.indices.filter { changesFiles || files[$0].isLinted }
      let number = linted.randomElement(using: &random) ?? 0
      var lines = String(decoding: files[number].bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      let line = Int.random(in: lines.indices, using: &random)
      switch Int.random(in: changesFiles ? 0..<12 : 3..<12, using: &random) {
      case 0: files[number].isLinted.toggle()
      case 1 where files.count > 1: files.remove(at: number)
      case 2:
        var new = files[number]
        new.path = "New\(before.count).swift"
        new.place = new.path
        files.append(new)
      case 3: write(lines[..<line] + ["// \(before.count)"] + lines[line...], to: number)
      case 4: write(lines[..<line] + ["", "  "] + lines[line...], to: number)
      case 5:
        lines.remove(at: line)
        write(lines[...], to: number)
      case 6: write(lines[...line] + lines[line...], to: number)
      case 7: write(lines.map { $0.replacing("viewModel", with: "model\(before.count)") }[...], to: number)
      case 8:
        let place = lines.firstIndex { $0.contains(".bind(") || $0.contains(".subscribe(") } ?? line
        write(lines[..<place] + ["      .observe(on: background)"] + lines[place...], to: number)
      case 9:
        let name = "made\(before.count)"
        let place = lines.firstIndex { $0.contains("class ") && $0.hasSuffix("{") } ?? line
        write(lines[...place] + ["  let \(name) = PublishRelay<String>()"] + lines[(place + 1)...], to: number)
      case 10:
        let words = ["bind", "drive", "map", "accept", "onNext", "flatMapLatest", "init", "load", "title", "items"]
        let (old, new) = (words.randomElement(using: &random) ?? "", words.randomElement(using: &random) ?? "")
        lines[line] = lines[line].replacing(old, with: new)
        write(lines[...], to: number)
      default:
        write(lines + ["extension ObservableType { func own() -> Observable<Element> { asObservable() } }"], to: number)
      }
    }

    private mutating func write(_ lines: ArraySlice<String>, to number: Int) {
      guard files.indices.contains(number) else { return }
      files[number].bytes = Array(lines.joined(separator: "\n").utf8)
    }
  }

  /// Ten cases as one project: names that several of them declare are mixed up, as they are in apps.
  private static func project(_ number: Int) -> [SourceFile] {
    let cases = FixtureSources.cases.indices.filter { $0 % 31 == number }.map { FixtureSources.cases[$0] }
    return cases.prefix(10).flatMap(\.files).enumerated().map { index, file in
      var file = file
      file.isLinted = index % 3 != 0
      return file
    }
  }

  private func follow(_ edits: Int, _ edited: Edited) {
    var edited = edited
    let fresh = Linter(threads: 2)
    var linter = fresh
    linter.memory = LintMemory()
    for step in 0..<edits {
      edited.edit()
      let (found, expected) = (linter.lint(edited.files), fresh.lint(edited.files))
      #expect(found.findings == expected.findings, "edit \(step)")
      #expect(found.suppressed.map(\.finding) == expected.suppressed.map(\.finding), "edit \(step)")
      #expect(found.summary == expected.summary, "edit \(step)")
      #expect(found.texts == expected.texts, "edit \(step)")
    }
  }

  @Test("changes no report where files come and go", arguments: 0..<6)
  func sameReports(_ number: Int) {
    follow(25, Edited(Self.project(number), seed: UInt64(number + 1), changesFiles: true))
  }

  @Test("changes no report where texts are edited", arguments: 6..<LintMemoryTests.last)
  func sameReportsOfTexts(_ number: Int) {
    follow(LintMemoryTests.edits, Edited(Self.project(number), seed: UInt64(number + 1), changesFiles: false))
  }

  private static let edits = Int(ProcessInfo.processInfo.environment["TRAITLINT_EDITS"] ?? "") ?? 20
  private static let last = edits > 20 ? 31 : 14

  @Test("is what was followed, where only blanks and comments change")
  func comments() {
    let files = Self.project(3)
    let memory = LintMemory()
    func analysis(_ files: [SourceFile]) -> Analysis {
      memory.analysis("", files.sorted { $0.place < $1.place }, ProjectOptions(), threads: 1)
    }
    let first = analysis(files)
    var commented = files
    commented[0].bytes = Array("/* a comment */ ".utf8) + commented[0].bytes
    #expect(analysis(commented) === first)
    #expect(first.project.files.contains { $0.source == commented[0].bytes })
    var changed = commented
    changed[0].bytes += Array("let more = 1\n".utf8)
    #expect(analysis(changed) !== first)
  }

  @Test("is dropped where a lint was given up")
  func givingUp() {
    let files = Self.project(2)
    let expected = Linter().lint(files).findings
    var linter = Linter()
    linter.memory = LintMemory()
    linter.isGivenUp = { true }
    _ = linter.lint(files)
    linter.isGivenUp = { false }
    #expect(linter.lint(files).findings == expected)
    #expect(!expected.isEmpty)
  }
}
