// swift-tools-version:6.0
import PackageDescription

let package = Package(
  name: "traitlint",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "traitlint", targets: ["TraitLint"]),
    .library(name: "TraitRules", targets: ["TraitRules"]),
    .library(name: "TraitRuntime", targets: ["TraitRuntime", "TraitRuntimeFoundation"]),
    .plugin(name: "TraitLintCommand", targets: ["TraitLintCommand"]),
    .plugin(name: "TraitLintBuildTool", targets: ["TraitLintBuildTool"]),
  ],
  targets: [
    // Data flows one way; a module knows only the ones above it in this list.
    .target(name: "TraitRules"),
    .target(name: "TraitRuntime"),
    // Beside it, because the command takes nothing that loads Foundation.
    .target(name: "TraitRuntimeFoundation", dependencies: ["TraitRuntime"]),
    .target(name: "TraitReplay", dependencies: ["TraitRules", "TraitRuntime"]),
    .executableTarget(name: "TraitLint", dependencies: ["TraitRules", "TraitReplay"]),
    .plugin(
      name: "TraitLintCommand",
      // It declares no permission to write: on macOS everyone who only lints would be asked for it.
      capability: .command(
        intent: .custom(verb: "traitlint", description: "Find RxSwift bindings that lack a guarantee")),
      dependencies: ["TraitLint"]),
    .plugin(name: "TraitLintBuildTool", capability: .buildTool(), dependencies: ["TraitLint"]),
    .testTarget(name: "TraitRulesTests", dependencies: ["TraitRules"]),
    .testTarget(name: "TraitRuntimeTests", dependencies: ["TraitRuntime", "TraitRuntimeFoundation"]),
    .testTarget(name: "TraitReplayTests", dependencies: ["TraitReplay", "TraitRules", "TraitRuntime"]),
    .testTarget(name: "TraitLintTests", dependencies: ["TraitLint", "TraitRules"]),
  ],
  swiftLanguageModes: [.v6]
)
