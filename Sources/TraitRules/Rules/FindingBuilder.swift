/// Turns places and facts into findings: locations, traces, the chain's own words.
struct FindingBuilder {
  let evaluator: Evaluator
  private var project: Project { evaluator.project }

  func finding(
    _ rule: RuleID, _ severity: Severity, _ certainty: Certainty, at binding: Binding, _ message: String,
    related: [RelatedLocation] = [], suggestion: String? = nil
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, certainty: certainty, location: wordLocation(binding), message: message,
      related: related, trace: trace(binding), suggestion: suggestion, sink: binding.sinkText,
      declaration: declaration(binding.call),
      chain: project.words(binding.receiver) + "." + binding.word + " → " + binding.sinkText)
  }

  /// The word `bind` of the sink's call.
  func wordLocation(_ binding: Binding) -> Location {
    tokenLocation(binding.callee.file, project.node(binding.callee).token)
  }

  func location(_ place: Place) -> Location {
    var place = place
    // The name that is called says more than the whole call.
    while project.kind(place) == .callExpr, project.node(place).firstChild != 0 {
      let callee = Place(file: place.file, node: project.node(place).firstChild)
      guard project.kind(callee) != .closureExpr else { return rangeLocation(place) }
      place = callee
    }
    let node = project.node(place)
    switch node.kind {
    case .memberExpr, .identifierExpr, .implicitMemberExpr: return tokenLocation(place.file, node.token)
    case .patternBinding, .funcDecl, .initDecl: return tokenLocation(place.file, node.token)
    default: return rangeLocation(place)
    }
  }

  private func tokenLocation(_ file: Int32, _ token: UInt32) -> Location {
    let tokens = project.files[Int(file)].tree.tokens
    return location(file, Int(tokens[Int(token)].start)..<Int(tokens[Int(token)].end))
  }

  private func rangeLocation(_ place: Place) -> Location {
    location(place.file, project.tree(place).range(place.node))
  }

  func location(_ file: Int32, _ range: Range<Int>) -> Location {
    let lines = project.files[Int(file)].lines
    let start = lines.position(of: range.lowerBound)
    let end = lines.position(of: range.upperBound)
    return Location(
      path: project.files[Int(file)].path, start: range.lowerBound, end: range.upperBound, line: start.line,
      column: start.column, endLine: end.line, endColumn: end.column)
  }

  func related(_ cause: Cause?, _ message: String? = nil) -> [RelatedLocation] {
    guard let cause, cause.place.file >= 0, cause.place.node > 0 else { return [] }
    return [RelatedLocation(location: location(cause.place), message: message ?? cause.reason)]
  }

  // MARK: - Trace

  func trace(_ binding: Binding) -> [TraceStep] {
    var nodes: [TraceNode] = []
    var current = binding.sequence.trace
    while let node = current, nodes.count < 64 {
      nodes.append(node)
      current = node.previous
    }
    return nodes.reversed().compactMap { node in
      guard node.place.file >= 0, node.place.node > 0 else { return nil }
      return step(node)
    }
  }

  private func step(_ node: TraceNode) -> TraceStep {
    var sources = Facts()
    sources.relays = node.relays
    sources.subjects = node.subjects
    let written = evaluator.resolved(sources)
    let canFail = node.canFail || written.canFail != nil
    let mayFail = node.mayFail || written.unknownFailure != nil
    let sharing = node.repeats ? "repeated" : node.mayRepeat ? "unknown" : node.isShared ? "shared" : "harmless"
    return TraceStep(
      location: location(node.place), text: stepText(node.place),
      delivery: node.threads.union(written.threads).word,
      failure: canFail ? "possible" : mayFail ? "unknown" : "never", sharing: sharing, notes: node.notes)
  }

  /// A step in the chain's own words, its closures shortened.
  func stepText(_ place: Place) -> String {
    var at = place
    if let parent = project.parent(place), project.kind(parent) == .callExpr, project.children(parent).first == place {
      at = parent
    }
    switch project.kind(at) {
    case .callExpr:
      guard let callee = project.children(at).first else { return "" }
      let name = project.kind(callee) == .memberExpr ? "." + project.name(callee) : project.text(callee).firstLine
      let tree = project.tree(at)
      var parenthesised: [String] = []
      var trailing = ""
      for argument in evaluator.arguments(of: at, nil) {
        guard let expression = project.children(argument.place).first else { continue }
        let isClosure = project.kind(expression) == .closureExpr
        if argument.isTrailing {
          trailing += " { … }"
        } else {
          let text = isClosure ? "{ … }" : project.words(expression)
          parenthesised.append(
            (argument.label.map { $0 + ": " } ?? "") + (text.count > 40 ? text.prefix(37) + "…" : text))
        }
      }
      _ = tree
      let list = parenthesised.isEmpty && !trailing.isEmpty ? "" : "(" + parenthesised.joined(separator: ", ") + ")"
      return name + list + trailing
    case .memberExpr:
      let text = project.words(at)
      return text.count > 60 ? "…." + project.name(at) : text
    default: return project.words(at).firstLine
    }
  }

  /// `SearchViewController.viewDidLoad()`.
  func declaration(_ place: Place) -> String {
    var names: [String] = []
    var current: Place? = place
    while let at = current {
      switch project.kind(at) {
      case .funcDecl: names.append(project.name(at) + "()")
      case .initDecl: names.append("init()")
      case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl, .extensionDecl: names.append(project.name(at))
      case .patternBinding where project.child(at, .accessorBlock) != nil: names.append(project.name(at))
      default: break
      }
      current = project.parent(at)
    }
    return names.reversed().joined(separator: ".")
  }
}

extension Threads {
  /// For traces: `main`, `off main`, `main or off main`, `subscriber`, `unknown`.
  var word: String {
    if contains(.background) { return isDisjoint(with: [.main, .subscriber]) ? "off main" : "main or off main" }
    if contains(.unknown) { return "unknown" }
    if contains(.main) { return "main" }
    return contains(.subscriber) ? "subscriber" : "unknown"
  }
}
