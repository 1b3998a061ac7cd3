import Testing

@testable import TraitLint

@Suite struct YAMLTests {
  /// A document as compact JSON, which is easier to compare than nodes.
  private func json(_ text: String) throws -> String { try json(YAMLReader.read(Array(text.utf8))) }

  private func json(_ node: YAMLNode) -> String {
    switch node.value {
    case .null: "null"
    case .scalar(let text, let isQuoted): isQuoted ? JSONValue.string(text).text() : text
    case .sequence(let elements): "[" + elements.map(json).joined(separator: ",") + "]"
    case .mapping(let entries): "{" + entries.map { "\($0.key):\(json($0.value))" }.joined(separator: ",") + "}"
    }
  }

  @Test(arguments: [
    ("", "null"), ("# only a comment\n", "null"), ("---\na: 1\n", "{a:1}"), ("\u{FEFF}a: 1", "{a:1}"),
    ("a: 1\r\nb: 2\r\n", "{a:1,b:2}"), ("a:\n  b:\n    c: d\n  e: f\ng: h", "{a:{b:{c:d},e:f},g:h}"),
    ("- a\n- b # c\n-\n  - d", "[a,b,[d]]"), ("a:\n- 1\n- 2\nb: 3", "{a:[1,2],b:3}"),
    ("- a: 1\n  b: 2\n- c: 3", "[{a:1,b:2},{c:3}]"), ("- - a\n  - b\n- c", "[[a,b],c]"),
    ("a: [1, 'it''s', \"x\\ty\", [], {}]", "{a:[1,\"it's\",\"x\\ty\",[],{}]}"),
    ("a: { b: 1, \"c d\": [e,\n  f ] , }", "{a:{b:1,c d:[e,f]}}"), ("a:\nb: ~\nc: null", "{a:null,b:null,c:null}"),
    ("url: http://x.y/z#a", "{url:http://x.y/z#a}"), ("\"a:b\": c", "{a:b:c}"), ("a b: c d  # e", "{a b:c d}"),
    ("{\"a\":1,\"b\" : [true]}", "{a:1,b:[true]}"), ("a: \"\\u00e9\\U0001F600\\x41\\ud83d\\ude00\"", "{a:\"é😀A😀\"}"),
    ("a: -1\nb: -x", "{a:-1,b:-x}"), ("[Item]: a", nil), ("a: 'x: y'", "{a:\"x: y\"}"), ("just text", "just text"),
  ])
  func whatIsReadMeansWhatItSays(_ text: String, _ expected: String?) throws {
    if let expected {
      #expect(try json(text) == expected)
    } else {
      #expect(throws: YAMLError.self) { try json(text) }
    }
  }

  @Test(arguments: [
    ("a:\n\tb: 1", 2, 1, "a tab cannot indent; use spaces"),
    ("a: 1\n  b: 2", 2, 3, "this line is indented by 2 spaces, its siblings by 0"),
    ("a:\n    b: 1\n  c: 2", 3, 3, "this line is indented by 2 spaces, its siblings by 0"),
    ("a: *.swift", 1, 4, "a pattern that begins with '*' needs quotes: \"*…\""),
    ("a: &x 1", 1, 4, "anchors ('&name') are not read here"),
    ("a: !!str 1", 1, 4, "tags ('!name') are not read here; text that begins with '!' needs quotes"),
    ("a: |\n  text", 1, 4, "block text ('|', '>') is not read here; put the text in quotes on one line"),
    ("a: b: c", 1, 5, "text with ': ' in it needs quotes"), ("a: \"open", 1, 4, "this quote is not closed on its line"),
    ("a: [1, 2", 1, 4, "this '[' has no ']'"), ("a: [1 2: 3]", 1, 8, "expected ',' or ']'"),
    ("a: {b}", 1, 6, "expected ': ' after 'b'"),
    ("a: \"\\q\"", 1, 5, "there is no escape '\\q'; a backslash itself is '\\\\'"),
    ("a: 1\n---\nb: 2", 2, 1, "a second document is not read here"), ("a: 1\nb", 2, 1, "expected 'key: value'"),
    ("a: \"b\" c", 1, 8, "unexpected text after the value"),
    ("a: 1\n- b", 2, 1, "a list item stands among 'key: value' lines"),
    ("é: 1\né: 2", 2, 1, "'é' is given twice"), ("a: - b", 1, 4, "a list item cannot stand here"),
    ("? a", 1, 1, "keys of several lines ('? ') are not read here"),
    ("a: @b", 1, 4, "text that begins with '@' needs quotes"),
    ("a: \"\\ud800\"", 1, 5, "this escape names no character"),
  ])
  func whatIsLeftOutIsRefusedByName(_ text: String, _ line: Int, _ column: Int, _ message: String) {
    do {
      let node = try YAMLReader.read(Array(text.utf8))
      Issue.record("read as \(json(node))")
    } catch {
      #expect(error == YAMLError(place: TextPlace(line: line, column: column), message: message))
    }
  }

  @Test func bytesThatAreNotTextAreRefused() {
    #expect(throws: YAMLError(place: TextPlace(line: 2, column: 4), message: "this is not UTF-8")) {
      try YAMLReader.read(Array("a: 1\nb: ".utf8) + [0xFF])
    }
  }

  @Test func nestingHasABound() {
    #expect(throws: YAMLError.self) { try json(String(repeating: "[", count: 100_000)) }
    #expect(throws: YAMLError.self) { try json(String(repeating: "- ", count: 100_000)) }
  }

  @Test func aCommentMayFollowATab() throws {
    #expect(try json("a: b\t# c: d") == json("a: b"))
    #expect(try json("a\t# b: c") == json("a"))
  }

  /// Any prefix of a document is read or refused; none stops the program or takes for ever.
  @Test func brokenTextIsRefused() {
    let text = StarterConfiguration.text.replacing("# ", with: "")
    for length in 0..<text.utf8.count { _ = try? YAMLReader.read(Array(text.utf8.prefix(length))) }
    for drop in stride(from: 0, to: text.utf8.count, by: 3) {
      _ = try? YAMLReader.read(Array(text.utf8.prefix(drop)) + Array(text.utf8.dropFirst(drop + 1)))
    }
  }
}
