import TraitRules

/// Turns the text of a `.traitlint.yml` into a `ConfigurationFile`, or says what is wrong with it and where.
struct ConfigurationReader {
  private let path: String
  private var file: ConfigurationFile

  static func read(_ bytes: [UInt8], path: String, folder: String) throws(ConfigurationError) -> ConfigurationFile {
    let root: YAMLNode
    do {
      root = try YAMLReader.read(bytes)
    } catch {
      throw ConfigurationError(path: path, place: error.place, message: error.message)
    }
    var reader = ConfigurationReader(path: path, folder: folder)
    try reader.read(root)
    return reader.file
  }

  private init(path: String, folder: String) {
    self.path = path
    file = ConfigurationFile(path: path, folder: folder)
  }

  private func error(_ message: String, at place: TextPlace) -> ConfigurationError {
    ConfigurationError(path: path, place: place, message: message)
  }

  private mutating func read(_ root: YAMLNode) throws(ConfigurationError) {
    if root.value == .null { return }
    guard case .mapping(let entries) = root.value else {
      throw error("a configuration is made of 'key: value' lines", at: root.place)
    }
    for entry in entries {
      guard let key = ConfigurationKey(rawValue: entry.key) else {
        let names = ConfigurationKey.allCases.map(\.rawValue)
        let isRule = Choices.rules.contains(entry.key)
        let hint = isRule ? "; rules stand under 'rules:'" : Suggestion.hint(for: entry.key, among: names)
        let list = hint.isEmpty ? "; there are \(names.joined(separator: ", "))" : hint
        throw error("there is no key '\(entry.key)'\(list)", at: entry.place)
      }
      try check(entry.value, key.shape, of: entry.key)
      file.places[key] = entry.place
      try take(entry.value, for: key)
    }
  }

  // MARK: Shapes

  /// That a value has the shape its key asks for. After it, the value can be taken apart without looking back.
  private func check(_ node: YAMLNode, _ shape: ConfigurationKey.Shape, of name: String) throws(ConfigurationError) {
    switch shape {
    case .boolean:
      guard node.value == .scalar("true", isQuoted: false) || node.value == .scalar("false", isQuoted: false) else {
        throw wrong(node, name, takes: "true or false")
      }
    case .text, .reporter:
      guard let text = node.text, !text.isEmpty else { throw wrong(node, name, takes: "text") }
    case .choice(let words):
      guard let text = node.text, words.contains(text) else {
        let hint = node.text.map { Suggestion.hint(for: $0, among: words) } ?? ""
        throw wrong(node, name, takes: "one of \(Choices.list(words))", hint: hint)
      }
    case .version:
      guard let text = node.text, RxVersion(text: text) != nil else {
        throw wrong(node, name, takes: "a version such as 6 or 6.5")
      }
    case .list(let element):
      guard case .sequence(let elements) = node.value else { throw wrong(node, name, takes: "a list") }
      for value in elements { try check(value, element, of: "an element of '\(name)'") }
    case .mapping(let keys, let value):
      for entry in try mapping(node, name) {
        if let keys { try check(entry, isAmong: keys, in: name) }
        try check(entry.value, value, of: entry.key)
      }
    case .record(let members):
      for entry in try mapping(node, name) {
        try check(entry, isAmong: members.map(\.key), in: name)
        for member in members where member.key == entry.key { try check(entry.value, member.shape, of: entry.key) }
      }
    }
  }

  private func mapping(_ node: YAMLNode, _ name: String) throws(ConfigurationError) -> [YAMLNode.Entry] {
    guard case .mapping(let entries) = node.value else { throw wrong(node, name, takes: "'key: value' lines") }
    return entries
  }

  private func check(
    _ entry: YAMLNode.Entry, isAmong keys: [String], in name: String
  ) throws(ConfigurationError) {
    if keys.contains(entry.key) { return }
    let hint = Suggestion.hint(for: entry.key, among: keys)
    let list = hint.isEmpty ? "; there are \(keys.joined(separator: ", "))" : hint
    throw error("'\(name)' has no '\(entry.key)'\(list)", at: entry.place)
  }

  private func wrong(_ node: YAMLNode, _ name: String, takes: String, hint: String = "") -> ConfigurationError {
    let subject = name.contains("'") ? name : "'\(name)'"
    let found =
      switch node.value {
      case .null: "nothing"
      case .scalar(let text, let isQuoted): isQuoted ? "the text \"\(text)\"" : "'\(text)'"
      case .sequence: "a list"
      case .mapping: "'key: value' lines"
      }
    return error("\(subject) takes \(takes), not \(found)\(hint)", at: node.place)
  }

  // MARK: Values

  private mutating func take(_ node: YAMLNode, for key: ConfigurationKey) throws(ConfigurationError) {
    let text = node.text ?? ""
    switch key {
    case .root: file.isRoot = text == "true"
    // An empty list is taken as no list: linting nothing is never what is meant.
    case .included: file.included = node.elements.isEmpty ? nil : globs(node)
    case .excluded: file.excluded = globs(node)
    case .rules:
      for (name, value) in pairs(node) {
        if let rule = RuleID(rawValue: name) { file.rules[rule] = RuleSetting(value.text ?? "") }
      }
    case .strict: file.isStrict = text == "true"
    case .requireReason: file.requiresReason = text == "true"
    case .failOn: file.failOn = FailingLevel(rawValue: text)
    case .rxswift: file.rxSwift = RxVersion(text: text)
    case .reactorkit: file.reactorKit = RxVersion(text: text)
    case .fallbacks: for (type, value) in pairs(node) { file.fallbacks[type] = value.text }
    case .sinks: file.vocabulary.sinks = Set(node.elements.compactMap(\.text))
    case .sources: for (name, value) in pairs(node) { file.vocabulary.sources[name] = effect(value) }
    case .operators: for (name, value) in pairs(node) { file.vocabulary.operators[name] = effect(value) }
    case .schedulers: for (name, value) in pairs(node) { file.vocabulary.schedulers[name] = value.text == "main" }
    case .fixStyle: file.fixStyle = FixStyle(rawValue: text)
    case .reporters: file.reporters = try reporters(node)
    case .baseline: file.baseline = FilePath.absolute(text, from: file.folder)
    }
  }

  private func pairs(_ node: YAMLNode) -> [(String, YAMLNode)] {
    guard case .mapping(let entries) = node.value else { return [] }
    return entries.map { ($0.key, $0.value) }
  }

  private func globs(_ node: YAMLNode) -> [Glob] {
    node.elements.compactMap(\.text).map { Glob($0, in: file.folder) }
  }

  private func effect(_ node: YAMLNode) -> Vocabulary.Effect {
    Vocabulary.Effect(
      delivery: node[key: "delivery"]?.text, failure: node[key: "failure"]?.text, sharing: node[key: "sharing"]?.text)
  }

  private func reporters(_ node: YAMLNode) throws(ConfigurationError) -> [ReporterTarget] {
    var targets: [ReporterTarget] = []
    for element in node.elements {
      do {
        var target = try ReporterTarget(element.text ?? "")
        target.file = target.file.map { FilePath.absolute($0, from: file.folder) }
        targets.append(target)
        try ReporterTarget.check(targets)
      } catch {
        throw self.error(error.message, at: element.place)
      }
    }
    return targets
  }
}
