import Foundation
import Synchronization
import Testing
import TraitRules

@testable import TraitLint

/// What the linter is told of the project.
@Suite struct ProjectOptionTests {
  private func options(_ sandbox: Sandbox, _ arguments: String...) -> Linter {
    let seen = Mutex(Linter())
    let lint: @Sendable (Linter, [SourceFile]) -> LintReport = { linter, _ in
      seen.withLock { $0 = linter }
      return LintReport()
    }
    if arguments.isEmpty {
      sandbox.run(lint: lint)
    } else {
      sandbox.run(arguments[0], arguments[1], lint: lint)
    }
    return seen.withLock { $0 }
  }

  private static let version1 = """
    {
      "object": {
        "pins": [
          {"package": "RxSwift", "repositoryURL": "https://github.com/ReactiveX/RxSwift.git",
           "state": {"branch": null, "revision": "7c17a6c", "version": "5.1.1"}}
        ]
      },
      "version": 1
    }
    """

  private static let version3 = """
    {
      "originHash" : "a5ea8ba42ccda5f0e8ac9b1a3d5",
      "pins" : [
        {
          "identity" : "reactorkit",
          "kind" : "remoteSourceControl",
          "location" : "git@github.com:ReactorKit/ReactorKit",
          "state" : { "revision" : "8fa33f09", "version" : "3.2.0" }
        },
        {
          "identity" : "rxswift",
          "kind" : "remoteSourceControl",
          "location" : "https://github.com/acme/rxswift",
          "state" : { "revision" : "b4307ba0", "version" : "6.7.1" }
        },
        {
          "identity" : "other",
          "kind" : "remoteSourceControl",
          "location" : "https://github.com/acme/other",
          "state" : { "branch" : "main", "revision" : "b4307ba0" }
        }
      ],
      "version" : 3
    }
    """

  private static func checkedOut(_ pin: String) -> String {
    podfileLock + "\nCHECKOUT OPTIONS:\n  RxSwift:\n\(pin)  Other:\n    :commit: 77aa11b\n"
  }

  private static let podfileLock = """
    PODS:
      - ReactorKit (2.1.1):
        - RxSwift (~> 5.0)
      - RxCocoa (5.1.3):
        - RxRelay (~> 5)
        - RxSwift (~> 5)
      - RxSwift (5.1.3)

    DEPENDENCIES:
      - RxSwift (~> 4.0)

    """

  @Test(
    arguments: [
      ("Package.resolved", version1, RxVersion(5, 1), nil),
      ("Package.resolved", version3, RxVersion(6, 7), RxVersion(3, 2)),
      ("A.xcworkspace/xcshareddata/swiftpm/Package.resolved", version3, RxVersion(6, 7), RxVersion(3, 2)),
      ("Podfile.lock", podfileLock, RxVersion(5, 1), RxVersion(2, 1)),
      ("Podfile.lock", podfileLock.replacingOccurrences(of: "\n", with: "\r\n"), RxVersion(5, 1), RxVersion(2, 1)),
      ("Cartfile.resolved", "github \"ReactiveX/RxSwift\" \"v4.4.0\"\n", RxVersion(4, 4), nil),
      ("Cartfile.resolved", "github \"ReactiveX/RxSwift\" \"7c17a6ccca06b5c107cfa4284e634562ddaf5951\"\n", nil, nil),
      ("Cartfile.resolved", "binary \"https://example.com/ReactorKit-Static.json\" \"1.2.0\"\n", nil, RxVersion(1, 2)),
      ("Cartfile.resolved", "binary \"https://example.com/Rx/RxSwift\" \"5.1.1\"\n", RxVersion(5, 1), nil),
      ("Package.resolved", "{ not JSON", nil, nil),
      // A commit is of no release; a tag is.
      (
        "Podfile.lock", checkedOut("    :commit: 1c93ae4\n    :git: https://example.com/RxSwift.git\n"), nil,
        RxVersion(2, 1)
      ),
      ("Podfile.lock", checkedOut("    :tag: 5.1.3\n"), RxVersion(5, 1), RxVersion(2, 1)),
    ] as [(String, String, RxVersion?, RxVersion?)])
  func lockFilesTellTheVersions(_ name: String, _ text: String, _ rxSwift: RxVersion?, _ reactorKit: RxVersion?) {
    let options = options(Sandbox(["A.swift": "", name: text])).options
    #expect(options.rxSwift == rxSwift)
    #expect(options.reactorKit == reactorKit)
  }

