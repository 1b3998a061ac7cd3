import TraitRules

/// What a command line asks for, with every word understood.
struct Invocation {
  var command = CommandName.lint
  var operands: [String] = []
  /// What `help` is about.
  var helpTopic = CommandName.lint
  var isVerbose = false

  var only: Set<RuleID>?
  var disabled: Set<RuleID> = []
  var isStrict = false
  var failOn: FailingLevel?
  var requiresReason = false

  var configurationFile: String?
  var ignoresConfiguration = false
  var root: String?
  var excluded: [String] = []
  var rxSwift: RxVersion?
  var standardInputName: String?

  var isStaged = false
  var diffBase: String?
  var baseline: String?
  var baselineToWrite: String?
  var prunesBaseline = false

  var fixing: Fixing?
  var appliesUnsafeFixes = false
  var fixStyle: FixStyle?
  var allowsDirty = false
  var replays = true

  var reporters: [ReporterTarget] = []
  var isQuiet = false
  var showsStatistics = false
  var showsTimings = false
  var color = ColorChoice.auto
  var threads: Int?

  /// What happens to fixes beyond being reported.
  enum Fixing { case write, diff }

  init(_ arguments: [String]) throws(UsageError) {
    let parsed = try ParsedArguments(arguments)
    operands = parsed.operands
    if let first = operands.first, let named = CommandName(rawValue: first) {
      command = named
      operands.removeFirst()
    }
    // What a script makes of a variable that is not set. It must not lint the folder it happens to run in.
    if operands.contains("") { throw UsageError(message: "one of the paths is empty") }
    try readHelp(parsed)
    if parsed.has(.version) { command = .version }
    isVerbose = parsed.has(.verbose)
    if isVerbose, command != .version, command != .help {
      throw UsageError(message: "--verbose says more of --version; add that")
    }
    try readRules(parsed)
    try readInputs(parsed)
    try readChanges(parsed)
    try readFixes(parsed)
    try readOutput(parsed)
  }

  /// `--help` is about the command that it follows, `help COMMAND` about the one that it names.
  private mutating func readHelp(_ parsed: ParsedArguments) throws(UsageError) {
    if command == .help, let word = operands.first {
      let names = CommandName.allCases.map(\.rawValue)
      guard let named = CommandName(rawValue: word), operands.count == 1 else {
        let hint = Suggestion.hint(for: word, among: names)
        throw UsageError(message: "'traitlint help' takes one of \(Choices.list(names))\(hint)")
      }
      helpTopic = named
    } else if parsed.has(.help) {
      helpTopic = command
      command = .help
    }
  }

  private mutating func readRules(_ parsed: ParsedArguments) throws(UsageError) {
    let wanted = try Self.rules(parsed, .only)
    only = wanted.isEmpty ? nil : wanted
    disabled = try Self.rules(parsed, .disable)
    isStrict = parsed.has(.strict)
    requiresReason = parsed.has(.requireReason)
    failOn = try Self.choice(parsed, .failOn)
  }

  private mutating func readInputs(_ parsed: ParsedArguments) throws(UsageError) {
    configurationFile = parsed.value(of: .config)
    ignoresConfiguration = parsed.has(.noConfig)
    try Self.exclude(.config, .noConfig, in: parsed)
    root = parsed.value(of: .root)
    excluded = parsed.values(of: .exclude)
    standardInputName = parsed.value(of: .stdinFilename)
    if standardInputName != nil, !operands.contains("-") {
      throw UsageError(message: "--stdin-filename names what '-' reads; add '-' to the paths")
    }
    if let text = parsed.value(of: .rxswift) {
      guard let version = RxVersion(text: text) else {
        throw UsageError(message: "--rxswift takes \(Option.rxswift.expectation), not '\(text)'")
      }
      rxSwift = version
    }
  }

