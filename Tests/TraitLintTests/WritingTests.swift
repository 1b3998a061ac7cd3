import Foundation
import Testing

@testable import TraitLint

/// Whatever comes in between, a file is as it was or as it was to be, and nothing else is left.
@Suite struct WritingTests {
  private static let safe = "a.bind(to: b) // finds error_handling safe\n"
  private static let fixed = "a.drive(b) // finds error_handling safe\n"

  private func names(_ sandbox: Sandbox) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: sandbox.path))?.sorted() ?? []
  }

  @Test func hardLinksAreNotParted() {
    let sandbox = Sandbox(["A.swift": Self.safe, "C.swift": Self.safe])
    link(sandbox.absolute("A.swift"), sandbox.absolute("B.swift"))
    let outcome = sandbox.run("--fix", "A.swift", "C.swift")
    #expect(outcome.status == 3)
    #expect(
      outcome.messages == [
        "error: A.swift: is one of 2 hard links to a file, which replacing it would part; it is left as it is",
        "fixed 1 finding in 1 file",
      ])
    #expect(outcome.output.contains("A.swift:1:3: "), "what was not fixed is still there")
    #expect(sandbox.read("B.swift") == Self.safe)
    #expect(sandbox.read("C.swift") == Self.fixed)
    #expect(names(sandbox) == ["A.swift", "B.swift", "C.swift"])
  }

  @Test func aFileUnderTwoNamesIsFixedOnce() {
    let sandbox = Sandbox(["real/A.swift": Self.safe])
    sandbox.link("other", to: "real")
    let outcome = sandbox.run("--fix", "real/A.swift", "other/A.swift")
    #expect(outcome.status == 0)
    #expect(sandbox.read("real/A.swift") == Self.fixed)
  }

  @Test(.enabled(if: geteuid() != 0, "nothing is read-only to root"))
  func whatIsReadOnlyStaysAsItIs() {
    let sandbox = Sandbox(["A.swift": Self.safe, "In/B.swift": Self.safe])
    chmod(sandbox.absolute("A.swift"), 0o444)
    chmod(sandbox.absolute("In"), 0o555)
    defer { chmod(sandbox.absolute("In"), 0o755) }
    let outcome = sandbox.run("--fix")
    #expect(outcome.status == 3)
    #expect(
      outcome.messages == [
        "error: A.swift: cannot be written: Permission denied",
        "error: In/B.swift: cannot be written: Permission denied",
      ])
    #expect(sandbox.read("A.swift") == Self.safe)
  }

  @Test func strangeNamesAreFixedAndShown() {
    let name = "a\nb \"é\\ %s.swift"
    let sandbox = Sandbox([name: Self.safe])
    let diff = sandbox.run("--diff")
    sandbox.write("fix.patch", diff.output)
    #expect(sandbox.git("apply", "fix.patch"))
    #expect(sandbox.read(name) == Self.fixed)
    sandbox.write(name, Self.safe)
    #expect(sandbox.run("--fix").status == 0)
    #expect(sandbox.read(name) == Self.fixed)
    #expect(names(sandbox) == [name, "fix.patch"].sorted())
  }

  @Test func theLongestNamesAndDeepestPathsAreFixed() {
    let name = String(repeating: "n", count: 240) + ".swift"
    let folder = Array(repeating: String(repeating: "d", count: 200), count: 16).joined(separator: "/")
    let sandbox = Sandbox(["\(folder)/\(name)": Self.safe])
    let outcome = sandbox.run("--fix")
    #expect(sandbox.read("\(folder)/\(name)") == Self.fixed, "\(outcome.messages)")
  }

  @Test func whatAKilledRunLeftIsRemovedByTheNext() throws {
    // No process has such a number; the second name is that of this one, the third is somebody else's file.
    let leftovers = [".traitlint-99999999-1", ".traitlint-\(getpid())-999999", ".traitlint-baseline", ".traitlint-a-1"]
    let sandbox = Sandbox(["A.swift": Self.safe])
    for name in leftovers {
      sandbox.write(name, "x")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: sandbox.absolute(name))
    }
    sandbox.write(".traitlint-99999998-1", "may still be written on another machine")
    sandbox.run("--fix")
    #expect(names(sandbox) == (leftovers.dropFirst() + [".traitlint-99999998-1", "A.swift"]).sorted())
  }

  @Test func aFileThatGrowsWithoutEndIsNotReadToItsEnd() {
    let pipe = Pipe()
    let writing = pipe.fileHandleForWriting.fileDescriptor
    Thread.detachNewThread {
      let chunk = [UInt8](repeating: 0x20, count: 64 << 10)
      signal(SIGPIPE, SIG_IGN)
      while chunk.withUnsafeBytes({ System.write($0, to: writing) }) {}
    }
    let bytes = System.readAll(pipe.fileHandleForReading.fileDescriptor, atMost: 1 << 20)
    #expect((1 << 20)...(2 << 20) ~= bytes?.count ?? 0)
    try? pipe.fileHandleForReading.close()
  }
}

