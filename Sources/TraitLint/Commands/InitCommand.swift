/// `init`: writes a commented configuration to start from.
struct InitCommand {
  let surroundings: Surroundings
  let console: Console
  let invocation: Invocation

  func run() throws(UsageError) -> ExitStatus {
    guard invocation.operands.count <= 1 else { throw UsageError(message: "'traitlint init' takes one folder") }
    let folder = invocation.operands.first ?? "."
    guard System.kind(of: surroundings.absolute(folder)) == .folder else {
      throw UsageError(message: "'traitlint init' takes a folder; '\(folder)' is none")
    }
    let path = FilePath.join(FilePath.tidy(folder), ConfigurationFile.name)
    guard System.kind(of: surroundings.absolute(path)) == .missing else {
      throw UsageError(message: "\(path) is there already and is left as it is")
    }
    if let failure = AtomicFile.write(Array(StarterConfiguration.text.utf8), to: surroundings.absolute(path)) {
      console.fail("\(path) cannot be written: \(failure)")
      return .incomplete
    }
    console.say("wrote \(path); 'traitlint config' shows what results")
    return .clean
  }
}

/// A configuration that says nothing but shows all that could be said.
enum StarterConfiguration {
  static var text: String {
    var text = "# Configuration of traitlint. Every key is optional; what is commented out shows an example.\n"
    for key in ConfigurationKey.allCases {
      text += "\n# \(key.summary)\n"
      text += example(of: key).split(separator: "\n").map { "# \($0)\n" }.joined()
    }
    return text
  }

  /// A value that one could have; each is read by a test.
  static func example(of key: ConfigurationKey) -> String {
    switch key {
    case .root: "root: true"
    case .included: "included: [Sources, App]"
    case .excluded: "excluded: [Generated, \"**/*.generated.swift\"]"
    case .rules: "rules:\n  main_thread: error  # warning, error, on or off\n  relay_error: on\n  prefer_driver: on"
    case .strict: "strict: false"
    case .requireReason: "require_reason: true"
    case .failOn: "fail_on: warning  # error, never"
    case .rxswift: "rxswift: 6.5"
    case .reactorkit: "reactorkit: 3.2"
    case .fallbacks: "fallbacks:\n  \"[Item]\": \"[]\"\n  Profile: .empty"
    case .sinks: "sinks: [badge, avatar]"
    case .sources: "sources:\n  cachedItems: { delivery: main, failure: never, sharing: shared }"
    case .operators: "operators:\n  ignoringErrors: { failure: never }"
    case .schedulers: "schedulers:\n  Schedulers.ui: main  # or background"
    case .fixStyle: "fix_style: driver  # operators"
    case .reporters: "reporters: [text, sarif=traitlint.sarif]"
    case .baseline: "baseline: .traitlint-baseline"
    }
  }
}
