import Foundation
import Testing

@testable import TraitLint

/// Trees and files that nobody made by accident.
@Suite struct HostileInputTests {
  private static let bad = "a.bind(to: b) // finds sharing\n"

  @Test func pipesDevicesAndLoopsHoldNothingUp() {
    let sandbox = Sandbox(["A.swift": Self.bad, "In/B.swift": Self.bad])
    mkfifo(sandbox.absolute("Pipe.swift"), 0o600)
    mkfifo(sandbox.absolute(".traitlint-baseline"), 0o600)
    sandbox.link("Zero.swift", to: "/dev/zero")
    sandbox.link("In/up", to: "..")
    sandbox.link("x.swift", to: "y.swift")
    sandbox.link("y.swift", to: "x.swift")
    let outcome = sandbox.run(".", "--reporter", "xcode")
    #expect(outcome.lines.count == 2)
    #expect(outcome.status == 3)
    #expect(
      outcome.messages.filter { !$0.hasPrefix("error: x.swift") && !$0.hasPrefix("error: y.swift") } == [
        "error: Zero.swift: is a pipe or a device, not a file; pass '-' to lint standard input"
      ])
    let named = sandbox.run("Pipe.swift", "--baseline", ".traitlint-baseline")
    #expect(named.status >= 2)
    let configured = sandbox.run(".", "--config", "Pipe.swift")
    #expect(configured.status == 2)
    #expect(configured.messages.first?.contains("is a pipe or a device") == true)
  }

  /// It is in no module that a file could name.
  @Test func codeMayStandInNoFolderOfItsApp() {
    let sandbox = Sandbox([
      ".git/HEAD": "", "App.xcodeproj/project.pbxproj": "",
      "App/AppDelegate.swift": "final class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
      "Shop.swift": """
      import RxCocoa

      final class Shop {
        let names = PublishRelay<String>()
        public func load() { DispatchQueue.global().async { self.names.accept("") } }
      }
      final class ShopViewController: UIViewController {
        let label = UILabel()
        let shop = Shop()
        override func viewDidLoad() { shop.names.bind(to: label.rx.text) }
      }
      """,
    ])
    let outcome = sandbox.run(".", "--reporter", "xcode")
    // Nothing calls the function.
    #expect(outcome.lines == [])
    #expect(outcome.status == 0)
  }

  @Test func aConfigurationHasASize() {
    let sandbox = Sandbox(["A.swift": Self.bad, ".traitlint.yml": String(repeating: "# x\n", count: 300_000)])
    let outcome = sandbox.run()
    #expect(outcome.status == 2)
    #expect(outcome.messages == [".traitlint.yml: error: is larger than 1 MiB"])
  }

  @Test(
    arguments: [
      "sinks: [" + (0..<20_000).map { "a\($0)" }.joined(separator: ", ") + "]",
      "fallbacks:\n" + (0..<20_000).map { "  K\($0): x\n" }.joined(),
      "fallbacks: {" + (0..<20_000).map { "K\($0): x" }.joined(separator: ", ") + "}",
      "excluded: [" + String(repeating: "[", count: 200_000), "excluded:\n" + String(repeating: " - ", count: 100_000),
      "sinks: [\"" + String(repeating: "\\u0041", count: 100_000) + "\"]",
      "excluded: [\"" + String(repeating: "{a,b}", count: 400) + "\"]",
      "excluded: [\"" + String(repeating: "**/a/", count: 1000) + "b\"]",
      "excluded: [\"" + String(repeating: "[", count: 20_000) + "\"]",
    ])
  func aLongConfigurationIsReadOrRefusedSoon(_ text: String) {
    let deep = Array(repeating: "a", count: 60).joined(separator: "/") + "/A.swift"
    let sandbox = Sandbox([deep: Self.bad, ".traitlint.yml": text])
    let start = System.seconds
    let outcome = sandbox.run()
    #expect(outcome.status <= 2)
    // Generous: a machine may be busy. What is quadratic takes minutes.
    #expect(System.seconds - start < 20)
  }

  @Test func whatTheConfigurationSaysCommandsNoTerminal() {
    let hostile = "sinks: [\"\\x1b[31m\\x9b1m\\u202e\"]\nexcluded: [\"\\x1b[2J\"]\nbaseline: \"\\x1b[1m\"\n"
    let sandbox = Sandbox(["A.swift": Self.bad, ".traitlint.yml": hostile, "b/.traitlint.yml": "\"\\e[31m\": 1\n"])
    sandbox.terminal = TerminalTraits(isOutputTerminal: true, isErrorTerminal: true)
    sandbox.environment = ["NO_COLOR": "1"]
    for outcome in [sandbox.run("config"), sandbox.run("config", "b"), sandbox.run(".")] {
      let all = (outcome.output + outcome.error).unicodeScalars
      #expect(!all.isEmpty)
      #expect(!all.contains { $0 == "\u{1B}" || $0 == "\u{9B}" || $0 == "\u{202E}" })
    }
  }

  @Test func bytesWithoutLineBreaks() {
    for unit in ["a", "a.b", "(", ".map { $0 }", "\"\\(", "// ", "traitlint:disable "] {
      let text = String(repeating: unit, count: 200_000 / unit.utf8.count)
      let outcome = Sandbox(["A.swift": "import RxSwift;" + text]).run("A.swift") { linter, files in linter.lint(files)
      }
      #expect(outcome.status <= 1, "\(unit)")
    }
  }

  /// The server's own bounds: what a client sends may be as long and as strange as it likes.
  @Test func hugeAndManyMessages() {
    let editor = EditorSession(["A.swift": ""])
    editor.start()
    _ = editor.takeAll()
    editor.open("A.swift", String(repeating: "a.bind() // x\n", count: 5_000))
    for number in 0..<300 { editor.change("A.swift", (number, 0, number, 1), "é😀", version: number) }
    editor.change("A.swift", (7, 3, 2, 1), "backwards", version: 5)
    editor.change("A.swift", (Int.max, Int.max, Int.max, Int.max), "x", version: 6)
    editor.change("A.swift", (Int.min, Int.min, Int.max, Int.max), "a.bind() // finds sharing", version: 7)
    for _ in 0..<200 { editor.request("textDocument/hover", editor.place("A.swift", 0, 3)) }
    editor.wait(1)
    #expect(editor.takeAll().count { $0["id"] != nil } == 200)
    let members = (0..<50_000).map { "\"k\($0)\": \($0)" }.joined(separator: ",")
    editor.send("{\(members), \"method\": \"$/unheardOf\"}")
    editor.send(#"{"id": 1e400, "method": "shutdown"}"#)
    editor.send(#"{"id": "\#(String(repeating: "x", count: 1_000_000))", "method": "shutdown"}"#)
    #expect(editor.takeAll().count == 2)
  }

  @Test func aStreamOfLengthsThatAreNone() {
    for length in ["-1", "99999999999999999999999", "1e3", "0x10", "", " ", "5 5", "\u{661}", "9223372036854775807"] {
      var framing = MessageFraming()
      framing.append(Array("Content-Length: \(length)\r\n\r\n{}".utf8))
      if case .message? = framing.next() { Issue.record("'\(length)' was taken for a length") }
      framing.append([UInt8](repeating: 0x20, count: 1000))
      while framing.next() != nil {}
    }
  }
}
