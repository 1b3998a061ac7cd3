import Synchronization
import Testing
import TraitRules

@testable import TraitLint

@Suite("The language server")
struct LanguageServerTests {
  private static let flagged = "items.bind(to: label) // finds error_handling\n"

  @Test func findingsAreShownOnOpeningAndGoneOnClosing() {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    editor.open("A.swift", Self.flagged)
    editor.wait(0)
    #expect(editor.takeDiagnostics("A.swift") == ["0:6-10 error_handling"])
    editor.notify("textDocument/didClose", #"{"textDocument": {"uri": "\#(editor.uri("A.swift"))"}}"#)
    #expect(editor.takeDiagnostics("A.swift") == [])
  }

  @Test func unsavedTextIsLintedAfterItHasRested() {
    let editor = EditorSession(["A.swift": Self.flagged])
    editor.start()
    editor.open("A.swift", "")
    editor.wait(0)
    #expect(editor.takeDiagnostics("A.swift") == [])
    editor.change("A.swift", Self.flagged, version: 2)
    editor.wait(0.1)
    editor.change("A.swift", (0, 0, 0, 0), "\n", version: 3)
    editor.wait(0.1)
    #expect(editor.takeDiagnostics("A.swift") == nil, "it was still being typed")
    editor.wait(0.15)
    #expect(editor.takeDiagnostics("A.swift") == ["1:6-10 error_handling"])
  }

  @Test func columnsCountUTF16() {
    let editor = EditorSession()
    editor.start()
    editor.open("New.swift", "/*é😀*/ items.bind(to: label) // finds error_handling")
    editor.wait(0)
    #expect(editor.takeDiagnostics("New.swift") == ["0:14-18 error_handling"])
    // Behind the emoji: two units of UTF-16, four bytes.
    editor.change("New.swift", (0, 5, 0, 5), "x", version: 2)
    editor.wait(1)
    #expect(editor.takeDiagnostics("New.swift") == ["0:15-19 error_handling"])
  }

  @Test func findingsOnTextThatChangedMeanwhileAreNotShown() throws {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    editor.open("A.swift", Self.flagged)
    let work = try #require(editor.beginWork())
    editor.change("A.swift", "", version: 2)
    editor.finish(work)
    #expect(editor.takeDiagnostics("A.swift") == nil)
    editor.wait(1)
    #expect(editor.takeDiagnostics("A.swift") == [])
  }

  @Test func aRequestWaitsForTheTextItIsAbout() throws {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    editor.open("A.swift", "")
    editor.wait(0)
    editor.change("A.swift", Self.flagged, version: 2)
    let hover = editor.request("textDocument/hover", editor.place("A.swift", 0, 7))
    #expect(editor.answer(to: hover) == nil)
    editor.wait(0)
    let contents = editor.answer(to: hover)?["result"]?["contents"]?["value"]?.stringValue
    #expect(contents?.contains("**error_handling**: message of error_handling") == true, "\(contents ?? "nothing")")
  }

  @Test func aWaitingRequestCanBeCancelled() {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    editor.open("A.swift", Self.flagged)
    let hover = editor.request("textDocument/hover", editor.place("A.swift", 0, 7))
    editor.notify("$/cancelRequest", #"{"id": \#(hover)}"#)
    #expect(editor.answer(to: hover)?["error"]?["code"]?.intValue == -32800)
    editor.wait(0)
    #expect(editor.answer(to: hover)?["result"] == nil)
  }

  @Test func hoverShowsTheChain() {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    editor.open("A.swift", "request()\n\nitems.bind(to: label) // finds error_handling from 1\n")
    editor.wait(0)
    let atSink = editor.request("textDocument/hover", editor.place("A.swift", 2, 6))
    let atStep = editor.request("textDocument/hover", editor.place("A.swift", 0, 1))
    let nowhere = editor.request("textDocument/hover", editor.place("A.swift", 1, 0))
    let text = editor.answer(to: atSink)?["result"]?["contents"]?["value"]?.stringValue ?? ""
    #expect(text.contains("| `.flatMap { … }` | unknown | possible | repeated | can fail |"))
    let marked = editor.answer(to: atStep)?["result"]?["contents"]?["value"]?.stringValue ?? ""
    #expect(marked.contains("| **`.flatMap { … }`** |"))
    #expect(editor.answer(to: nowhere)?["result"] == nil)
  }

  @Test func quickFixesEditTheDocument() {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    editor.open("A.swift", "é.bind(to: label) // finds error_handling sharing safe\n")
    editor.wait(0)
    let request = editor.request("textDocument/codeAction", editor.span("A.swift", 0, 3, 3))
    let actions = editor.answer(to: request)?["result"]?.arrayValue ?? []
    #expect(
      actions.compactMap { $0["title"]?.stringValue } == [
        "bind by a Driver", "Silence error_handling here, with a reason", "Silence sharing here, with a reason",
        "Fix all safe findings in this file",
      ])
    let edit = actions.first?["edit"]?["changes"]?[editor.uri("A.swift")]?.arrayValue?.first
    #expect(edit?["newText"]?.stringValue == "drive(")
    #expect(
      TextPosition.range(edit?["range"]) == TextPosition(line: 0, character: 2)..<TextPosition(line: 0, character: 11))
    #expect(actions.first?["isPreferred"]?.boolValue == true)
    #expect(actions.first?["diagnostics"]?.arrayValue?.count == 2, "one fix mends both")
    let refactorings = editor.request("textDocument/codeAction", editor.span("A.swift", 0, 3, 3, only: "refactor"))
    #expect(editor.answer(to: refactorings)?["result"]?.arrayValue?.isEmpty == true)
  }

