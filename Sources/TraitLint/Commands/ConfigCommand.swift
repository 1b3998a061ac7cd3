import TraitRules

/// `config [PATH]`: what holds for a path, and where each value comes from.
struct ConfigCommand {
  let surroundings: Surroundings
  let console: Console
  let invocation: Invocation

  func run() throws -> ExitStatus {
    guard invocation.operands.count <= 1 else { throw UsageError(message: "'traitlint config' takes one path") }
    let path = invocation.operands.first ?? "."
    let absolute = surroundings.absolute(path)
    if System.kind(of: absolute) == .missing {
      throw UsageError(message: "'traitlint config' takes a path; there is no '\(path)'")
    }
    let argument = Argument(path, from: surroundings.workingDirectory, standardInputName: nil)
    let tree = LintedProjects.configuration(invocation, surroundings)
    let chain = try tree.chain(for: argument.folder)
    let finder = ProjectFinder(
      tree, root: try LintedProjects.root(invocation, surroundings),
      named: argument.kind == .folder ? [argument.place] : [], home: surroundings.environment["HOME"])
    let project = try finder.project(of: argument.folder)
    console.output(
      ProjectText(
        project: project, module: ModuleFinder(tree.folders).module(of: argument.folder, in: project),
        workingDirectory: surroundings.workingDirectory
      ).text)
    let run = RunSettings(chain: chain, all: chain, invocation, workingDirectory: surroundings.workingDirectory)
    let (outer, inner) = split(chain, project)
    let settings = ProjectSettings(chain: outer, inside: inner, invocation)
    console.output(EffectiveConfiguration(chain: chain, run: run, project: settings, invocation: invocation).text)
    if argument.kind != .folder, let exclusion = try tree.exclusion(of: argument.place, in: argument.folder) {
      let reason = exclusion.pattern.map { "excluded by '\($0)'" } ?? "not among what is included"
      console.output("# \(path) is not linted: \(reason) (\(exclusion.file.path))\n")
    }
    return .clean
  }

  /// The configurations that hold for a folder: those of its project's folder and above, then those further in.
  private func split(
    _ chain: [ConfigurationFile], _ project: ProjectFolder
  ) -> (outer: [ConfigurationFile], inner: [ConfigurationFile]) {
    let outer = chain.prefix { project.path.isEmpty || FilePath.contains($0.folder, project.path) }
    return (Array(outer), Array(chain[outer.count...]))
  }
}

/// What a path belongs to, in words.
struct ProjectText {
  let project: ProjectFolder
  let module: String
  let workingDirectory: String

  var text: String {
    let folder = project.path.isEmpty ? "none" : SafeText.oneLine(project.path)
    var text = "# project: \(folder) (\(reason))\n"
    if !module.isEmpty { text += "# module: \(SafeText.oneLine(module))\n" }
    return text
  }

  private var reason: String {
    switch project.reason {
    case .option: "--root names it"
    case .repository: "the repository"
    case .configuration: "its \(ConfigurationFile.name) says 'root: true'"
    case .shelf(let shelf): "one of the projects in \(SafeText.oneLine(shelf))"
    case .manifest: "the outermost folder with a configuration, a manifest or a lock file"
    case .argument: "the folder that is named"
    case .none: "no folder around says that it is one"
    }
  }
}

/// The configuration that results for a path, written as a configuration file whose comments say where each value
/// comes from.
struct EffectiveConfiguration {
  let chain: [ConfigurationFile]
  let run: RunSettings
  let project: ProjectSettings
  let invocation: Invocation

  var text: String {
    var text = ""
    for key in ConfigurationKey.allCases {
      let value = value(of: key)
      let origin = origin(of: key)
      guard let value else {
        text += "# \(key.rawValue):".padded(to: 34) + " # \(origin)\n"
        continue
      }
      if value.contains("\n") {
        text += "\(key.rawValue):  # \(origin)\n\(value)"
      } else {
        text += "\("\(key.rawValue): \(value)".padded(to: 34)) # \(origin)\n"
      }
    }
    return text
  }

