import Testing

@testable import TraitRules

/// Facts that are taken over from before a rewrite speak of places: they have to be where those are now.
@Suite("Places of a rewritten file")
struct RewrittenPlacesTests {
  private static let before = """
    import RxSwift

    final class Screen {
      let first = PublishSubject<Int>()
      func bind() { first.bind(to: label.rx.text) }
      let last = PublishSubject<Int>()
    }
    """

  @Test("What stands behind an edit, or an import that was added, is what it was")
  func moved() {
    let after = Self.before
      .replacing("import RxSwift\n", with: "import RxSwift\nimport RxCocoa\n")
      .replacing("first.bind(", with: "first.observe(on: MainScheduler.instance).bind(")
    let (old, new, places) = Self.rewritten(to: after)
    for name in ["first", "last"] {
      let was = Self.declaration(of: name, in: old)
      let now = Self.declaration(of: name, in: new)
      #expect(places.place(afterwards: was) == now)
      #expect(places.place(before: now) == was)
    }
  }

  @Test("What has other statements than before is nowhere")
  func changed() {
    let after = Self.before.replacing("{ first.bind(", with: "{ print(1)\n first.bind(")
    let (old, new, places) = Self.rewritten(to: after)
    #expect(places.place(before: Self.call(of: "bind", in: new)) == nil)
    #expect(places.place(afterwards: Self.call(of: "bind", in: old)) == nil)
    #expect(places.place(before: Self.declaration(of: "last", in: new)) == Self.declaration(of: "last", in: old))
  }

  @Test("Other files stay as they are")
  func others() {
    let (_, _, places) = Self.rewritten(to: Self.before)
    let elsewhere = Place(file: 7, node: 3)
    #expect(places.place(before: elsewhere) == elsewhere)
    #expect(places.place(afterwards: .nowhere) == .nowhere)
  }

  private static func rewritten(to text: String) -> (before: Project, after: Project, RewrittenPlaces) {
    let before = Project([SourceFile(path: "Screen.swift", bytes: Array(before.utf8))], threads: 1)
    let file = Project.File(before.files[0], rewrittenTo: Array(text.utf8))
    let after = Project(before, replacing: [0: file])
    return (before, after, RewrittenPlaces(before: before, after: after, rewritten: [0]))
  }

  private static func declaration(of name: String, in project: Project) -> Place {
    place(in: project) { project, place in
      project.kind(place) == .patternBinding && project.first(place).map { project.name($0) } == name
    }
  }

  private static func call(of name: String, in project: Project) -> Place {
    place(in: project) { project, place in
      project.kind(place) == .callExpr && project.first(place).map { project.name($0) } == name
    }
  }

  private static func place(in project: Project, where isWanted: (Project, Place) -> Bool) -> Place {
    project.enter([0])
    return (1..<project.files[0].tree.nodes.count).map { Place(file: 0, node: NodeID($0)) }
      .first { isWanted(project, $0) } ?? .nowhere
  }
}
