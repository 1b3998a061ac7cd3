import Testing

@testable import TraitRules

/// Nesting and repetition that no hand writes, up to 10⁵ deep or long: it must end soon, on a thread's small stack.
@Suite struct DepthTests {
  static let shapes: [(name: String, before: String, unit: String, middle: String, end: String, after: String)] = [
    ("parentheses", "let a = ", "(", "b", ")", ""), ("brackets", "let a = ", "[", "b", "]", ""),
    ("dictionaries", "let a = ", "[b: ", "c", "]", ""), ("braces", "func a() ", "{", "b", "}", ""),
    ("closures", "let a = ", "{ b in ", "c", "}", ""), ("calls", "", "a(", "b", ")", ""),
    ("trailing closures", "", "a {", "b", "}", ""), ("subscripts", "", "a[", "b", "]", ""),
    ("interpolations", "", "\"\\(", "a", ")\"", ""), ("if", "func a() {", "if b {", "c", "}", "}"),
    ("else if", "func a() { if b {}", " else if b {}", "", "", "}"),
    ("switch", "func a() {", "switch b { case c: ", "d", "}", "}"),
    ("do", "func a() {", "do {", "b", "} catch {}", "}"), ("classes", "", "class A {", "", "}", ""),
    ("functions", "", "func a() {", "", "}", ""), ("enums", "", "enum A { case b; ", "", "}", ""),
    ("conditions", "", "#if A\n", "a\n", "#endif\n", ""),
    ("else conditions", "#if A\n", "#elseif A\na\n", "", "", "#endif"),
    ("generic arguments", "let a: ", "A<", "B", ">", ""), ("optional types", "let a: A", "?", "", "", ""),
    ("function types", "let a: ", "(A) -> ", "B", "", ""), ("tuple types", "let a: ", "(A, ", "B", ")", ""),
    ("array types", "let a: ", "[", "B", "]", ""), ("compositions", "let a: A", " & A", "", "", ""),
    ("members", "a", ".b", "", "", ""), ("member types", "let a: A", ".B", "", "", ""),
    ("chained calls", "a", ".map { $0 }", "", "", ".bind(to: b.rx.text)"), ("casts", "a", " as B", "", "", ""),
    ("operators", "let a = b", " + b", "", "", ""), ("ternaries", "let a = ", "b ? c : ", "d", "", ""),
    ("prefixes", "let a = ", "!", "b", "", ""), ("tries", "let a = ", "try ", "b", "", ""),
    ("awaits", "let a = ", "await ", "b", "", ""), ("force unwraps", "a", "!", "", "", ""),
    ("optional chains", "a", "?.b", "", "", ""), ("key paths", "a(\\", ".b", "", "", ")"),
    ("attributes", "", "@a(b) ", "func c() {}", "", ""), ("tuple patterns", "let ", "(a, ", "b", ")", " = c"),
    ("guards", "func a() {", "guard let b = c else { ", "return", "}", "}"),
    ("inheritance", "class A: B", ", B", "", "", " {}"),
    ("arguments", "a(b", ", b", "", "", ")"), ("parameters", "func a(b: C", ", b: C", "", "", ") {}"),
    ("cases", "enum A { case b", ", b", "", "", "}"), ("where", "func a<B>() where B: C", ", B: C", "", "", " {}"),
    ("macros", "", "#a(", "b", ")", ""), ("array literals", "let a = [b", ", b", "", "", "]"),
    ("statements", "func a() {", "b; ", "", "", "}"), ("strings", "let a = b", " + \"c\"", "", "", ""),
  ]

  private static func source(_ shape: Int, depth: Int, isClosed: Bool) -> [UInt8] {
    let (_, before, unit, middle, end, after) = shapes[shape]
    let opened = "import RxSwift\n" + before + String(repeating: unit, count: depth) + middle
    let closed = String(repeating: end, count: depth) + after
    return Array((isClosed ? opened + closed : opened).utf8)
  }

  @Test(arguments: shapes.indices)
  func isLintedWhetherClosedOrNot(_ shape: Int) {
    for isClosed in [true, false] {
      // A long unit is many tokens, and a debug build takes its time.
      let depth = Self.shapes[shape].unit.utf8.count < 4 ? 100_000 : 10_000
      let bytes = Self.source(shape, depth: isClosed ? depth : 1000, isClosed: isClosed)
      #expect(SyntaxTree(parsing: bytes).tokens.last?.end == UInt32(bytes.count))
      // A chain's trace is as long as the chain, and each rule has one.
      let shorter = Self.source(shape, depth: 1000, isClosed: isClosed)
      #expect(treeViolation(SyntaxTree(parsing: shorter)) == nil)
      #expect(lintViolation(shorter) == nil)
    }
  }
}