  @Test(
    arguments: [
      ("Podfile.lock", "PODS:\n  - Realm (10.42.0):\n  - RealmSwift (10.42.0):\n", RxVersion(10, 42)),
      ("Cartfile.resolved", "github \"realm/realm-swift\" \"v10.28.7\"\n", RxVersion(10, 28)),
      ("Cartfile.resolved", "github \"realm/realm-cocoa\" \"v3.20.0\"\n", RxVersion(3, 20)),
      ("Podfile.lock", "PODS:\n  - RxRealm (5.0.4):\n", nil),
    ] as [(String, String, RxVersion?)])
  func lockFilesTellRealmsVersion(_ name: String, _ text: String, _ realm: RxVersion?) {
    #expect(options(Sandbox(["A.swift": "", name: text])).options.realm == realm)
  }

  @Test func lockFilesOfDifferentAppsTellNothing() {
    let sandbox = Sandbox([
      ".git/HEAD": "", "A.swift": "", "In/Package.resolved": Self.version1, "Out/Package.resolved": Self.version3,
      "In/B.swift": "",
    ])
    #expect(options(sandbox).options.rxSwift == nil)
    #expect(options(sandbox).options.reactorKit == RxVersion(3, 2))
    // Nor do they tell more where one file is named.
    #expect(options(sandbox, "In/B.swift", "-q").options.rxSwift == nil)
  }

  @Test func aFileOfAProjectHasTheProjectsVersions() {
    let sandbox = Sandbox(["Package.swift": "", "Package.resolved": Self.version3, "Sources/A.swift": ""])
    #expect(options(sandbox, "Sources/A.swift", "-q").options.rxSwift == RxVersion(6, 7))
  }

  @Test func theLockFileNearestToTheTopCountsWithoutConfigurationToo() {
    let sandbox = Sandbox([
      "Podfile.lock": Self.podfileLock, "App/Package.resolved": Self.version3, "App/Sources/A.swift": "",
      "Own/.git/config": "", "Own/D.swift": "",
      "Xcode/.git/HEAD": "", "Xcode/Sources/C.swift": "", "Xcode/Tools/Package.resolved": Self.version1,
      "Xcode/Demo.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": Self.version3,
    ])
    for option in ["--no-config", "-q"] {
      #expect(options(sandbox, "App/Sources/A.swift", option).options.rxSwift == RxVersion(5, 1))
      #expect(options(sandbox, "App/Sources", option).options.rxSwift == RxVersion(5, 1))
      #expect(options(sandbox, "Xcode/Sources/C.swift", option).options.rxSwift == RxVersion(6, 7))
      // Another repository's lock file says nothing about this one.
      #expect(options(sandbox, "Own/D.swift", option).options.rxSwift == nil)
    }
  }

  @Test func whatLiesDeeperCountsWhereNothingAbovePinsIt() {
    let sandbox = Sandbox([
      "Package.swift": "", "Cartfile.resolved": "github \"acme/other\" \"1.0.0\"\n",
      "Example/Podfile.lock": Self.podfileLock, "Example/A.swift": "", "Sources/B.swift": "",
    ])
    #expect(options(sandbox, "Example/A.swift", "-q").options.rxSwift == RxVersion(5, 1))
    #expect(options(sandbox, "Sources/B.swift", "-q").options.rxSwift == RxVersion(5, 1))
  }

