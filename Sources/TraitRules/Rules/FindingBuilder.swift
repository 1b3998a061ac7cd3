/// Turns places and facts into findings: locations, traces, the chain's own words.
struct FindingBuilder {
  let analysis: Analysis
  private var project: Project { analysis.project }
  private var words: ReasonWords { ReasonWords(analysis: analysis) }

  func finding(
    _ rule: RuleID, _ severity: Severity, _ certainty: Certainty, at binding: Binding, _ message: String,
    related: [RelatedLocation] = [], suggestion: String? = nil
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, certainty: certainty, location: wordLocation(binding), message: message,
      related: related, trace: trace(binding), suggestion: suggestion, sink: binding.sinkText,
      declaration: declaration(binding.call),
      chain: project.words(binding.receiver) + "." + project.text(binding.word) + " → " + binding.sinkText)
  }

  /// The word `bind` of the sink's call.
  func wordLocation(_ binding: Binding) -> Location { wordLocation(binding.callee) }

  /// The name of what is called.
  func wordLocation(_ callee: Place) -> Location { tokenLocation(callee.file, project.node(callee).token) }

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

  func related(_ cause: CauseID) -> [RelatedLocation] { related(cause.place, words.text(cause)) }

  func related(_ end: StreamEnd) -> [RelatedLocation] {
    // What ends a subject stands elsewhere than the step that makes an end of it.
    related(end.place, words.text(end)) + (end.failure.endsSubject ? related(end.failure.cause) : [])
  }

  private func related(_ place: Place, _ message: String) -> [RelatedLocation] {
    guard place.file >= 0, place.node > 0 else { return [] }
    return [RelatedLocation(location: location(place), message: message)]
  }

  // MARK: - Trace

  func trace(_ binding: Binding) -> [TraceStep] {
    TraceBuilder(analysis: analysis).steps(of: binding.chain).map { step in
      TraceStep(
        location: location(step.place), text: stepText(step.place), delivery: step.facts.delivery.threads.word,
        failure: step.facts.failure.word, sharing: step.facts.sharing.word, notes: step.notes)
    }
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
      var parenthesised: [String] = []
      var trailing = ""
      for argument in analysis.lowering.arguments(of: at, .none) {
        let expression = argument.expression
        let isClosure = project.kind(expression) == .closureExpr
        if argument.isTrailing {
          trailing += " { … }"
        } else {
          let text = isClosure ? "{ … }" : project.words(expression)
          parenthesised.append(
            (argument.label.isNone ? "" : project.text(argument.label) + ": ")
              + (text.count > 40 ? text.prefix(37) + "…" : text))
        }
      }
      let list = parenthesised.isEmpty && !trailing.isEmpty ? "" : "(" + parenthesised.joined(separator: ", ") + ")"
      return name + list + trailing
    case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl: return project.name(at)
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

extension Failure {
  /// For traces.
  var word: String { canFail ? "possible" : unknown.isNone ? "never" : "unknown" }
}

extension Sharing {
  /// For traces.
  var word: String { repeats ? "repeated" : !unknown.isNone ? "unknown" : isShared ? "shared" : "harmless" }
}
