// swift-tools-version:6.0
import PackageDescription

// A host for the plugins, as a user's package is one: the dependency line, and the plugin named by a target.
let package = Package(
  name: "SamplePackage",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "traitlint", path: "../..")],
  targets: [
    .target(name: "SampleApp", plugins: [.plugin(name: "TraitLintBuildTool", package: "traitlint")])
  ]
)
