import Foundation
import Testing
import TraitRules

@testable import TraitLint

@Suite struct FileTests {
  private let bad = "a.bind(to: b.rx.text) // finds error_handling\n"

  private func paths(_ outcome: Sandbox.Outcome) -> [String] {
    outcome.lines.filter { $0.contains("error: ") }.compactMap { $0.split(separator: ":").first.map(String.init) }
  }

  @Test func foldersAreWalkedInOrderWithoutWhatIsNotOurs() {
    let sandbox = Sandbox([
      "B.swift": bad, "A/Z.swift": bad, "A/a/X.swift": bad, "readme.md": bad, ".build/C.swift": bad,
      "Pods/P.swift": bad, "A/Carthage/C.swift": bad, "DerivedData/D.swift": bad, ".hidden/H.swift": bad,
    ])
    #expect(paths(sandbox.run(".")) == ["A/Z.swift", "A/a/X.swift", "B.swift"])
    #expect(paths(sandbox.run("A", "B.swift")) == ["A/Z.swift", "A/a/X.swift", "B.swift"])
    #expect(paths(sandbox.run()) == ["A/Z.swift", "A/a/X.swift", "B.swift"])
  }

  @Test func theOrderOfArgumentsAndTheNumberOfThreadsChangeNothing() {
    let sandbox = Sandbox(Dictionary(uniqueKeysWithValues: (0..<60).map { ("F/\($0).swift", bad) }))
    let expected = sandbox.run("F", "./F/3.swift", "--threads", "1").output
    #expect(expected.contains("F/3.swift"))
    #expect(sandbox.run("F/3.swift", "F//", "./F", "--jobs", "7").output == expected)
  }

  @Test func pathsStayAsGiven() {
    let sandbox = Sandbox(["A/X.swift": bad])
    #expect(paths(sandbox.run(sandbox.absolute("A"))) == [sandbox.absolute("A/X.swift")])
    #expect(paths(sandbox.run("../A", in: "A")) == ["../A/X.swift"])
    #expect(paths(sandbox.run("./A/")) == ["A/X.swift"])
  }