  @Test func silencingPutsACommentAboveTheLine() {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    editor.open("A.swift", "\n    items.bind(to: label) // finds sharing\n")
    editor.wait(0)
    let request = editor.request("textDocument/codeAction", editor.span("A.swift", 1, 10, 10))
    let action = editor.answer(to: request)?["result"]?.arrayValue?.first
    let edit = action?["edit"]?["changes"]?[editor.uri("A.swift")]?.arrayValue?.first
    #expect(edit?["newText"]?.stringValue == "    // traitlint:disable:next sharing -- \n")
    #expect(TextPosition(edit?["range"]?["start"]) == TextPosition(line: 1, character: 0))
  }

  @Test func stepsAreRelatedPlaces() {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    editor.open("A.swift", "request()\nitems.bind(to: label) // finds error_handling from 1\n")
    editor.wait(0)
    let diagnostic = editor.received.last?["params"]?["diagnostics"]?.arrayValue?.first
    let related = diagnostic?["relatedInformation"]?.arrayValue?.first
    #expect(related?["message"]?.stringValue == ".flatMap { … }: can fail")
    #expect(related?["location"]?["uri"]?.stringValue == editor.uri("A.swift"))
  }

  @Test func theConfigurationHolds() {
    let editor = EditorSession([
      ".traitlint.yml": "rules: { sharing: off, error_handling: warning }\nexcluded: [Generated]\n", "A.swift": "",
      "Generated/B.swift": "",
    ])
    editor.start()
    editor.open("A.swift", "a.bind() // finds sharing error_handling\n")
    editor.open("Generated/B.swift", Self.flagged)
    editor.wait(0)
    let all = editor.takeAll()
    let diagnostics = all.compactMap { $0["params"]?["diagnostics"]?.arrayValue }
    #expect(diagnostics.map(\.count) == [1, 0])
    #expect(diagnostics[0][0]["severity"]?.intValue == 2)
  }

  @Test func aBrokenConfigurationIsToldOnce() {
    let editor = EditorSession([".traitlint.yml": "nonsense: 1\n", "A.swift": ""])
    editor.start()
    editor.open("A.swift", Self.flagged)
    editor.wait(0)
    editor.change("A.swift", "", version: 2)
    editor.wait(1)
    let told = editor.takeAll().filter { $0["method"]?.stringValue == "window/showMessage" }
    #expect(told.count == 1)
    #expect(told.first?["params"]?["message"]?.stringValue?.contains("there is no key 'nonsense'") == true)
  }

  @Test func namesAreFollowedIntoUnsavedTextOfOtherFiles() {
    let editor = EditorSession(
      [
        ".git/HEAD": "",
        "Model.swift": "import RxSwift\nstruct Model { let title: Observable<String> = .just(\"\") }\n",
        "View.swift": "",
      ], lint: { $0.lint($1) })
    editor.start()
    editor.open(
      "View.swift",
      """
      import RxCocoa
      import UIKit
      final class View: UIViewController {
        let label = UILabel()
        let model = Model()
        override func viewDidLoad() { model.title.bind(to: label.rx.text) }
      }
      """)
    editor.wait(0)
    #expect(editor.takeDiagnostics("View.swift") == [])
    editor.open(
      "Model.swift",
      """
      import RxSwift
      struct Model {
        let title: Observable<String> = URLSession.shared.rx.data(request: request).map { _ in "" }
      }
      """)
    editor.wait(0)
    let rules = editor.takeDiagnostics("View.swift")?.map { String($0.split(separator: " ")[1]) }
    #expect(Set(rules ?? []) == ["error_handling", "main_thread"])
  }
}