  private func origin(of key: ConfigurationKey) -> String {
    if isFromCommand(key) { return "command line" }
    let files = chain.filter { $0.places[key] != nil }
    if files.isEmpty { return "default" }
    let counting: [ConfigurationFile]
    switch key.extent {
    // Lists and mappings add up; of anything else the innermost counts, but for what is about the whole project.
    case .project: counting = project.decider(of: key).map { [$0] } ?? []
    // Nothing above a root is read.
    case .folder where key == .root: counting = [files[0]]
    case .folder, .run: counting = isSum(key) ? files : [files[files.count - 1]]
    }
    return counting.map { "\($0.path):\($0.places[key]?.line ?? 1)" }.joined(separator: ", ")
  }

  private func isSum(_ key: ConfigurationKey) -> Bool {
    switch key {
    case .included, .excluded, .rules, .fallbacks, .sinks, .sources, .operators, .schedulers: true
    default: false
    }
  }

  private func isFromCommand(_ key: ConfigurationKey) -> Bool {
    switch key {
    case .rules: invocation.only != nil || !invocation.disabled.isEmpty
    case .strict: invocation.isStrict
    case .requireReason: invocation.requiresReason
    case .failOn: invocation.failOn != nil
    case .rxswift: invocation.rxSwift != nil
    case .fixStyle: invocation.fixStyle != nil
    case .reporters: !invocation.reporters.isEmpty
    case .baseline: invocation.baseline != nil
    default: false
    }
  }

  /// nil where nothing is said and there is no default.
  private func value(of key: ConfigurationKey) -> String? {
    let settings = FileSettings(chain, invocation)
    switch key {
    case .root: return "\(chain.first?.isRoot ?? false)"
    case .included: return Self.list(chain.flatMap { $0.included ?? [] }.map(\.pattern))
    case .excluded: return Self.list(chain.flatMap(\.excluded).map(\.pattern) + invocation.excluded)
    case .rules:
      return RuleID.allCases.map { rule in "  \(rule.rawValue): \(settings.setting(of: rule).word)\n" }.joined()
    case .strict: return "\(settings.isStrict)"
    case .requireReason: return "\(settings.requiresReason)"
    case .failOn: return run.failOn.rawValue
    case .rxswift: return project.options.rxSwift?.text
    case .reactorkit: return project.options.reactorKit?.text
    case .fallbacks: return Self.mapping(project.options.fallbacks.mapValues(Self.quoted))
    case .sinks: return Self.list(project.options.vocabulary.sinks.sorted(by: utf8Order))
    case .sources: return Self.mapping(project.options.vocabulary.sources.mapValues(Self.effect))
    case .operators: return Self.mapping(project.options.vocabulary.operators.mapValues(Self.effect))
    case .schedulers:
      return Self.mapping(project.options.vocabulary.schedulers.mapValues { $0 ? "main" : "background" })
    case .fixStyle: return project.options.fixStyle.rawValue
    case .reporters:
      let targets = run.reporters.isEmpty ? [ReporterTarget(name: .text)] : run.reporters
      return Self.list(targets.map { $0.name.rawValue + ($0.file.map { "=\($0)" } ?? "") })
    case .baseline: return run.baseline.map(Self.quoted)
    }
  }

  private static func list(_ words: [String]) -> String {
    "[" + words.map(quoted).joined(separator: ", ") + "]"
  }

  private static func mapping(_ pairs: [String: String]) -> String {
    if pairs.isEmpty { return "{}" }
    return pairs.sorted { utf8Order($0.key, $1.key) }.map { "  \(quoted($0.key)): \($0.value)\n" }.joined()
  }

  private static func effect(_ effect: Vocabulary.Effect) -> String {
    let members = [("delivery", effect.delivery), ("failure", effect.failure), ("sharing", effect.sharing)]
    return "{ " + members.compactMap { name, value in value.map { "\(name): \($0)" } }.joined(separator: ", ") + " }"
  }

  /// JSON's quoting is YAML's.
  private static func quoted(_ text: String) -> String { JSONValue.string(text).text() }
}