/// The same of the program itself: signals, limits and full disks come from outside.
@Suite(.enabled(if: BuiltProgram.exists, "the program is not built"), .serialized)
struct ProgramWritingTests {
  private static let before = """
    import RxCocoa
    import RxSwift
    import UIKit

    final class HeadlineViewController: UIViewController {
      let label = UILabel()
      let disposeBag = DisposeBag()

      override func viewDidLoad() {
        super.viewDidLoad()
        URLSession.shared.rx.data(request: URLRequest(url: URL(fileURLWithPath: "/")))
          .map { String(decoding: $0, as: UTF8.self) }
          .catchAndReturn("")
          .bind(to: label.rx.text)
          .disposed(by: disposeBag)
      }
    }

    """
  private static let padding = String(repeating: "// what a file of some size holds\n", count: 60)

  private func sandbox(_ count: Int) -> Sandbox {
    Sandbox(
      Dictionary(
        uniqueKeysWithValues: (0..<count).map { number in
          let name = "Headline\(number)ViewController"
          return ("\(name).swift", Self.before.replacing("HeadlineViewController", with: name) + Self.padding)
        }))
  }

  private func contents(_ sandbox: Sandbox) -> [String: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sandbox.path)) ?? []
    return Dictionary(uniqueKeysWithValues: names.map { ($0, sandbox.read($0) ?? "") })
  }

  /// Each at another moment: first while it reads and lints, later while it writes.
  @Test func aRunThatIsKilledLeavesWholeFiles() throws {
    let old = sandbox(24)
    let original = contents(old)
    let start = System.seconds
    let whole = try BuiltProgram(["--fix", "--allow-dirty"], in: old).wait()
    let duration = System.seconds - start
    let fixed = contents(old)
    #expect(whole.error.contains("fixed 24 findings in 24 files\n"))
    #expect(original.allSatisfy { fixed[$0.key] != $0.value && fixed[$0.key] != nil })
    for turn in 0..<8 {
      let sandbox = sandbox(24)
      let isGentle = turn % 2 == 0
      let program = try BuiltProgram(["--fix", "--allow-dirty"], in: sandbox)
      Thread.sleep(forTimeInterval: duration * (0.6 + 0.05 * Double(turn)))
      program.send(isGentle ? SIGTERM : SIGKILL)
      _ = program.wait()
      let now = contents(sandbox)
      for (name, text) in now where !name.hasPrefix(".traitlint-") {
        #expect(text == original[name] || text == fixed[name], "\(name) is neither old nor new")
      }
      // Nothing can be done against SIGKILL between two calls but to clean up in the next run.
      if isGentle { #expect(Set(now.keys) == Set(original.keys)) }
    }
  }

  @Test func aLimitOnFilesIsAMessage() throws {
    let sandbox = sandbox(2)
    let original = contents(sandbox)
    // In blocks of 512 bytes or 1 KiB; each file has more.
    let outcome = try BuiltProgram(["--fix", "--allow-dirty"], in: sandbox, shell: "ulimit -f 2").wait()
    #expect(outcome.signal == nil)
    #expect(outcome.status == 3)
    #expect(outcome.error.contains("error: Headline0ViewController.swift: cannot be written: File too large\n"))
    #expect(!outcome.error.contains("fixed "))
    #expect(contents(sandbox) == original)
  }

  @Test(.enabled(if: System.kind(of: "/dev/full") == .other, "there is no full device"))
  func outputThatIsLostIsNoCleanRun() throws {
    let empty = Sandbox()
    let outcome = try BuiltProgram(["rules"], in: empty, shell: "exec >/dev/full").wait()
    #expect(outcome.status == 3)
    #expect(outcome.error == "error: standard output cannot be written: No space left on device\n")
    let sandbox = sandbox(1)
    let report = try BuiltProgram(["--reporter", "json=/dev/full"], in: sandbox).wait()
    #expect(report.status == 3)
    #expect(report.error.contains("error: /dev/full cannot be written: No space left on device\n"))
  }
}
