import Testing

@testable import TraitRules

/// A commit hook lints the files of a commit and only reads the rest of the project: what it says of a file must be
/// what a run over everything says.
@Suite("A file linted by itself")
struct SingleFileTests {
  @Test("has the findings that it has among all", arguments: FixtureSources.cases.filter { $0.files.count > 1 })
  func sameFindings(_ fixture: FixtureSources.Case) {
    let all = FixtureSources.findings(fixture.files)
    for index in fixture.files.indices {
      var files = fixture.files
      for other in files.indices where other != index { files[other].isLinted = false }
      let expected = all.filter { $0.hasPrefix(fixture.files[index].path + ":") }
      #expect(FixtureSources.findings(files) == expected)
    }
  }

  @Test("leaves the files alone that none of its chains leads to")
  func whatIsParsed() {
    let screen = """
      import RxSwift
      final class Screen: UIViewController {
        let model = Model()
        override func viewDidLoad() { model.title.bind(to: label.rx.text).disposed(by: bag) }
      }
      """
    let model = "final class Model { let title = Observable.just(\"\") }"
    let unrelated = "final class Other: UIViewController { func f() { x.drive(label.rx.text) } }"
    let project = Project(
      [
        SourceFile(path: "Screen.swift", bytes: Array(screen.utf8)),
        SourceFile(path: "Model.swift", bytes: Array(model.utf8), isLinted: false),
        SourceFile(path: "Other.swift", bytes: Array(unrelated.utf8), isLinted: false),
      ], threads: 1)
    let bindings = Analysis(project, ProjectOptions()).subscriptions.bindings()
    #expect(bindings.map(\.sinkText) == ["label.rx.text"])
    #expect(project.isEntered == [true, true, false])
  }
}
