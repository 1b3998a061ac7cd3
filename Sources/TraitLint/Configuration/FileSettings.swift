import TraitRules

/// What holds for one file, the command line included.
struct FileSettings: Hashable, Sendable {
  /// Only rules of which something was said.
  private var rules: [RuleID: RuleSetting] = [:]
  /// Kept, because it is asked for with every file.
  private(set) var enabledRules: Set<RuleID>
  var isStrict = false
  var requiresReason = false

  init() { enabledRules = Self.enabled(by: [:]) }

  init(_ chain: [ConfigurationFile], _ invocation: Invocation) {
    self.init()
    for file in chain {
      rules.merge(file.rules) { _, inner in inner }
      isStrict = file.isStrict ?? isStrict
      requiresReason = file.requiresReason ?? requiresReason
    }
    isStrict = isStrict || invocation.isStrict
    requiresReason = requiresReason || invocation.requiresReason
    if let only = invocation.only {
      for rule in RuleID.allCases {
        let isOff = setting(of: rule) == .off
        if !only.contains(rule) { rules[rule] = .off } else if isOff { rules[rule] = .on }
      }
    }
    for rule in invocation.disabled { rules[rule] = .off }
    enabledRules = Self.enabled(by: rules)
  }

  func setting(of rule: RuleID) -> RuleSetting { Self.setting(of: rule, by: rules) }

  private static func setting(of rule: RuleID, by rules: [RuleID: RuleSetting]) -> RuleSetting {
    rules[rule] ?? (rule.documentation.isOnByDefault ? .on : .off)
  }

  private static func enabled(by rules: [RuleID: RuleSetting]) -> Set<RuleID> {
    Set(RuleID.allCases.filter { setting(of: $0, by: rules) != .off })
  }

  /// A finding as these settings want it reported; nil if they do not want it.
  func applied(to finding: Finding) -> Finding? {
    if finding.certainty == .unproven, !isStrict { return nil }
    switch setting(of: finding.rule) {
    case .off: return nil
    case .on: return finding
    case .severity(let severity):
      var finding = finding
      finding.severity = severity
      return finding
    }
  }
}

/// What holds for the files of a run, by the folders that they lie in.
struct FolderSettings: Sendable {
  private var usual = FileSettings()
  /// Of folders, as shown, where it is not the usual.
  private var others: [String: FileSettings] = [:]

  init() {}

  init(of inputs: Inputs, _ tree: ConfigurationTree, _ invocation: Invocation) throws(ConfigurationError) {
    // Each file's chain of configurations ends with another.
    var known: [String?: FileSettings] = [:]
    var lastFolder: String?
    for file in inputs.files where file.isLinted {
      let folder = FilePath.folder(of: file.path)
      if folder == lastFolder { continue }
      let chain = try tree.chain(for: inputs.places[folder])
      let settings = known[chain.last?.path] ?? FileSettings(chain, invocation)
      known[chain.last?.path] = settings
      // Few runs have more than one configuration: then no path is looked up.
      if lastFolder == nil { usual = settings } else if settings != usual { others[folder] = settings }
      lastFolder = folder
    }
  }

  /// Of a file by its path as shown.
  subscript(path: String) -> FileSettings {
    others.isEmpty ? usual : others[FilePath.folder(of: path)] ?? usual
  }
}
