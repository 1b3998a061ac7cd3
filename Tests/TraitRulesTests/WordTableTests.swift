import Testing

@testable import TraitRules

@Suite struct WordTableTests {
  private static let roles: [WordRole] = [
    .type, .extended, .extendedMember, .inherited, .global, .function, .enumCase, .called, .assigned,
  ]

  @Test func noTwoNamesShareAWordInAnyTwoRoles() {
    // Names of every length up to two steps of the hash, each byte changed in turn as letters and roles differ.
    var names: Set = [""]
    for count in 1...17 {
      let name = Array(repeating: UInt8(ascii: "h"), count: count)
      for index in 0..<count {
        for letter in UInt8(ascii: "a")...UInt8(ascii: "p") {
          var other = name
          other[index] = letter
          names.insert(String(decoding: other, as: UTF8.self))
        }
      }
    }
    let words = Self.roles.flatMap { role in names.map { WordTable.word(role, $0) } }
    #expect(Set(words).count == words.count)
    #expect(Set(words.map(WordTable.mark)).count == words.count)
  }

  @Test func aWordInAFileIsTheWordThatIsAskedFor() {
    let source = Array(
      "class Screen: Base { func `show`() { title.value = name(of: x) } }\nlet longerThanEight = 1\n".utf8)
    let table = WordScanner.table(of: lexed(source), in: source)
    let expected: [(WordRole, String)] = [
      (.type, "Screen"), (.inherited, "Base"), (.function, "show"), (.assigned, "value"), (.called, "name"),
      (.global, "longerThanEight"),
    ]
    for (role, name) in expected { #expect(table.containsAny(of: [WordTable.word(role, name)])) }
    for (role, name) in [(WordRole.type, "Base"), (.called, "title"), (.assigned, "x"), (.extended, "Screen")] {
      #expect(!table.containsAny(of: [WordTable.word(role, name)]))
    }
  }

  private static func promises(_ role: WordRole, _ name: String, in source: String) -> Bool {
    let bytes = Array(source.utf8)
    return WordScanner.table(of: lexed(bytes), in: bytes).containsAny(of: [WordTable.word(role, name)])
  }

  @Test func whatIsDeclaredImportedOrInheritedFromIsNotUsed() {
    let source = """
      import Toolbox
      class Screen: Base {
        func show() { let title = name, other = 1; handler?() }
        init(name: String) {}
      }
      """
    for (role, name) in [
      (WordRole.global, "Toolbox"), (.global, "Base"), (.called, "show"), (.assigned, "title"), (.called, "init"),
    ] { #expect(!Self.promises(role, name, in: source), "\(role) \(name)") }
    for (role, name) in [
      (WordRole.function, "show"), (.inherited, "Base"), (.assigned, "other"), (.called, "handler"),
    ] { #expect(Self.promises(role, name, in: source), "\(role) \(name)") }
  }

  @Test(arguments: [
    ("let rows = Table.init()", true), ("let row: Row = .init()", true), ("return .init()", true),
    ("row = isOpen ? first : .init()", true), ("switch way { case .a, .b: .init() }", true),
    ("case a, b: .init()", true), ("super.init()", false), ("self.init()", false), ("add(.init())", false),
    ("add(row: .init())", false), ("add(1, row: .init())", false), ("rows = [.init(), .init()]", false),
  ])
  func anInitialiserIsCalledWhereAWrittenTypeSaysWhose(source: String, isCalled: Bool) {
    #expect(Self.promises(.called, "init", in: source) == isCalled)
  }

  @Test func everyCallInAFixtureIsPromised() {
    var calls = 0
    for file in FixtureSources.all {
      let tree = SyntaxTree(parsing: file.bytes)
      let table = WordScanner.table(of: tree.tokens, in: file.bytes)
      for node in tree.nodes where node.kind == .callExpr {
        guard [.identifierExpr, .memberExpr].contains(tree[node.firstChild].kind) else { continue }
        let name = tree.name(node.firstChild)
        // See above.
        if name == "init" { continue }
        calls += 1
        #expect(table.containsAny(of: [WordTable.word(.called, name)]), "\(file.path): \(name)")
      }
    }
    #expect(calls > 1000)
  }

  @Test func anIndexGivesEachFileOnceAndInOrder() {
    let sources = ["a(); a(); b()", "b()", "a()", ""].map { Array($0.utf8) }
    let index = WordIndex(sources.map { WordScanner.table(of: lexed($0), in: $0) })
    #expect(index.files(with: WordTable.word(.called, "a")) == [0, 2])
    #expect(index.files(with: WordTable.word(.called, "b")) == [0, 1])
    #expect(index.files(with: WordTable.word(.called, "c")) == [])
  }

  @Test func anIndexOfMoreWordsThanItBeganWithKnowsThemAll() {
    let source = Array((0..<3000).map { "f\($0)()\n" }.joined().utf8)
    let index = WordIndex([WordScanner.table(of: lexed(source), in: source)])
    for number in 0..<3000 { #expect(index.files(with: WordTable.word(.called, "f\(number)")) == [0]) }
    #expect(index.files(with: WordTable.word(.called, "f3000")) == [])
  }
}
