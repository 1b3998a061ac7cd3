import Synchronization
import Testing
import TraitRules

@testable import TraitLint

/// A file has one answer, however it is named and from wherever.
@Suite struct OneAnswerTests {
  private static let real: @Sendable (Linter, [SourceFile]) -> LintReport = { $0.lint($1) }

  /// A chain that begins in the next package.
  private static func screen(_ next: Int) -> String {
    """
    import RxCocoa
    import RxSwift
    import UIKit
    final class Screen\(next): UIViewController {
      let label = UILabel()
      let bag = DisposeBag()
      override func viewDidLoad() {
        Service\(next)().load().bind(to: label.rx.text).disposed(by: bag)
      }
    }

    """
  }

  private static func service(_ number: Int) -> String {
    """
    import RxSwift
    public struct Service\(number) {
      public func load() -> Observable<String?> {
        \(number.isMultiple(of: 2) ? #".just("")"# : #"URLSession.shared.rx.data(request: request).map { _ in "" }"#)
      }
    }

    """
  }

  /// As large as the largest of the apps that are looked at.
  private static func monorepo(_ count: Int, in folder: String = "") -> [String: String] {
    var files = [folder + ".git/HEAD": ""]
    for number in 0..<count {
      let package = "\(folder)Modules/P\(number)/"
      files[package + "Package.swift"] = ".target(name: \"P\(number)\")"
      files[package + "Sources/P\(number)/Service.swift"] = service(number)
      files[package + "Sources/P\(number)/Screen.swift"] = screen((number + 1) % count)
    }
    return files
  }

  /// `FILE:LINE RULE` of a run's findings, with the files counted from the sandbox.
  private func findings(_ outcome: Sandbox.Outcome, _ sandbox: Sandbox, from folder: String = ".") -> [String] {
    let here = FilePath.absolute(folder, from: sandbox.path)
    return outcome.lines.compactMap { line in
      let parts = line.split(separator: ":")
      guard parts.count > 3, !line.contains(": note: "), let rule = line.split(separator: "(").last?.dropLast() else {
        return nil
      }
      let path = FilePath.relative(FilePath.absolute(String(parts[0]), from: here), to: sandbox.path)
      return "\(path):\(parts[1]) \(rule)"
    }.sorted()
  }

  private func lint(_ sandbox: Sandbox, _ path: String, in folder: String = ".") -> [String] {
    findings(
      sandbox.run(path, "--reporter", "xcode", "--quiet", in: folder, lint: Self.real), sandbox, from: folder)
  }

  @Test func aFileOfAMonorepoSeesTheOtherPackages() throws {
    let count = 74
    let sandbox = Sandbox(Self.monorepo(count))
    let whole = lint(sandbox, ".")
    #expect(whole.count == count, "each odd service fails and answers off the main thread")
    for number in [0, 1, 36, count - 1] {
      let folder = "Modules/P\(number)/Sources/P\(number)"
      let file = folder + "/Screen.swift"
      let expected = whole.filter { $0.hasPrefix(file + ":") }
      #expect(expected.count == ((number + 1) % count).isMultiple(of: 2).asZeroOr(2))
      #expect(lint(sandbox, file) == expected)
      #expect(lint(sandbox, "Screen.swift", in: folder) == expected)
      #expect(lint(sandbox, sandbox.absolute(file)) == expected)
      #expect(lint(sandbox, folder) == expected)
      #expect(lint(sandbox, "Modules/P\(number)") == expected)
      let text = sandbox.read(file)
      let piped = sandbox.run(
        "-", "--stdin-filename", file, "--reporter", "xcode", input: text, lint: Self.real)
      #expect(findings(piped, sandbox) == expected)
      let explained = sandbox.run("explain", "\(file):8", "--only", "error_handling", lint: Self.real)
      #expect(explained.output.contains("error_handling") == !expected.isEmpty)
      let dumped = sandbox.run("dump", "chains", file)
      #expect(dumped.output.contains("a request can fail") == !expected.isEmpty)
    }
  }

