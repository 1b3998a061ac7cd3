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
    let kind = System.kind(of: absolute)
    if kind == .missing { throw UsageError(message: "'traitlint config' takes a path; there is no '\(path)'") }
    let folder = kind == .folder ? absolute : FilePath.folder(of: absolute)
    let tree = LintedProject.configuration(invocation, surroundings)
    let chain = try tree.chain(for: folder)
    let run = RunSettings(
      chain: chain, all: chain, invocation, workingDirectory: surroundings.workingDirectory)
    console.output(EffectiveConfiguration(chain: chain, run: run, invocation: invocation).text)
    if kind == .file, let exclusion = try tree.exclusion(of: absolute, in: folder) {
      let reason = exclusion.pattern.map { "excluded by '\($0)'" } ?? "not among what is included"
      console.output("# \(path) is not linted: \(reason) (\(exclusion.file.path))\n")
    }
    return .clean
  }
}

/// The configuration that results for a path, written as a configuration file whose comments say where each value
/// comes from.
struct EffectiveConfiguration {
  let chain: [ConfigurationFile]
  let run: RunSettings
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
    // Lists and mappings add up; of anything else the innermost counts.
    let counting = isSum(key) ? files : [files[files.count - 1]]
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
    case .included: return Self.list(chain.flatMap { $0.included ?? [] }.map(\.pattern))
    case .excluded: return Self.list(chain.flatMap(\.excluded).map(\.pattern) + invocation.excluded)
    case .rules:
      return RuleID.allCases.map { rule in "  \(rule.rawValue): \(settings.setting(of: rule).word)\n" }.joined()
    case .strict: return "\(settings.isStrict)"
    case .requireReason: return "\(settings.requiresReason)"
    case .failOn: return run.failOn.rawValue
    case .rxswift: return run.options.rxSwift?.text
    case .reactorkit: return run.options.reactorKit?.text
    case .fallbacks: return Self.mapping(run.options.fallbacks.mapValues(Self.quoted))
    case .sinks: return Self.list(run.options.vocabulary.sinks.sorted(by: utf8Order))
    case .sources: return Self.mapping(run.options.vocabulary.sources.mapValues(Self.effect))
    case .operators: return Self.mapping(run.options.vocabulary.operators.mapValues(Self.effect))
    case .schedulers: return Self.mapping(run.options.vocabulary.schedulers.mapValues { $0 ? "main" : "background" })
    case .fixStyle: return run.options.fixStyle.rawValue
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
