import Synchronization
import Testing
import TraitRules

@testable import TraitLint

/// What lies around the texts that an editor has open.
@Suite("The language server's workspace")
struct LanguageServerWorkspaceTests {
  private static let flagged = "items.bind(to: label) // finds error_handling\n"
  private static let real: @Sendable (Linter, [SourceFile]) -> LintReport = { $0.lint($1) }

  private static let view = """
    import RxCocoa
    import UIKit
    final class View: UIViewController {
      let label = UILabel()
      override func viewDidLoad() { Model().title.bind(to: label.rx.text) }
    }
    """
  private static func model(_ isSafe: Bool) -> String {
    let title = isSafe ? ".just(\"\")" : "URLSession.shared.rx.data(request: request).map { _ in \"\" }"
    return "import RxSwift\nstruct Model { let title: Observable<String> = \(title) }\n"
  }

  private func rules(_ editor: EditorSession, _ name: String) -> Set<String>? {
    editor.takeDiagnostics(name).map { Set($0.map { String($0.split(separator: " ")[1]) }) }
  }

  private func changed(_ editor: EditorSession, _ names: String...) {
    let changes = names.map { #"{"uri": "\#(editor.uri($0))", "type": 2}"# }.joined(separator: ", ")
    editor.notify("workspace/didChangeWatchedFiles", #"{"changes": [\#(changes)]}"#)
    editor.wait(1)
  }

  // MARK: Files

  @Test func filesThatOthersChangeAreReadAgain() {
    let editor = EditorSession([".git/HEAD": "", "Model.swift": Self.model(true)], lint: Self.real)
    editor.start()
    editor.open("View.swift", Self.view)
    editor.wait(0)
    #expect(rules(editor, "View.swift") == [])
    editor.sandbox.write("Model.swift", Self.model(false))
    changed(editor, "Model.swift")
    #expect(rules(editor, "View.swift") == ["error_handling", "main_thread"])
    // Renamed, and its content with it.
    editor.sandbox.remove("Model.swift")
    editor.sandbox.write("Sub/Renamed.swift", Self.model(true))
    editor.notify(
      "workspace/didRenameFiles",
      #"{"files": [{"oldUri": "\#(editor.uri("Model.swift"))", "newUri": "\#(editor.uri("Sub/Renamed.swift"))"}]}"#)
    editor.wait(1)
    #expect(rules(editor, "View.swift") == [])
    editor.sandbox.remove("Sub/Renamed.swift")
    changed(editor, "Sub/Renamed.swift")
    #expect(rules(editor, "View.swift") == [], "what nothing declares is not decided")
    editor.sandbox.write("New.swift", Self.model(false))
    changed(editor, "New.swift")
    #expect(rules(editor, "View.swift") == ["error_handling", "main_thread"])
  }

  @Test func theWorkSaysWhichFilesChanged() throws {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    editor.open("A.swift", "")
    editor.wait(0)
    let changes = ["B.swift", "C.swift"].map { #"{"uri": "\#(editor.uri($0))", "type": 1}"# }.joined(separator: ", ")
    editor.notify("workspace/didChangeWatchedFiles", #"{"changes": [\#(changes), {"uri": 5}, 7]}"#)
    #expect(editor.beginWork() == nil, "hundreds may follow")
    editor.skip(1)
    let work = try #require(editor.beginWork())
    #expect(work.changedFiles == [editor.sandbox.absolute("B.swift"), editor.sandbox.absolute("C.swift")])
    editor.finish(work)
    editor.change("A.swift", " ", version: 2)
    editor.skip(1)
    #expect(editor.beginWork()?.changedFiles == [])
  }

  @Test func theClientIsAskedToWatch() throws {
    let editor = EditorSession()
    editor.start()
    let request = try #require(editor.takeAll().last { $0["method"]?.stringValue == "client/registerCapability" })
    let registration = request["params"]?["registrations"]?.arrayValue?.first
    #expect(registration?["method"]?.stringValue == "workspace/didChangeWatchedFiles")
    let patterns = registration?["registerOptions"]?["watchers"]?.arrayValue?.compactMap {
      $0["globPattern"]?.stringValue
    }
    #expect(
      patterns == [
        "**/*.swift", "**/Cartfile.resolved", "**/Package.resolved", "**/Podfile.lock", "**/.traitlint.yml",
      ])
  }

  @Test func theConfigurationMayBeEditedMeanwhile() {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    editor.open("A.swift", Self.flagged)
    editor.wait(0)
    #expect(rules(editor, "A.swift") == ["error_handling"])
    editor.sandbox.write(".traitlint.yml", "rules: { error_handling: off }\n")
    changed(editor, ".traitlint.yml")
    #expect(rules(editor, "A.swift") == [])
    // Half written, it is told of once, and what was found stays.
    editor.sandbox.write(".traitlint.yml", "rules: { error_hand")
    changed(editor, ".traitlint.yml")
    let told = editor.takeAll()
    #expect(told.map { $0["method"]?.stringValue } == ["window/showMessage"])
    editor.sandbox.write(".traitlint.yml", "rules: { error_handling: warning }\n")
    changed(editor, ".traitlint.yml")
    #expect(rules(editor, "A.swift") == ["error_handling"])
    editor.sandbox.remove(".traitlint.yml")
    changed(editor, ".traitlint.yml")
    #expect(rules(editor, "A.swift") == ["error_handling"])
  }

  // MARK: Folders

  @Test func severalFoldersAreProjectsOfTheirOwn() {
    let files = ["One/Model.swift": Self.model(true), "Two/Model.swift": Self.model(false)]
    let editor = EditorSession(files, lint: Self.real)
    editor.start(folders: ["One", "Two"])
    editor.open("One/View.swift", Self.view)
    editor.open("Two/View.swift", Self.view)
    editor.wait(0)
    let all = editor.takeAll().filter { $0["method"]?.stringValue == "textDocument/publishDiagnostics" }
    // Once more, where a fix says more than the finding did.
    #expect(all.compactMap { $0["params"]?["diagnostics"]?.arrayValue?.count } == [0, 2, 2])
  }

  @Test func aFolderMayComeAndGo() {
    let editor = EditorSession(["One/x": "", "Two/Model.swift": Self.model(false)], lint: Self.real)
    editor.start(folders: ["One"])
    editor.open("Two/View.swift", Self.view)
    editor.wait(0)
    #expect(rules(editor, "Two/View.swift") == [], "alone, it sees nothing")
    let folder = #"[{"uri": "\#(editor.uri("Two"))", "name": "Two"}]"#
    editor.notify("workspace/didChangeWorkspaceFolders", #"{"event": {"added": \#(folder), "removed": []}}"#)
    editor.wait(0)
    #expect(rules(editor, "Two/View.swift") == ["error_handling", "main_thread"])
    editor.notify("workspace/didChangeWorkspaceFolders", #"{"event": {"added": [], "removed": \#(folder)}}"#)
    editor.wait(0)
    #expect(rules(editor, "Two/View.swift") == [])
  }

  // MARK: Progress

  @Test func aLongReadIsShown() throws {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    editor.open("A.swift", "")
    let work = try #require(editor.beginWork())
    _ = editor.takeAll()
    editor.pass(0.1)
    #expect(editor.takeAll().isEmpty, "nobody would have read it")
    editor.pass(0.3)
    let request = try #require(editor.takeAll().first)
    #expect(request["method"]?.stringValue == "window/workDoneProgress/create")
    let token = try #require(request["params"]?["token"]?.stringValue)
    editor.send(#"{"jsonrpc": "2.0", "id": "\#(token)", "result": null}"#)
    #expect(editor.takeAll().map { $0["params"]?["value"]?["kind"]?.stringValue } == ["begin"])
    editor.finish(work)
    #expect(editor.takeAll().compactMap { $0["params"]?["value"]?["kind"]?.stringValue } == ["end"])
    // What was read is quickly read again.
    editor.change("A.swift", " ", version: 2)
    editor.skip(1)
    _ = try #require(editor.beginWork())
    editor.pass(9)
    #expect(editor.takeAll().isEmpty)
  }

  @Test func aClientThatRefusesIsShownNothing() throws {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    editor.open("A.swift", "")
    let work = try #require(editor.beginWork())
    _ = editor.takeAll()
    editor.pass(1)
    let token = try #require(editor.takeAll().first?["id"]?.stringValue)
    editor.send(#"{"jsonrpc": "2.0", "id": "\#(token)", "error": {"code": -32603, "message": "no"}}"#)
    editor.finish(work)
    #expect(!editor.takeAll().contains { $0["method"]?.stringValue == "$/progress" })
  }

  @Test func whatNobodyTellsOfIsLookedFor() {
    let editor = EditorSession([".git/HEAD": "", "Model.swift": Self.model(true)], lint: Self.real)
    editor.start(watches: false)
    editor.open("View.swift", Self.view)
    editor.wait(0)
    #expect(rules(editor, "View.swift") == [])
    editor.sandbox.write("Model.swift", Self.model(false))
    editor.change("View.swift", Self.view + " ", version: 2)
    editor.wait(1)
    #expect(rules(editor, "View.swift") == ["error_handling", "main_thread"])
  }

  // MARK: Pauses

  @Test func aRunBeginsWhileTheTextRestsAndIsShownAfterThePause() throws {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    editor.open("A.swift", "")
    editor.wait(0)
    editor.change("A.swift", Self.flagged, version: 2)
    #expect(editor.beginWork() == nil, "somebody may be typing")
    editor.skip(0.1)
    editor.finish(try #require(editor.beginWork()))
    _ = editor.takeDiagnostics("A.swift")
    editor.wait(0.15)
    #expect(editor.takeDiagnostics("A.swift") == ["0:6-10 error_handling"])
  }

  @Test func nothingIsShownBeforeThePauseIsOver() throws {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    editor.open("A.swift", "")
    editor.wait(0)
    _ = editor.takeAll()
    editor.change("A.swift", Self.flagged, version: 2)
    editor.wait(0.1)
    #expect(editor.takeDiagnostics("A.swift") == nil)
    // What was found of a text that is not there any more is nobody's.
    editor.change("A.swift", "", version: 3)
    editor.wait(0.15)
    #expect(editor.takeDiagnostics("A.swift") == nil)
    editor.wait(0.1)
    #expect(editor.takeDiagnostics("A.swift") == [])
  }

  @Test func fixesAreLookedForOnceFindingsAreShown() throws {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    editor.open("A.swift", Self.flagged)
    let finding = try #require(editor.beginWork())
    #expect(!finding.draftsFixes)
    editor.finish(finding)
    #expect(editor.takeDiagnostics("A.swift") == ["0:6-10 error_handling"])
    let actions = editor.request("textDocument/codeAction", editor.span("A.swift", 0, 6, 10))
    #expect(editor.answer(to: actions) == nil)
    let drafting = try #require(editor.beginWork())
    #expect(drafting.draftsFixes)
    editor.finish(drafting)
    #expect(editor.answer(to: actions) != nil)
    #expect(editor.takeDiagnostics("A.swift") == nil, "nothing else is said than before")
  }

  @Test func anEditEndsTheSearchForFixes() throws {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    editor.open("A.swift", Self.flagged)
    editor.finish(try #require(editor.beginWork()))
    let drafting = try #require(editor.beginWork())
    editor.change("A.swift", "\n" + Self.flagged, version: 2)
    #expect(drafting.cancellation.isRequested)
    editor.finish(drafting)
    editor.wait(1)
    let actions = editor.request("textDocument/codeAction", editor.span("A.swift", 1, 6, 10))
    #expect(editor.answer(to: actions) != nil)
  }

  @Test func whatIsUndoneHasItsAnswer() {
    let runs = Atomic(0)
    let editor = EditorSession(["A.swift": ""]) { linter, files in
      runs.add(1, ordering: .relaxed)
      return ScriptedLinter.lint(linter, files)
    }
    editor.start()
    editor.open("A.swift", Self.flagged)
    editor.wait(1)
    editor.change("A.swift", "\n" + Self.flagged, version: 2)
    editor.wait(1)
    #expect(editor.takeDiagnostics("A.swift") == ["1:6-10 error_handling"])
    let before = runs.load(ordering: .relaxed)
    editor.change("A.swift", Self.flagged, version: 3)
    editor.wait(1)
    #expect(editor.takeDiagnostics("A.swift") == ["0:6-10 error_handling"])
    #expect(runs.load(ordering: .relaxed) == before)
  }

  // MARK: Newer texts

  @Test func aNewerEditEndsWhatIsAboutAnOlderText() throws {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    editor.open("A.swift", Self.flagged)
    let work = try #require(editor.beginWork())
    let hover = editor.request("textDocument/hover", editor.place("A.swift", 0, 7))
    editor.change("A.swift", "\n" + Self.flagged, version: 2)
    #expect(editor.answer(to: hover)?["error"]?["code"]?.intValue == -32801)
    #expect(work.cancellation.isRequested)
    _ = editor.takeAll()
    editor.finish(work)
    #expect(editor.takeAll().isEmpty, "a run that was given up says nothing")
    editor.wait(1)
    #expect(editor.takeDiagnostics("A.swift") == ["1:6-10 error_handling"])
  }

  @Test func aRunThatIsGivenUpForgetsNoFile() throws {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    editor.open("A.swift", "")
    editor.wait(0)
    let changes = #"{"changes": [{"uri": "\#(editor.uri("B.swift"))", "type": 2}]}"#
    editor.notify("workspace/didChangeWatchedFiles", changes)
    editor.skip(1)
    let work = try #require(editor.beginWork())
    editor.change("A.swift", " ", version: 2)
    editor.finish(work)
    editor.skip(1)
    #expect(editor.beginWork()?.changedFiles == [editor.sandbox.absolute("B.swift")])
  }

  // MARK: Actions

  private func titles(_ editor: EditorSession, _ text: String, only: String? = nil) -> [String] {
    editor.open("A.swift", text)
    editor.wait(0)
    let request = editor.request("textDocument/codeAction", editor.span("A.swift", 0, 3, 3, only: only))
    return editor.answer(to: request)?["result"]?.arrayValue?.compactMap { $0["title"]?.stringValue } ?? []
  }

  @Test func whatAFixMayChangeStandsInItsTitle() {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    let unsafe = titles(editor, "a.bind(to: label) // finds sharing unsafe\n")
    #expect(
      unsafe == ["bind by a Driver (unsafe: may change what the program does)", "Silence sharing here, with a reason"])
    let manual = titles(editor, "a.bind(to: label) // finds sharing manual\n")
    #expect(manual.first == "bind by a Driver (a value is left to write)")
  }

  @Test func allSafeFixesAreOneAction() throws {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    let text = """
      a.bind(to: b) // finds sharing unsafe
      a.bind(to: b) // finds sharing safe\r
      a.bind(to: b) // finds sharing error_handling safe

      """
    editor.open("A.swift", text)
    editor.wait(0)
    for only in ["source.fixAll", "source", "source.fixAll.traitlint"] {
      let request = editor.request("textDocument/codeAction", editor.span("A.swift", 9, 0, 0, only: only))
      let action = try #require(editor.answer(to: request)?["result"]?.arrayValue?.first)
      #expect(action["kind"]?.stringValue == "source.fixAll.traitlint")
      let edits = action["edit"]?["changes"]?[editor.uri("A.swift")]?.arrayValue ?? []
      #expect(edits.map { $0["range"]?["start"]?["line"]?.intValue } == [1, 2])
      #expect(action["diagnostics"]?.arrayValue?.count == 3)
    }
    #expect(titles(editor, "a.bind(to: b) // finds sharing safe\n", only: "source.organizeImports") == [])
    #expect(titles(editor, "a.bind(to: b) // finds sharing unsafe\n", only: "source.fixAll") == [])
  }

  // MARK: Hints

  private static let clean = view.replacing("Model()", with: "Observable.just(\"\")").replacing(".title", with: "")

  private func hints(_ editor: EditorSession) -> [String] {
    let request = editor.request("textDocument/inlayHint", editor.span("View.swift", 4, 0, 99))
    return editor.answer(to: request)?["result"]?.arrayValue?.map { hint in
      "\(hint["position"]?["character"]?.intValue ?? -1): \(hint["label"]?.stringValue ?? "")"
    } ?? ["no answer"]
  }

  @Test func factsAreShownWhereAUserWantsThem() {
    let editor = EditorSession(lint: Self.real)
    editor.start()
    editor.open("View.swift", Self.clean)
    editor.wait(0)
    #expect(hints(editor) == [], "off by default")
    editor.notify("workspace/didChangeConfiguration", #"{"settings": {"traitlint": {"inlayHints": true}}}"#)
    #expect(editor.takeAll().contains { $0["method"]?.stringValue == "workspace/inlayHint/refresh" })
    editor.wait(0)
    #expect(hints(editor) == ["56: ✓ subscriber  ✓ never  ✓ harmless"])
    editor.change("View.swift", Self.view, version: 2)
    editor.wait(1)
    #expect(hints(editor) == ["50: ? unknown  ? unknown  ? unknown"])
    editor.notify("workspace/didChangeConfiguration", #"{"settings": {"traitlint": {"inlayHints": false}}}"#)
    editor.wait(0)
    #expect(hints(editor) == [])
  }

  @Test func factsMayBeAskedForAtTheBeginning() {
    let editor = EditorSession(lint: Self.real)
    editor.start(settings: #"{"inlayHints": true}"#)
    editor.open("View.swift", Self.clean)
    editor.wait(0)
    #expect(hints(editor).count == 1)
  }
}