  /// What is said of one file for what stands in others: a name that both subscribe to, a relay that another one shows, a
  /// step of another one that touches user interface, and of two types by one name the nearer one.
  private static let constellations = [
    ".git/HEAD": "",
    "App/Purse/PurseModel.swift": """
    import Foundation
    import RxCocoa
    import RxSwift
    import UIKit
    func ask() -> Observable<String> {
      URLSession.shared.rx.data(request: request).map { _ in "" }.catchAndReturn("").observe(on: MainScheduler.instance)
    }
    final class PurseModel {
      let coins: Observable<String>
      let busy: Observable<String>
      let rate = PublishRelay<String>()
      let note = PublishRelay<String>()
      private let bag = DisposeBag()
      init() {
        let found = ask()
        coins = found.map { $0 + "!" }
        found.subscribe(onNext: { print($0) }).disposed(by: bag)
        found.bind(to: note).disposed(by: bag)
        busy = ask().observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
          .do(onNext: { _ in UIApplication.shared.isNetworkActivityIndicatorVisible = true })
        let rates = ask()
        rates.bind(to: rate).disposed(by: bag)
        rates.map { $0 + "?" }.bind(to: rate).disposed(by: bag)
      }
    }

    """,
    "App/Purse/Screens/PurseViewController.swift": """
    import RxCocoa
    import RxSwift
    import UIKit
    final class PurseViewController: UIViewController {
      let label = UILabel()
      let model = PurseModel()
      let bag = DisposeBag()
      override func viewDidLoad() {
        model.coins.bind(to: label.rx.text).disposed(by: bag)
        model.busy.subscribe().disposed(by: bag)
        model.rate.bind(to: label.rx.text).disposed(by: bag)
        Vault.shared.gold().bind(to: label.rx.text).disposed(by: bag)
      }
    }

    """,
    "App/Purse/Vault.swift": vault(#".just("")"#),
    "App/Vault.swift": vault(#"URLSession.shared.rx.data(request: request).map { _ in "" }"#),
    "Other/Vault.swift": vault("Observable.error(RxError.timeout)"),
  ]

  private static func vault(_ gold: String) -> String {
    """
    import RxCocoa
    import RxSwift
    final class Vault {
      static let shared = Vault()
      func gold() -> Observable<String> { \(gold) }
    }

    """
  }

  /// - Parameter parent: what the project stands in must not matter, be it named like tests.
  @Test(arguments: ["", "PurseTests/"])
  func whatStandsElsewhereCountsForAFileAlone(parent: String) {
    let sandbox = Sandbox()
    for (path, text) in Self.constellations { sandbox.write(parent + path, text) }
    let whole = lint(sandbox, ".")
    let model = parent + "App/Purse/PurseModel.swift"
    let screen = parent + "App/Purse/Screens/PurseViewController.swift"
    #expect(whole == ["\(model):20 main_thread", "\(model):23 sharing", "\(screen):9 sharing"])
    for file in [model, screen, parent + "App/Vault.swift"] {
      let expected = whole.filter { $0.hasPrefix(file + ":") }
      #expect(lint(sandbox, file) == expected)
      #expect(lint(sandbox, FilePath.name(of: file), in: FilePath.folder(of: file)) == expected)
      #expect(lint(sandbox, sandbox.absolute(file)) == expected)
    }
  }

  @Test func theEditorSaysTheSame() {
    let sandbox = Self.monorepo(6)
    let editor = EditorSession(sandbox, lint: Self.real)
    editor.start()
    for number in 0..<6 {
      let file = "Modules/P\(number)/Sources/P\(number)/Screen.swift"
      editor.open(file, sandbox[file] ?? "")
      editor.wait(0)
      let rules = editor.takeDiagnostics(file)?.map { String($0.split(separator: " ")[1]) } ?? []
      #expect(Set(rules) == (number.isMultiple(of: 2) ? ["error_handling", "main_thread"] : []))
    }
  }

  @Test func foldersNamedOneByOneAreProjectsOfTheirOwn() {
    let sandbox = Sandbox()
    // The same names in all of them: mixed, each would be ambiguous.
    for name in ["One", "Two", "Three"] {
      for (path, text) in Self.monorepo(2, in: "repos/\(name)/") { sandbox.write(path, text) }
      sandbox.write("apps/\(name)/Podfile", "")
      sandbox.write("apps/\(name)/Screen.swift", Self.screen(1))
      sandbox.write(
        "apps/\(name)/Service.swift", Self.service(name == "Two" ? 0 : 1).replacing("Service0", with: "Service1"))
    }
    for parent in ["repos", "apps"] {
      func json(_ words: [String], in folder: String = ".") -> String {
        sandbox.runAll(["--reporter", "json"] + words, in: folder, lint: Self.real).output
      }
      let whole = json([parent])
      #expect(whole.contains("\"error_handling\""))
      let names = ["One", "Two", "Three"].map { "\(parent)/\($0)" }
      #expect(json(names) == whole)
      #expect(json(names.reversed() + ["\(parent)//One/"]) == whole)
      let absolute = json([sandbox.absolute(parent)])
      #expect(absolute.replacing(sandbox.path + "/", with: "") == whole)
      #expect(json(names.map(sandbox.absolute)).replacing(sandbox.path + "/", with: "") == whole)
      #expect(json(["."], in: parent) == whole.replacing("\(parent)/", with: ""))
      sandbox.link("link", to: parent)
      #expect(json(["link"]).replacing("link/", with: "\(parent)/") == whole)
      #expect(json(["One", "Three", "Two"].map { "link/\($0)" }).replacing("link/", with: "\(parent)/") == whole)
      // Under two names at once, each file still counts once.
      #expect(json(["link", parent]).replacing("link/", with: "\(parent)/") == whole)
      sandbox.remove("link")
    }
  }

  @Test func anArgumentOfOneProjectDoesNotSeeAnother() {
    let sandbox = Sandbox(["A/Screen.swift": Self.screen(1), "B/Service.swift": Self.service(1)])
    #expect(sandbox.runAll(["A", "B", "--reporter", "xcode"], lint: Self.real).lines.isEmpty == false)
    let seen = Mutex<[String: String]>([:])
    let record: @Sendable (Linter, [SourceFile]) -> LintReport = { _, files in
      seen.withLock { for file in files { $0[file.path] = file.project } }
      return LintReport()
    }
    sandbox.runAll(["A", "B"], lint: record)
    #expect(
      seen.withLock { $0 } == ["A/Screen.swift": sandbox.absolute("A"), "B/Service.swift": sandbox.absolute("B")])
    // Of folders inside each other the outer one counts; files without a folder are looked at together.
    sandbox.runAll(["A", "."], lint: record)
    #expect(Set(seen.withLock { $0.values }) == [sandbox.path])
    sandbox.runAll(["A/Screen.swift", "B/Service.swift"], lint: record)
    #expect(Set(seen.withLock { $0.values }) == [""])
  }

  @Test func theModuleOfEachFileIsPassedOn() {
    let sandbox = Sandbox(Self.monorepo(1).merging(["App/A.swift": ""]) { $1 })
    let seen = Mutex<[String: String]>([:])
    sandbox.runAll(["App"]) { _, files in
      seen.withLock { for file in files { $0[file.path] = file.module } }
      return LintReport()
    }
    #expect(
      seen.withLock { $0 }
        == [
          "App/A.swift": "App/", "Modules/P0/Package.swift": "Modules/P0",
          "Modules/P0/Sources/P0/Screen.swift": "Modules/P0:P0",
          "Modules/P0/Sources/P0/Service.swift": "Modules/P0:P0",
        ].mapValues { $0 == "Modules/P0" ? "" : $0 })
  }

