import Testing

@testable import TraitRules

@Suite struct LexerTokenTests {
  @Test func aChainOfCalls() {
    #expect(
      described("a.rx.text.bind(to: b) // c") == [
        "identifier a", "period .", "identifier rx", "period .", "identifier text", "period .", "identifier bind",
        "leftParen (", "identifier to", "colon :", "identifier b", "rightParen )",
      ])
  }

  @Test func everyReservedWordHasItsKindAndItsNeighboursAreNames() {
    for (word, kind) in Keywords.words {
      let text = word.description
      #expect(kinds(text) == [kind])
      #expect(kinds(text + "s") == [text == "throw" ? .kwThrows : .identifier])
      #expect(kinds("_" + text) == [.identifier])
      #expect(kinds("`\(text)`") == [.identifier])
      #expect(kinds(text.uppercased()) == [.identifier])
    }
    for word in ["await", "async", "some", "any", "open", "get", "set", "weak", "actor", "macro", "Type"] {
      #expect(kinds(word) == [.identifier])
    }
  }

  @Test func everyContextualWordIsANameThatSaysWhichItIs() {
    for (text, word) in ContextualWord.words {
      let text = text.description
      #expect(kinds(text) == [.identifier])
      #expect(lexed(text)[0].word == word)
      #expect(lexed(text + "_")[0].word == .none)
      #expect(lexed("`\(text)`")[0].word == .none)
      #expect(lexed(text.uppercased())[0].word == .none)
    }
    #expect(Set(ContextualWord.words.map(\.word)).count == ContextualWord.words.count)
    for (text, _) in Keywords.words { #expect(lexed(text.description)[0].word == .none) }
  }

  @Test func names() {
    #expect(
      described("token$ $0 $10 $name _ __ `a b` été 名 $") == [
        "identifier token$", "dollarIdentifier $0", "dollarIdentifier $10", "dollarIdentifier $name", "wildcard _",
        "identifier __", "identifier `a b`", "identifier été", "identifier 名", "identifier $",
      ])
  }

  @Test func numbers() {
    for integer in ["0", "12_3", "0xFF_a", "0o17", "0b1_0"] { #expect(described(integer) == ["integer \(integer)"]) }
    for float in ["1.5", "1e5", "1E-5", "1_0.2_5e+3", "0x1.8p3", "0xAp-2"] {
      #expect(described(float) == ["float \(float)"])
    }
    #expect(described("1.max") == ["integer 1", "period .", "identifier max"])
    #expect(described("0xFF.fp") == ["integer 0xFF", "period .", "identifier fp"])
    #expect(described("0...9") == ["integer 0", "op ...", "integer 9"])
    #expect(described("$0.1.0") == ["dollarIdentifier $0", "period .", "integer 1", "period .", "integer 0"])
    #expect(lexed("12abc")[0].flags.contains(.malformed))
  }

  @Test func operatorsAndWhatBindsThem() {
    #expect(
      kinds("a -> b = c & d") == [.identifier, .arrow, .identifier, .equal, .identifier, .ampersand, .identifier])
    #expect(
      described("a >>= b..<c ?? d.+e") == [
        "identifier a", "op >>=", "identifier b", "op ..<", "identifier c", "op ??", "identifier d", "op .+",
        "identifier e",
      ])
    #expect(kinds("a??.b!!") == [.identifier, .question, .question, .period, .identifier, .exclamation, .exclamation])
    #expect(kinds("!a != b") == [.exclamation, .identifier, .op, .identifier])
    #expect(described("a+/*b*/c") == ["identifier a", "op +", "identifier c"])
    #expect(described("x ⊕ y") == ["identifier x", "op ⊕", "identifier y"])
    func flags(_ source: String) -> TokenFlags { lexed(source).first { $0.kind == .op }!.flags }
    #expect(flags("a+b") == [.leftBound, .rightBound])
    #expect(flags("a + b") == [])
    #expect(flags("a +b") == [.rightBound])
    #expect(flags("a+ b") == [.leftBound])
    #expect(flags("(+)") == [])
    #expect(flags("a^.b") == [.leftBound])
    #expect(flags("a/* */+b") == [.rightBound])
    #expect(flags("a+/* */b") == [.leftBound])
  }

  @Test func lineBreaksAreOnTheTokenAfterThem() {
    let lines = lexed("a b\nc /*\n*/ d\r\ne // f\rg").map { $0.flags.contains(.newlineBefore) }
    #expect(lines == [true, false, true, true, true, true, false])
  }

  @Test func directivesAndMacros() {
    #expect(
      kinds("#if A\n#elseif B\n#else\n#endif") == [
        .poundIf, .identifier, .poundElseif, .identifier, .poundElse, .poundEndif,
      ])
    #expect(
      described("#available(iOS 9.1, *)").prefix(3) == ["poundAvailable #available", "leftParen (", "identifier iOS"])
    #expect(described("#selector(a)").prefix(2) == ["pound #", "identifier selector"])
    #expect(described("#iffy") == ["pound #", "identifier iffy"])
    #expect(described("##if") == ["pound #", "poundIf #if"])
  }

  @Test func whatOnlyFilesHave() {
    #expect(described("#!/usr/bin/swift\na") == ["shebang #!/usr/bin/swift", "identifier a"])
    #expect(described("\u{FEFF}a") == ["identifier a"])
    #expect(described("f(<#T##name#>)") == ["identifier f", "leftParen (", "placeholder <#T##name#>", "rightParen )"])
    #expect(
      described("a < b\n<<<<<<< mine\nc\n=======\nd\n>>>>>>> theirs\ne") == [
        "identifier a", "op <", "identifier b", "identifier e",
      ])
    #expect(described("/* a /* b */ c */ d") == ["identifier d"])
    #expect(lexed("/* a /* b */ c").last?.flags.contains(.malformed) == true)
  }
}
