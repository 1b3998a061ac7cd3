import Testing

@testable import TraitRules

@Suite("What is nowhere")
struct NowhereTests {
  /// Much of what is worked out has no place of its own, and nobody asks about that before asking what stands there.
  @Test("stands in an empty file")
  func isInAnEmptyFile() {
    let project = Project([SourceFile(path: "Tide.swift", bytes: Array("import RxSwift".utf8))], threads: 1)
    #expect(project.parent(.nowhere) == nil)
    #expect(project.first(.nowhere) == nil)
    #expect(project.symbol(.nowhere) == .none)
    #expect(project.text(.nowhere).isEmpty)
    #expect(project.file(.nowhere).imports.isEmpty)
    #expect(project.enclosingType(of: .nowhere) == nil)
    #expect(project.enclosingBody(of: .nowhere) == nil)
  }
}