  @Test func eachProjectOfARunHasItsOwnOptions() {
    let sandbox = Sandbox([
      "In/.git/HEAD": "", "In/.traitlint.yml": "rxswift: 4\nsinks: [badge]\n", "In/A.swift": "",
      "Out/.git/HEAD": "", "Out/Podfile.lock": Self.podfileLock, "Out/B.swift": "",
    ])
    let linter = options(sandbox)
    #expect(linter.projectOptions[sandbox.absolute("In")]?.rxSwift == RxVersion(4))
    #expect(linter.projectOptions[sandbox.absolute("In")]?.vocabulary.sinks == ["badge"])
    #expect(linter.projectOptions[sandbox.absolute("Out")]?.rxSwift == RxVersion(5, 1))
    #expect(linter.projectOptions[sandbox.absolute("Out")]?.vocabulary.sinks == [])
  }

  @Test func keysAboutTheWholeProjectCountWhicheverFolderIsNamed() {
    let sandbox = Sandbox([
      ".git/HEAD": "", "ios/.traitlint.yml": "rxswift: 4\n", "ios/In/.traitlint.yml": "\nrxswift: 5\n",
      "ios/In/A.swift": "", "mac/B.swift": "",
    ])
    for path in [".", "ios/In/A.swift", "mac"] {
      #expect(options(sandbox, path, "--quiet").options.rxSwift == RxVersion(4))
    }
    #expect(
      sandbox.run("ios/In").messages == [
        "ios/In/.traitlint.yml:2:1: note: 'rxswift' is about the whole project; ios/.traitlint.yml:1 decides"
      ])
    #expect(sandbox.run("config", "ios/In").lines.contains("rxswift: 4.0                       # ios/.traitlint.yml:1"))
  }

  @Test func theConfigurationOutranksLockFilesAndTheCommandLineBoth() {
    let sandbox = Sandbox([
      "A.swift": "", "Package.resolved": Self.version3, ".traitlint.yml": "rxswift: 4.5\nfix_style: operators\n",
    ])
    #expect(options(sandbox).options.rxSwift == RxVersion(4, 5))
    #expect(options(sandbox, "--rxswift", "3.6.1").options.rxSwift == RxVersion(3, 6))
    #expect(options(sandbox).options.fixStyle == .operators)
    #expect(options(sandbox, "--fix-style", "driver").options.fixStyle == .driver)
    #expect(sandbox.run("--rxswift", "six").error.hasPrefix("error: --rxswift takes a version of RxSwift"))
  }

  @Test func theWordsOfAllConfigurationsAreTheProjects() {
    let sandbox = Sandbox([
      ".traitlint.yml": "sinks: [badge]\nfallbacks: { Int: 0, Item: .none }\n",
      "In/.traitlint.yml": "sinks: [avatar]\nfallbacks: { Item: .empty }\nschedulers: { Queues.ui: main }\n",
      "In/A.swift": "",
    ])
    let options = options(sandbox).options
    #expect(options.vocabulary.sinks == ["badge", "avatar"])
    #expect(options.vocabulary.schedulers == ["Queues.ui": true])
    #expect(options.fallbacks == ["Int": "0", "Item": ".empty"])
  }

  @Test func rulesAndReasonsAreAskedForByFile() {
    let sandbox = Sandbox([
      "A.swift": "", "In/B.swift": "", "In/.traitlint.yml": "require_reason: true\nrules: { prefer_driver: on }\n",
    ])
    let linter = options(sandbox)
    #expect(linter.rules("A.swift") == RuleID.onByDefault)
    #expect(RuleID.onByDefault == Set(RuleID.allCases).subtracting([.relayError, .preferDriver]))
    #expect(linter.rules("In/B.swift") == RuleID.onByDefault.union([.preferDriver]))
    #expect(!linter.requiresReason("A.swift") && linter.requiresReason("In/B.swift"))
    #expect(options(sandbox, "--require-reason", "--strict").requiresReason("A.swift"))
    #expect(options(sandbox, "--threads", "3").threads == 3)
  }
}
