import Synchronization
import Testing

@testable import TraitLint

@Suite("The language server's protocol")
struct LanguageServerProtocolTests {
  private func code(_ message: JSONValue?) -> Int? { message?["error"]?["code"]?.intValue }

  @Test func aLifeHasABeginningAndAnEnd() {
    let editor = EditorSession()
    let early = editor.request("textDocument/hover", "{}")
    #expect(code(editor.answer(to: early)) == -32002)
    editor.start()
    let again = editor.request("initialize", "{}")
    #expect(code(editor.answer(to: again)) == -32600)
    let shutdown = editor.request("shutdown", "null")
    #expect(editor.answer(to: shutdown)?["error"] == nil)
    let late = editor.request("textDocument/hover", "{}")
    #expect(code(editor.answer(to: late)) == -32600)
    editor.notify("exit", "null")
    #expect(editor.exitStatus == .clean)
  }

  @Test func anExitWithoutAShutdownIsAFailure() {
    let rude = EditorSession()
    rude.start()
    rude.notify("exit", "null")
    #expect(rude.exitStatus?.rawValue == 1)
    let gone = EditorSession()
    gone.end()
    #expect(gone.exitStatus?.rawValue == 1)
  }

  @Test func unknownRequestsAreRefusedAndUnknownNoticesIgnored() {
    let editor = EditorSession()
    editor.start()
    let unknown = editor.request("textDocument/rename", "{}")
    #expect(code(editor.answer(to: unknown)) == -32601)
    _ = editor.takeAll()
    editor.notify("textDocument/unheardOf", "{}")
    editor.notify("$/setTrace", #"{"value": "off"}"#)
    editor.send(#"{"jsonrpc": "2.0", "id": 7, "result": null}"#)
    editor.notify("$/cancelRequest", #"{"id": "never asked"}"#)
    #expect(editor.takeAll().filter { code($0) != nil }.count <= 1)
  }

  @Test(
    "What is no message gets an answer and changes nothing",
    arguments: [
      ("{", -32700), ("", -32700), ("[1, 2]", -32600), ("{}", -32600), ("\u{0}", -32700), (#"{"method": 5}"#, -32600),
      (#"{"id": [1], "method": "shutdown"}"#, -32600), (String(repeating: "[", count: 100_000), -32700),
      (#"{"id": 1, "method": "textDocument/hover", "params": {"position": 5}}"#, -32602),
      (#"{"id": 1, "method": "textDocument/codeAction", "params": [1]}"#, -32602),
    ])
  func malformed(_ text: String, _ expected: Int) {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    _ = editor.takeAll()
    editor.send(text)
    #expect(editor.takeAll().map(code) == [expected])
    editor.open("A.swift", "a.bind() // finds sharing")
    editor.wait(0)
    #expect(editor.takeDiagnostics("A.swift")?.count == 1)
  }

  @Test func messagesOutOfOrderDoNoHarm() {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    _ = editor.takeAll()
    editor.change("A.swift", (0, 0, 9, 9), "x", version: 4)
    editor.notify("textDocument/didClose", #"{"textDocument": {"uri": "\#(editor.uri("A.swift"))"}}"#)
    editor.notify("textDocument/didOpen", #"{"textDocument": {"uri": 5}}"#)
    editor.notify("textDocument/didChange", "[]")
    editor.notify("textDocument/didSave", "null")
    editor.wait(1)
    #expect(editor.takeAll().isEmpty)
    editor.open("A.swift", "a", version: 9)
    editor.open("A.swift", "a.bind() // finds sharing", version: 2)
    editor.change("A.swift", (5, 0, 99, 1), "\n", version: 1)
    editor.change("A.swift", (0, 3, 0, 1), "", version: 1)
    editor.change("A.swift", (-4, -1, -4, 2), "", version: 1)
    editor.wait(1)
    #expect(editor.takeDiagnostics("A.swift")?.count == 1)
  }

  @Test func documentsThatAreNoSwiftFilesAreLeftAlone() {
    let editor = EditorSession()
    editor.start()
    _ = editor.takeAll()
    editor.notify(
      "textDocument/didOpen",
      #"{"textDocument": {"uri": "untitled:1", "languageId": "swift", "version": 1, "text": "a.bind() // finds sharing"}}"#
    )
    editor.notify(
      "textDocument/didOpen",
      #"{"textDocument": {"uri": "file:///a.md", "languageId": "markdown", "version": 1, "text": ""}}"#)
    editor.wait(1)
    #expect(editor.takeAll().compactMap { $0["params"]?["diagnostics"]?.arrayValue?.count } == [0])
  }

  @Test func theCommandSpeaksOverStreams() throws {
    let sandbox = Sandbox(["A.swift": ""])
    let uri = DocumentURI.uri(of: sandbox.absolute("A.swift"))
    let messages = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","languageId":"swift","#
        + #""version":1,"text":"é.bind() // finds sharing"}}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"\#(uri)"},"position":"#
        + #"{"line":0,"character":3}}}"#,
    ].map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    let output = Mutex("")
    // Cut where it hurts: within headers, within characters. The end of input comes once the answer is there.
    let pieces = Mutex(Array(messages.utf8)[...])
    var command = LanguageServerCommand(
      surroundings: Surroundings(
        environment: [:], workingDirectory: sandbox.path, terminal: TerminalTraits(), standardInput: { nil },
        lint: ScriptedLinter.reading(ScriptedLinter.lint)),
      console: Console(output: { text in output.withLock { $0 += text } }, error: { _ in }),
      invocation: try Invocation([]))
    command.input = {
      let piece = pieces.withLock { rest in
        defer { rest = rest.dropFirst(7) }
        return Array(rest.prefix(7))
      }
      while piece.isEmpty, !output.withLock({ $0.contains(#""id": 2"#) }) {}
      return piece
    }
    #expect(try command.run().rawValue == 1)
    let sent = output.withLock { $0 }
    var framing = MessageFraming()
    framing.append(Array(sent.utf8))
    var methods: [String] = []
    while case .message(let bytes)? = framing.next() {
      let message = try JSONReader.read(bytes)
      methods.append(message["method"]?.stringValue ?? "answer \(message["id"]?.intValue ?? 0)")
    }
    #expect(methods == ["answer 1", "textDocument/publishDiagnostics", "answer 2"])
  }
}

@Suite("Messages and their parts")
struct LanguageServerPartsTests {
  @Test(
    "JSON is read as the standard has it",
    arguments: [
      "null", "true", "[]", "{}", "-0.5e+3", "[1, \"a\"]", #""\u00e9\ud83d\ude00\n\/""#, " {\"a\": [{}]} ",
    ])
  func goodJSON(_ text: String) throws {
    let value = try JSONReader.read(Array(text.utf8))
    let again = try JSONReader.read(Array(value.text().utf8))
    #expect(value.text() == again.text())
  }

  @Test(
    "What is no JSON is refused with the byte where that shows",
    arguments: [
      ("", 0), ("nul", 0), ("[1,]", 3), ("{\"a\" 1}", 5), ("{a: 1}", 1), ("01", 1), ("1.", 2), ("\"\n\"", 1),
      ("\"\\x\"", 2), ("[1] 2", 4), ("\"a", 2), ("+1", 0), ("'a'", 0), ("\"\\u12g4\"", 3),
    ])
  func badJSON(_ text: String, _ offset: Int) {
    #expect { try JSONReader.read(Array(text.utf8)) } throws: { ($0 as? JSONError)?.offset == offset }
  }

  @Test func halfASurrogatePairIsNoCharacter() throws {
    #expect(try JSONReader.read(Array(#""\ud83d-\ude00""#.utf8)).stringValue == "\u{FFFD}-\u{FFFD}")
    #expect(try JSONReader.read(Array(#""\ud83d\u0041""#.utf8)).stringValue == "\u{FFFD}A")
  }

  @Test func bytesThatAreNoMessageArePassedOver() {
    var framing = MessageFraming()
    framing.append(Array("Content-Type: x\r\n\r\nContent-Length: 2\r\n\r\n{}content-length:3\n\nabcContent-Le".utf8))
    #expect(framing.next() == .broken("a message without a valid Content-Length"))
    #expect(framing.next() == .message(Array("{}".utf8)))
    #expect(framing.next() == .message(Array("abc".utf8)))
    #expect(framing.next() == nil)
    framing.append(Array("ngth: 99999999999\r\n\r\nxyz".utf8))
    guard case .broken? = framing.next() else { return #expect(Bool(false), "it is too long") }
    #expect(framing.next() == nil)
  }

  @Test func aHeaderThatNeverEndsIsGivenUp() {
    var framing = MessageFraming()
    framing.append([UInt8](repeating: UInt8(ascii: "x"), count: 20_000))
    guard case .broken? = framing.next() else { return #expect(Bool(false), "it is too long") }
    framing.append(Array("Content-Length: 1\r\n\r\n1".utf8))
    #expect(framing.next() == .message([UInt8(ascii: "1")]))
  }

  @Test(
    "Positions and offsets lead to each other",
    arguments: ["", "a\nb", "a\r\nb\rc\n", "é😀\n\u{1F468}\u{200D}\u{1F469}x", "\u{FEFF}a\n\n"])
  func positions(_ text: String) {
    let document = DocumentText(Array(text.utf8))
    var offset = 0
    for scalar in text.unicodeScalars {
      let isInsideLineEnd = scalar == "\n" && offset > 0 && document.bytes[offset - 1] == 0x0D
      if !isInsideLineEnd { #expect(document.offset(of: document.position(of: offset)) == offset) }
      offset += String(scalar).utf8.count
    }
    #expect(document.offset(of: document.position(of: offset)) == offset)
    #expect(document.offset(of: TextPosition(line: 99, character: 0)) == text.utf8.count)
  }

  @Test func aPositionInsideAPairIsItsStart() {
    let document = DocumentText(Array("a😀b".utf8))
    #expect(document.offset(of: TextPosition(line: 0, character: 2)) == 1)
    #expect(document.offset(of: TextPosition(line: 0, character: 3)) == 5)
    #expect(document.position(of: 5) == TextPosition(line: 0, character: 3))
  }

  @Test(
    "Paths survive being URIs",
    arguments: ["/a/b.swift", "/a b/ü%41#?.swift", "/[x]/😀.swift", "/a+b/@c,d.swift"])
  func uris(_ path: String) {
    #expect(DocumentURI.path(of: DocumentURI.uri(of: path)) == path)
  }

  @Test func onlyFilesOfThisMachineHavePaths() {
    #expect(DocumentURI.path(of: "file://localhost/a.swift") == "/a.swift")
    #expect(DocumentURI.path(of: "FILE:///a%2Fb%zz") == "/a/b%zz")
    #expect(DocumentURI.path(of: "file://elsewhere/a.swift") == nil)
    #expect(DocumentURI.path(of: "untitled:Untitled-1") == nil)
  }
}
