import Testing

@testable import TraitRules

@Suite struct LexerStringTests {
  @Test(arguments: [
    #""""#, #""a""#, #""a\"b\\""#, ##"#"a"b\"#"##, ###"##"a"#b"##"###, ##"#"""#"##, ##"#""""#"##, "'a'",
    "\"\"\"\na \"\" b\n\"\"\"", "#\"\"\"\na \"\"\" b\n\"\"\"#", "\"\"\"\n\\\"\"\"\n\"\"\"", #""\u{1F600}""#,
    ##"#"\(a)"#"##,
  ])
  func oneLiteralIsOneToken(_ literal: String) {
    #expect(described(literal) == ["string \(literal)"])
    #expect(described("a(\(literal))") == ["identifier a", "leftParen (", "string \(literal)", "rightParen )"])
  }

  @Test func interpolationsFollowTheirString() {
    #expect(
      described(#""a\(b)c\(d(e))f" g"#) == [
        #"string "a\(b)c\(d(e))f""#, #"interpolationStart \("#, "identifier b", "interpolationEnd )",
        #"interpolationStart \("#, "identifier d", "leftParen (", "identifier e", "rightParen )", "interpolationEnd )",
        "identifier g",
      ])
    #expect(
      described(##"#"\#("\(a)")"#"##) == [
        ##"string #"\#("\(a)")"#"##, ##"interpolationStart \#("##, #"string "\(a)""#, #"interpolationStart \("#,
        "identifier a", "interpolationEnd )", "interpolationEnd )",
      ])
  }

  @Test func aMultilineStringMayHoldOneOfOneLineAndTheOtherWayRound() {
    let source = "\"\"\"\n\\(a(\"b\", {\n c }))\n\"\"\" d"
    #expect(
      kinds(source) == [
        .string, .interpolationStart, .identifier, .leftParen, .string, .comma, .leftBrace, .identifier, .rightBrace,
        .rightParen, .interpolationEnd, .identifier,
      ])
    #expect(
      kinds("\"\\(\"\"\"\na\n\"\"\")\" b") == [
        .string, .interpolationStart, .string, .interpolationEnd, .identifier,
      ])
  }

  @Test func anUnterminatedStringCostsItsLine() {
    let tokens = lexed("let a = \"b\nlet c = \"d\"")
    #expect(
      tokens.map(\.kind) == [.kwLet, .identifier, .equal, .string, .kwLet, .identifier, .equal, .string, .endOfFile])
    #expect(
      tokens.map { $0.flags.contains(.malformed) } == [false, false, false, true, false, false, false, false, false])
  }

  @Test func anUnterminatedInterpolationCostsItsLineAndIsClosed() {
    let tokens = lexed("a(\"b\\(c(\"d\\(e\nf")
    #expect(
      tokens.map(\.kind) == [
        .identifier, .leftParen, .string, .interpolationStart, .identifier, .leftParen, .string, .interpolationStart,
        .identifier, .interpolationEnd, .interpolationEnd, .identifier, .endOfFile,
      ])
    #expect(tokens[9].start == tokens[9].end)
    #expect(tokens[2].end == 13)
    #expect(tokens[2].flags.contains(.malformed))
  }
}