  private mutating func readChanges(_ parsed: ParsedArguments) throws(UsageError) {
    isStaged = parsed.has(.staged)
    diffBase = parsed.value(of: .diffBase)
    try Self.exclude(.staged, .diffBase, in: parsed)
    baseline = parsed.value(of: .baseline)
    baselineToWrite = parsed.value(of: .writeBaseline)
    prunesBaseline = parsed.has(.pruneBaseline)
    try Self.exclude(.writeBaseline, .baseline, in: parsed)
    try Self.exclude(.writeBaseline, .pruneBaseline, in: parsed)
    // A baseline of a part would look like a baseline of the whole.
    for narrowing in [Option.staged, .diffBase] {
      try Self.exclude(.writeBaseline, narrowing, in: parsed)
      try Self.exclude(.pruneBaseline, narrowing, in: parsed)
    }
  }

  private mutating func readFixes(_ parsed: ParsedArguments) throws(UsageError) {
    try Self.exclude(.fix, .diff, in: parsed)
    try Self.exclude(.fix, .staged, in: parsed)
    if parsed.has(.fix) { fixing = .write }
    if parsed.has(.diff) { fixing = .diff }
    appliesUnsafeFixes = parsed.has(.unsafeFixes)
    if appliesUnsafeFixes, fixing == nil {
      throw UsageError(message: "--unsafe-fixes widens --fix or --diff; add one of them")
    }
    if fixing == .write, operands.contains("-") {
      throw UsageError(message: "--fix writes files and cannot write standard input; --diff prints the fixes")
    }
    fixStyle = try Self.choice(parsed, .fixStyle)
    allowsDirty = parsed.has(.allowDirty)
    replays = !parsed.has(.noReplay)
  }

  private mutating func readOutput(_ parsed: ParsedArguments) throws(UsageError) {
    for text in parsed.values(of: .reporter) {
      reporters.append(try ReporterTarget(text))
    }
    try ReporterTarget.check(reporters)
    isQuiet = parsed.has(.quiet)
    showsStatistics = parsed.has(.statistics)
    showsTimings = parsed.has(.timings)
    color = try Self.choice(parsed, .color) ?? .auto
    try Self.exclude(.threads, .jobs, in: parsed)
    for option in [Option.threads, .jobs] {
      guard let text = parsed.value(of: option) else { continue }
      guard let count = Int(text), (1...1024).contains(count) else {
        throw UsageError(message: "\(option.flag) takes \(option.expectation), not '\(text)'")
      }
      threads = count
    }
  }

  private static func rules(_ parsed: ParsedArguments, _ option: Option) throws(UsageError) -> Set<RuleID> {
    var rules: Set<RuleID> = []
    for list in parsed.values(of: option) {
      for name in list.split(separator: ",", omittingEmptySubsequences: false) {
        guard let rule = RuleID(rawValue: String(name)) else {
          let hint = Suggestion.nearest(to: String(name), among: Choices.rules).map { "; did you mean '\($0)'?" }
          throw UsageError(
            message: "\(option.flag): there is no rule '\(name)'" + (hint ?? "; 'traitlint rules' lists them"))
        }
        rules.insert(rule)
      }
    }
    return rules
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ parsed: ParsedArguments, _ option: Option
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let text = parsed.value(of: option) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let hint = Suggestion.hint(for: text, among: Choice.allCases.map(\.rawValue))
      throw UsageError(message: "\(option.flag) takes \(option.expectation), not '\(text)'\(hint)")
    }
    return choice
  }

  private static func exclude(_ one: Option, _ other: Option, in parsed: ParsedArguments) throws(UsageError) {
    if parsed.has(one), parsed.has(other) {
      throw UsageError(message: "\(one.flag) and \(other.flag) exclude each other")
    }
  }
}

/// What the first word of a command line may be, besides a path.
enum CommandName: String, CaseIterable, Sendable {
  case lint, explain, rules, config, `init`, dump, lsp, completions, help, version
}
