import Foundation
import Testing

/// The types prove what they should: the compiler accepts what RxSwift 6 accepts and rejects what it rejects.
@Suite struct CompileTests {
  @Test func whatRxSwiftAcceptsCompiles() throws {
    let snippets = CompileSnippets.list(CompileSnippets.accepted)
    let (source, firstLine) = CompileSnippets.source(of: snippets)
    let (answer, file) = try Compiler.check(source)
    let failed = answer.errorLines(in: file).sorted().map { line in
      snippets.indices.contains(line - firstLine) ? snippets[line - firstLine] : "line \(line)"
    }
    #expect(failed == [], "\(answer.diagnostics)")
    #expect(answer.isAccepted, "\(answer.diagnostics)")
  }

  @Test func whatRxSwiftRejectsDoesNotCompile() throws {
    let snippets = CompileSnippets.list(CompileSnippets.rejected)
    let (source, firstLine) = CompileSnippets.source(of: snippets)
    let (answer, file) = try Compiler.check(source)
    let errors = answer.errorLines(in: file)
    let compiled = snippets.indices.filter { !errors.contains($0 + firstLine) }.map { snippets[$0] }
    #expect(compiled == [])
    // An error anywhere else would mean that the snippets were never reached.
    #expect(errors.allSatisfy { $0 >= firstLine }, "\(answer.diagnostics)")
  }

  @Test func olderSpellingsCompileWithAWarning() throws {
    let snippets = CompileSnippets.list(CompileSnippets.older)
    let (source, _) = CompileSnippets.source(of: snippets)
    let (answer, _) = try Compiler.check(source, warnings: true)
    #expect(answer.isAccepted, "\(answer.diagnostics)")
    #expect(answer.diagnostics.components(separatedBy: "is deprecated").count - 1 == snippets.count)
  }
}