  @Test func submodulesAndWorktreesAreTheirOwn() {
    let sandbox = Sandbox(["lib/Service.swift": Self.service(1), "app/Screen.swift": Self.screen(1)])
    for folder in ["lib", "app"] {
      #expect(sandbox.git("-C", folder, "init", "--quiet", "--initial-branch=main"))
      #expect(sandbox.git("-C", folder, "add", "-A"))
      #expect(sandbox.git("-C", folder, "commit", "--quiet", "-m", "first"))
    }
    let library = sandbox.absolute("lib")
    #expect(sandbox.git("-C", "app", "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", library, "Lib"))
    #expect(sandbox.git("-C", "app", "commit", "--quiet", "-am", "second"))
    #expect(sandbox.git("-C", "app", "worktree", "add", "--quiet", "tree", "HEAD"))
    let seen = Mutex<[String: String]>([:])
    sandbox.runAll(["app"]) { _, files in
      seen.withLock { for file in files { $0[file.path] = file.project } }
      return LintReport()
    }
    #expect(
      seen.withLock { $0 } == [
        "app/Screen.swift": sandbox.absolute("app"), "app/Lib/Service.swift": sandbox.absolute("app/Lib"),
        "app/tree/Screen.swift": sandbox.absolute("app/tree"),
      ])
    // What is in the submodule is out of the app's sight, whichever is named.
    let whole = lint(sandbox, "app")
    #expect(lint(sandbox, "app/Screen.swift") == whole.filter { $0.hasPrefix("app/Screen") })
    #expect(lint(sandbox, "app/tree") == whole.filter { $0.hasPrefix("app/tree") })
  }

  @Test func aLinkedFileCountsOnceInItsProject() {
    let bad = "a.bind(to: b) // finds error_handling\n"
    let sandbox = Sandbox(["App/.git/HEAD": "", "App/Common/A.swift": bad, "App/x": "", "Other/.git/HEAD": ""])
    sandbox.link("App/B.swift", to: "Common/A.swift")
    sandbox.link("Other/C.swift", to: "../App/Common/A.swift")
    sandbox.link("Loose.swift", to: "App/Common/A.swift")
    func paths(_ words: String...) -> [String] {
      sandbox.runAll(["--reporter", "xcode", "--quiet"] + words).lines.compactMap {
        $0.split(separator: ":").first.map { FilePath.relative(String($0), to: sandbox.path) }
      }
    }
    #expect(paths("App") == ["App/Common/A.swift"])
    #expect(paths("App", "Other") == ["App/Common/A.swift", "Other/C.swift"])
    #expect(paths("Other", "App/B.swift") == ["App/B.swift", "Other/C.swift"])
    #expect(paths("App/B.swift", "App/Common") == ["App/Common/A.swift"])
    let seen = Mutex<[String: String]>([:])
    sandbox.runAll(["Loose.swift"]) { _, files in
      seen.withLock { for file in files { $0[file.path] = file.project } }
      return LintReport()
    }
    #expect(seen.withLock { $0 } == ["Loose.swift": sandbox.absolute("App")])
  }

  @Test func stagedTextHasTheSameProject() {
    let sandbox = Sandbox(Self.monorepo(4).filter { !$0.key.hasPrefix(".git") })
    sandbox.environment["HOME"] = sandbox.path
    #expect(sandbox.git("init", "--quiet", "--initial-branch=main"))
    #expect(sandbox.git("add", "-A"))
    let whole = lint(sandbox, ".")
    #expect(whole.count == 4)
    let staged = sandbox.runAll(["--staged", "--reporter", "xcode"], in: "Modules/P2", lint: Self.real)
    #expect(findings(staged, sandbox, from: "Modules/P2") == whole.filter { $0.hasPrefix("Modules/P2/") })
  }
}

extension Bool {
  /// 0 where true.
  fileprivate func asZeroOr(_ other: Int) -> Int { self ? 0 : other }
}
