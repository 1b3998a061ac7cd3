import Foundation
import PackagePlugin

/// `swift package traitlint [OPTION…] [PATH…]`: the command, run in the package's folder.
@main
struct TraitLintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(try context.tool(named: "TraitLint").url, in: context.package.directoryURL, arguments)
  }

  private func run(_ tool: URL, in folder: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    // The findings speak for themselves; a message of the plugin's own would only repeat that there are some.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension TraitLintCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let targets = Self.targets(in: arguments)
      let files = context.xcodeProject.targets
        .filter { targets.names.isEmpty || targets.names.contains($0.displayName) }
        .flatMap(\.inputFiles).map(\.url.path).filter { $0.hasSuffix(".swift") }
      try run(
        try context.tool(named: "TraitLint").url, in: context.xcodeProject.directoryURL,
        ["--reporter", "xcode"] + targets.rest + files)
    }

    /// Xcode names the targets that the user ticked as `--target NAME`.
    private static func targets(in arguments: [String]) -> (names: Set<String>, rest: [String]) {
      var names: Set<String> = []
      var rest: [String] = []
      var words = arguments[...]
      while let word = words.popFirst() {
        if word == "--target", let name = words.popFirst() { names.insert(name) } else { rest.append(word) }
      }
      return (names, rest)
    }
  }
#endif
