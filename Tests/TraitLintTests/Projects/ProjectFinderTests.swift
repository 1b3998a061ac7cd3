import Testing

@testable import TraitLint

/// Which project and which module a path belongs to, as `traitlint config` says it.
@Suite struct ProjectFinderTests {
  /// The project, relative to the sandbox, and why.
  private func project(_ sandbox: Sandbox, _ arguments: String...) -> String {
    let outcome =
      arguments.count > 1
      ? sandbox.run("config", arguments[0], arguments[1], arguments[2]) : sandbox.run("config", arguments[0])
    let line = outcome.lines.first { $0.hasPrefix("# project: ") } ?? outcome.error
    return line.replacing("# project: ", with: "").replacing(sandbox.path + "/", with: "").replacing(
      sandbox.path, with: ".")
  }

  private func module(_ sandbox: Sandbox, _ path: String) -> String? {
    sandbox.run("config", path).lines.first { $0.hasPrefix("# module: ") }?.replacing("# module: ", with: "")
  }

  private static let outermost = "(the outermost folder with a configuration, a manifest or a lock file)"

  @Test func aRepositoryIsAProjectWhateverItHolds() {
    let sandbox = Sandbox([
      ".git/HEAD": "", "Podfile": "", "App/App.xcodeproj/x": "", "App/A.swift": "", "Modules/One/Package.swift": "",
      "Modules/One/Package.resolved": "", "Modules/One/Sources/One/B.swift": "", "ios/.traitlint.yml": "",
      "ios/C.swift": "",
    ])
    for path in ["App/A.swift", "Modules/One/Sources/One/B.swift", "ios/C.swift", "Modules", "."] {
      #expect(project(sandbox, path) == ". (the repository)")
    }
  }

  @Test func repositoriesInsideAreTheirOwn() {
    let sandbox = Sandbox([
      ".git/HEAD": "", "A.swift": "", "Vendor/Lib/.git": "gitdir: ../../.git/modules/Lib", "Vendor/Lib/B.swift": "",
      "Vendor/Lib/Deep/.git/HEAD": "", "Vendor/Lib/Deep/C.swift": "",
    ])
    #expect(project(sandbox, "Vendor") == ". (the repository)")
    #expect(project(sandbox, "Vendor/Lib/B.swift") == "Vendor/Lib (the repository)")
    #expect(project(sandbox, "Vendor/Lib/Deep/C.swift") == "Vendor/Lib/Deep (the repository)")
  }

