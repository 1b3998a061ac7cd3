import Foundation
import PackagePlugin

/// Lints each target as it is built. Findings appear among the compiler's warnings.
@main
struct TraitLintBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let sources = target.sourceModule?.sourceFiles(withSuffix: "swift").map(\.url) ?? []
    return [
      try command(
        context.tool(named: "TraitLint").url, target.name, sources, project: context.package.directoryURL)
    ]
    .compactMap { $0 }
  }

  private func command(_ tool: URL, _ name: String, _ sources: [URL], project: URL) -> Command? {
    if sources.isEmpty { return nil }
    let configuration = project.appending(path: ".traitlint.yml")
    let hasConfiguration = FileManager.default.fileExists(atPath: configuration.path)
    return .buildCommand(
      displayName: "Linting \(name)",
      executable: tool,
      // A linter that fails the build hides what the compiler has to say.
      arguments: ["--reporter", "xcode", "--fail-on", "never", "--quiet"] + sources.map(\.path),
      // Names are followed into the rest of the project, but a change there alone is not worth linting every target
      // again.
      inputFiles: sources + (hasConfiguration ? [configuration] : []),
      // Without outputs the command runs when its inputs change. A stamp file would become a resource of the target.
      outputFiles: [])
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension TraitLintBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let sources = target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
      return [
        try command(
          context.tool(named: "TraitLint").url, target.displayName, sources,
          project: context.xcodeProject.directoryURL)
      ]
      .compactMap { $0 }
    }
  }
#endif
