// swift-tools-version:6.0
import PackageDescription

let package = Package(
  name: "traitlint",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "traitlint", targets: ["TraitLint"]),
    .library(name: "TraitRules", targets: ["TraitRules"]),
  ],
  targets: [
    // Data flows one way; a module knows only the ones above it in this list.
    .target(name: "TraitRules"),
    .target(name: "TraitRuntime"),
    .target(name: "TraitReplay", dependencies: ["TraitRules", "TraitRuntime"]),
    .executableTarget(name: "TraitLint", dependencies: ["TraitRules", "TraitReplay"]),
    .testTarget(name: "TraitRulesTests", dependencies: ["TraitRules"]),
    .testTarget(name: "TraitRuntimeTests", dependencies: ["TraitRuntime"]),
    .testTarget(name: "TraitReplayTests", dependencies: ["TraitReplay", "TraitRules", "TraitRuntime"]),
    .testTarget(name: "TraitLintTests", dependencies: ["TraitLint", "TraitRules"]),
  ],
  swiftLanguageModes: [.v6]
)