  @Test func whatCannotBeReadIsSaidAndTheRestIsLinted() {
    let sandbox = Sandbox(["Good.swift": bad])
    sandbox.write("Latin.swift", bytes: Array("let a = 1\n// ".utf8) + [0xE9, 0x0A])
    sandbox.link("Dangling.swift", to: "nowhere")
    mkfifo(sandbox.absolute("Pipe.swift"), 0o600)
    sandbox.write("A.swift/inner.txt", "")
    let outcome = sandbox.run(".", "Missing.swift", "Pipe.swift", "/dev/zero")
    #expect(outcome.status == 3)
    #expect(paths(outcome) == ["Good.swift"])
    #expect(
      outcome.messages == [
        "error: /dev/zero: is a pipe or a device, not a file; pass '-' to lint standard input",
        "error: Dangling.swift: is a link to a file that does not exist",
        "error: Latin.swift: is not UTF-8 (line 2)",
        "error: Missing.swift: there is no such file",
        "error: Pipe.swift: is a pipe or a device, not a file; pass '-' to lint standard input",
      ])
  }

  @Test func whatCannotBeReadIsSaidInOrderOverSeveralProjects() {
    let sandbox = Sandbox()
    for project in ["A", "B", "C"] {
      sandbox.write("\(project)/Package.swift", "")
      sandbox.write("\(project)/Screen.swift", bad)
      sandbox.write("\(project)/Zero.swift", bytes: [0xFF])
      sandbox.link("\(project)/Gone.swift", to: "nowhere")
    }
    let outcome = sandbox.run(".", "--threads", "3", "--reporter", "junit")
    #expect(outcome.status == 3)
    #expect(
      outcome.messages
        == ["A", "B", "C"].flatMap {
          [
            "error: \($0)/Gone.swift: is a link to a file that does not exist",
            "error: \($0)/Zero.swift: is not UTF-8 (line 1)",
          ]
        })
    #expect(outcome.output.contains("B/Screen.swift"))
    #expect(outcome.output.contains("B/Package.swift"))
    #expect(!outcome.output.contains("Zero.swift"), "nobody knows whether it is clean")
  }

  @Test func aFileThatOnlyNamesAreFollowedIntoMayBeUnreadable() {
    let sandbox = Sandbox(["Package.swift": "", "A.swift": bad])
    sandbox.write("B.swift", bytes: [0xFF])
    #expect(sandbox.run("A.swift").messages == [])
    #expect(sandbox.run("B.swift").status == 3)
  }

  @Test("Sources are forgotten with their projects", .enabled(if: BuiltProgram.exists))
  func memoryOfManyProjects() throws {
    let sandbox = Sandbox()
    for project in 0..<16 {
      sandbox.write("\(project)/Package.swift", "")
      sandbox.write("\(project)/Large.swift", "")
      // Zeros that take no room on the disk.
      truncate(sandbox.absolute("\(project)/Large.swift"), 4 << 20)
    }
    let program = try BuiltProgram([".", "--threads", "2"], in: sandbox, shell: "ulimit -d \(48 << 10)")
    let outcome = program.wait()
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.error.hasPrefix("32 files, "))
  }

  @Test func aNameThatIsNotTextIsSaid() {
    let sandbox = Sandbox(["A.swift": bad])
    let name = sandbox.absolute("x").utf8.map { CChar(bitPattern: $0) } + [-1] + ".swift".utf8.map { CChar($0) } + [0]
    close(open(name, O_CREAT | O_WRONLY, 0o600))
    let outcome = sandbox.run(".")
    // Not every file system takes such a name.
    if outcome.status == 3 { #expect(outcome.messages == ["error: x\u{FFFD}.swift: has a name that is not UTF-8"]) }
    #expect(paths(outcome) == ["A.swift"])
  }

  @Test func linksAreFollowedToFilesOnceAndNeverIntoFolders() {
    let sandbox = Sandbox(["real/A.swift": bad, "elsewhere.txt": bad])
    sandbox.link("loop", to: ".")
    sandbox.link("real/loop", to: "../real")
    sandbox.link("AnA.swift", to: "real/A.swift")
    sandbox.link("Other.swift", to: "elsewhere.txt")
    sandbox.link("Self.swift", to: "Self.swift")
    let outcome = sandbox.run(".")
    #expect(paths(outcome) == ["Other.swift", "real/A.swift"])
    #expect(outcome.messages.count == 1)
    #expect(outcome.messages[0].hasPrefix("error: Self.swift: cannot be read: "))
  }

  @Test func standardInputHasAName() {
    let sandbox = Sandbox()
    #expect(paths(sandbox.run("-", input: bad)) == ["<stdin>"])
    #expect(paths(sandbox.run("-", "--stdin-filename", "Sources/A.swift", input: bad)) == ["Sources/A.swift"])
    let unreadable = sandbox.run("-")
    #expect(unreadable.status == 3)
    #expect(unreadable.messages == ["error: standard input cannot be read"])
  }

  @Test func standardInputStandsForTheFileOfItsName() {
    let sandbox = Sandbox(["A.swift": bad + bad])
    #expect(sandbox.run("-", ".", "--stdin-filename", "./A.swift", "--reporter", "xcode", input: bad).lines.count == 1)
  }

  @Test func aFileOfAnotherKindIsLeftOutWithANote() {
    let outcome = Sandbox(["a.png": "", "A.swift": bad]).run("a.png", "A.swift")
    #expect(outcome.status == 1)
    #expect(outcome.messages == ["note: a.png is not a Swift file and is left out"])
  }

  @Test func aMistypedPathIsGuessedAndAnEmptyFolderIsSaid() {
    let sandbox = Sandbox(["Sources/App/A.swift": bad, "Docs/readme.md": ""])
    #expect(
      sandbox.run("Sourcs/App").messages == ["error: Sourcs/App: there is no such file; did you mean 'Sources'?"])
    #expect(
      sandbox.run("Sources/app/B.swift").messages == [
        "error: Sources/app/B.swift: there is no such file; did you mean 'Sources/App'?"
      ])
    let empty = sandbox.run("Docs")
    #expect(empty.status == 0)
    #expect(empty.messages == ["note: there are no Swift files here"])
  }

  @Test func theRestOfTheProjectIsReadButNotLinted() {
    let sandbox = Sandbox(["Package.swift": "", "Sources/A.swift": bad, "Sources/B.swift": bad, "Tests/C.swift": bad])
    func files(_ arguments: String...) -> [String: Bool] {
      let seen = Recorder()
      let lint: @Sendable (Linter, [SourceFile]) -> LintReport = { linter, files in
        seen.record(files)
        return ScriptedLinter.lint(linter, files)
      }
      if arguments.count == 1 {
        sandbox.run(arguments[0], lint: lint)
      } else {
        sandbox.run(arguments[0], arguments[1], arguments[2], lint: lint)
      }
      return seen.files
    }
    #expect(
      files("Sources/A.swift") == [
        "Sources/A.swift": true, "Sources/B.swift": false, "Tests/C.swift": false, "Package.swift": false,
      ])
    #expect(files("Sources/A.swift", "--root", "Sources") == ["Sources/A.swift": true, "Sources/B.swift": false])
    #expect(files("Package.swift")["Sources/A.swift"] == false)
    #expect(files(".").values.allSatisfy { $0 })
    #expect(paths(sandbox.run("Sources/A.swift")) == ["Sources/A.swift"])
    #expect(sandbox.run(".", "--root", "nowhere").status == 2)
  }

  @Test(
    arguments: [
      ([0x61, 0xC3, 0xA9], nil), ([0xF0, 0x9F, 0x98, 0x80], nil), ([0xED, 0x9F, 0xBF], nil), ([], nil),
      ([0x61, 0xC0, 0x80], 1), ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xE2, 0x82], 0),
      ([0x61, 0x62, 0x80], 2), ([0xF0, 0x80, 0x80, 0x80], 0),
      (Array(repeating: 0x61, count: 17) + [0xFF], 17),
    ] as [([UInt8], Int?)])
  func invalidBytesAreFound(_ bytes: [UInt8], _ offset: Int?) {
    #expect(UTF8Check.firstInvalidByte(in: bytes) == offset)
  }
}

/// Remembers which files the linter was given.
final class Recorder: @unchecked Sendable {
  private let lock = NSLock()
  private var seen: [String: Bool] = [:]

  func record(_ files: [SourceFile]) {
    lock.withLock { for file in files { seen[file.path] = file.isLinted } }
  }

  var files: [String: Bool] { lock.withLock { seen } }
}