  @Test func aConfigurationNamesARoot() {
    let sandbox = Sandbox([
      ".git/HEAD": "", ".traitlint.yml": "rules: { sharing: off }\n", "A.swift": "",
      "Example/.traitlint.yml": "root: true\n",
      "Example/B.swift": "", "Example/In/.traitlint.yml": "root: false\n",
    ])
    #expect(project(sandbox, "Example/In") == "Example (its .traitlint.yml says 'root: true')")
    #expect(project(sandbox, "A.swift") == ". (the repository)")
    #expect(project(sandbox, "Example", "--root", ".") == ". (--root names it)")
    // Nothing above a root counts.
    #expect(sandbox.run("config", "Example").lines.contains("  sharing: on"))
    #expect(
      sandbox.run("config", "Example/In").lines.contains(
        "root: true                         # Example/.traitlint.yml:1"))
  }

  @Test func outsideOfRepositoriesTheOutermostMarkCounts() {
    for mark in ["Podfile", "Cartfile", "Package.swift", "Project.swift", ".traitlint.yml", "App.xcodeproj/x"] {
      let sandbox = Sandbox([
        "App/\(mark)": "", "App/Modules/One/Package.swift": "", "App/Modules/One/Sources/A.swift": "",
      ])
      #expect(project(sandbox, "App/Modules/One/Sources/A.swift") == "App \(Self.outermost)", "\(mark)")
    }
  }

  @Test func whatStandsOnAShelfIsAProject() {
    let sandbox = Sandbox([
      "apps/one/Podfile": "", "apps/one/A.swift": "", "apps/two/.git/HEAD": "", "apps/two/B.swift": "",
      "apps/three/iOS/Podfile": "", "apps/three/iOS/C.swift": "", "apps/three/Tests/D.swift": "",
      "apps/four/E.swift": "",
    ])
    // Two of four have marks of their own.
    #expect(project(sandbox, "apps/one/A.swift") == "apps/one (one of the projects in apps)")
    #expect(project(sandbox, "apps/two/B.swift") == "apps/two (the repository)")
    #expect(project(sandbox, "apps/three/iOS/C.swift") == "apps/three (one of the projects in apps)")
    #expect(project(sandbox, "apps/three/Tests/D.swift") == "apps/three (one of the projects in apps)")
    #expect(project(sandbox, "apps/four/E.swift") == "apps/four (one of the projects in apps)")
    // A file among them makes it a folder like others, and so does a majority that says nothing.
    sandbox.write("apps/Shared.swift", "")
    #expect(project(sandbox, "apps/one/A.swift") == "apps/one \(Self.outermost)")
    #expect(project(sandbox, "apps/four/E.swift") == "none (no folder around says that it is one)")
    let few = Sandbox(["one/Podfile": "", "two/Podfile": "", "three/x": "", "four/x": "", "five/A.swift": ""])
    #expect(project(few, "five/A.swift") == "none (no folder around says that it is one)")
    let two = Sandbox(["one/Podfile": "", "two/Podfile": "", "one/A.swift": ""])
    #expect(project(two, "one/A.swift") == "one \(Self.outermost)")
  }

  @Test func packagesBesideEachOtherAreModulesOfAnApp() {
    // Packages alone make no shelf: an app keeps its own like that.
    let sandbox = Sandbox([
      "App/Podfile": "", "App/Modules/A/Package.swift": "", "App/Modules/B/Package.swift": "",
      "App/Modules/C/Package.swift": "", "App/Modules/C/C.swift": "",
    ])
    #expect(project(sandbox, "App/Modules/C/C.swift") == "App \(Self.outermost)")
  }

  @Test func theHomeFolderHoldsNoProjectTogether() {
    let sandbox = Sandbox([
      ".traitlint.yml": "", "Podfile": "", "Downloads/A.swift": "", "App/Podfile": "", "App/B.swift": "",
    ])
    sandbox.environment["HOME"] = sandbox.path
    #expect(project(sandbox, "Downloads/A.swift") == "none (no folder around says that it is one)")
    #expect(project(sandbox, "Downloads") == "Downloads (the folder that is named)")
    #expect(project(sandbox, "App/B.swift") == "App \(Self.outermost)")
  }

  @Test func aLinkBelongsWhereItLeads() {
    let sandbox = Sandbox(["App/.git/HEAD": "", "App/Sources/A.swift": "", "Elsewhere/x": ""])
    sandbox.link("Elsewhere/Sources", to: "../App/Sources")
    #expect(project(sandbox, "Elsewhere/Sources/A.swift") == "App (the repository)")
    #expect(project(sandbox, "Elsewhere/Sources") == "App (the repository)")
  }

  @Test func modulesAreReadOffManifestsAndFolders() {
    let sandbox = Sandbox([
      ".git/HEAD": "", "A.swift": "", "App/Views/B.swift": "",
      "Modules/Cart/Package.swift": #".target(name: "CartKit"), .testTarget(name: "CartTests", path: "Checks")"#,
      "Modules/Cart/Sources/CartKit/C.swift": "", "Modules/Cart/Checks/Deep/D.swift": "",
      "Modules/Cart/Demo/E.swift": "",
      "Projects/Home/Project.swift": "", "Projects/Home/Sources/F.swift": "",
      "ios/Shop.xcodeproj/x": "", "ios/Shop/G.swift": "", "ios/ShopTests/H.swift": "",
    ])
    #expect(module(sandbox, "A.swift") == nil)
    #expect(module(sandbox, "App/Views/B.swift") == "App/")
    #expect(module(sandbox, "Modules/Cart/Sources/CartKit/C.swift") == "Modules/Cart:CartKit")
    #expect(module(sandbox, "Modules/Cart/Checks/Deep/D.swift") == "Modules/Cart:CartTests")
    #expect(module(sandbox, "Modules/Cart/Demo/E.swift") == "Modules/Cart/Demo/")
    #expect(module(sandbox, "Projects/Home/Sources/F.swift") == "Projects/Home/")
    #expect(module(sandbox, "ios/Shop/G.swift") == "ios/Shop/")
    #expect(module(sandbox, "ios/ShopTests/H.swift") == "ios/ShopTests/")
  }
}
