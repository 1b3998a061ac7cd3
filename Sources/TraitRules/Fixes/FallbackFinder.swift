/// Finds the value that a stream falls back to, where the source leaves no doubt about it: by the element's declared
/// type, or by what the elements feed.
struct FallbackFinder {
  let context: FixContext
  var project: Project { context.project }
  var analysis: Analysis { context.analysis }
  var lowering: Lowering { context.analysis.lowering }

  /// What elements fall back to.
  struct Found {
    /// `nil` where nothing says it, or where it means something only where the author wrote it.
    var fallback: Fallback?
    /// Whether the author wrote a catch further down in the same expression.
    var isWritten: Bool
    /// Whether what others bring is joined with a value that a type alone suggests.
    var isJoined = false
    /// Whether elements become states, of which one has to come.
    var isState = false

    func note(in draft: inout FixDraft) {
      if isJoined, case .value(let value)? = fallback {
        draft.doubt("after an error, others would be joined with `\(value)`, which the type alone suggests")
      }
      if isState, fallback == .nothing { draft.doubt("after an error, the state before it would stay") }
    }
  }

  /// What the elements of `expression` fall back to: what the author wrote further down, else what their type says where
  /// that shows as nothing to all who take it.
  ///
  /// - Parameter type: the elements' type, where the expression does not say it.
  func find(at expression: Place, type: String? = nil) -> Found {
    switch written(below: expression, depth: 0) {
    case .found(let fallback): Found(fallback: fallback, isWritten: true)
    case .bound: Found(isWritten: true)
    case .none: suggested(at: expression, orOf: type)
    }
  }

  private func suggested(at expression: Place, orOf type: String?) -> Found {
    var found = suggested(at: expression, type: context.elements.type(of: expression) ?? type)
    found.isState = found.fallback == .nothing && becomesState(expression)
    return found
  }

  private func suggested(at expression: Place, type: String?) -> Found {
    let nothing = Found(fallback: .nothing, isWritten: false)
    if wouldClaimAnEvent(at: expression, type: type) || isToldOfErrors(above: expression) { return nothing }
    // What the project says errors become is no guess.
    if let configured = type.flatMap(configuredValue) { return Found(fallback: .value(configured), isWritten: false) }
    // What is shown already, a made-up value would take away.
    if hasShownMore(expression) { return nothing }
    guard let value = type.flatMap(value(ofType:)) ?? consumed(expression, type: type, depth: 0) else {
      // No value is one of every type.
      return type.map { isGenericParameter($0, at: expression) } ?? false ? nothing : Found(isWritten: false)
    }
    switch showing(value, below: expression) {
    case .nothing: return Found(fallback: .value(value), isWritten: false)
    case .joined: return Found(fallback: .value(value), isWritten: false, isJoined: true)
    case .told, .something: return nothing
    }
  }

  /// Whether a sequence that fails has sent elements before, as a listener does and a request does not.
  private func hasShownMore(_ expression: Place) -> Bool {
    guard case .sequence(let chain) = lowering.value(of: expression) else { return false }
    let facts = analysis.fold.facts(of: chain)
    // What fails inside is caught there.
    return facts.lifetime.lasting == .lasting && facts.failure.inner?.kind != .flattened
  }

  private func isGenericParameter(_ type: String, at place: Place) -> Bool {
    var current = project.parent(place)
    while let at = current {
      if let parameters = project.child(at, .genericParameters),
        project.children(parameters).contains(where: { project.name($0) == type })
      {
        return true
      }
      current = project.parent(at)
    }
    return false
  }

  /// A catch that stands further down.
  private enum Written {
    case none
    case found(Fallback)
    /// Its value means something only where it stands.
    case bound
  }

  private func written(below expression: Place, depth: Int) -> Written {
    guard depth < 16, let parent = project.parent(expression) else { return .none }
    switch project.kind(parent) {
    case .sequenceExpr, .ternaryOperator, .returnStmt, .codeBlock, .ifExpr, .guardStmt, .switchCase, .switchExpr,
      .tryExpr, .optionalChain:
      return written(below: parent, depth: depth + 1)
    case .closureExpr: return flattened(by: parent).map { written(below: $0, depth: depth + 1) } ?? .none
    case .initializerClause: return project.parent(parent).map { written(belowUsesOf: $0, depth: depth) } ?? .none
    case .memberExpr:
      guard let call = project.parent(parent), project.kind(call) == .callExpr, isPassing(call),
        context.bindings[call] == nil
      else { return .none }
      guard let row = analysis.link(call)?.row, let fallback = context.fallback(of: call, row) else {
        return written(below: call, depth: depth + 1)
      }
      if fallback == .nothing || isPortable(call) { return .found(fallback) }
      return .bound
    default: return .none
    }
  }

  /// The catch that all have who read a name.
  private func written(belowUsesOf binding: Place, depth: Int) -> Written {
    guard project.kind(binding) == .patternBinding,
      project.first(binding).map({ project.kind($0) }) == .identifierPattern
    else { return .none }
    var common: Fallback?
    for use in context.uses(of: binding).reads {
      switch written(below: use, depth: depth + 1) {
      case .found(let fallback) where common == nil || common == fallback: common = fallback
      case .bound: return .bound
      default: return .none
      }
    }
    return common.map { .found($0) } ?? .none
  }

  /// The call of a flattening operator whose closure this is: what the closure returns comes out of it.
  func flattened(by closure: Place) -> Place? {
    guard let argument = project.parent(closure), project.kind(argument) == .argument,
      let call = project.parent(argument), let row = analysis.link(call)?.row
    else { return nil }
    if row.isFlattening { return call }
    // `map { request($0) }.switchLatest()` is `flatMapLatest` in two steps.
    guard row.elements == .made, let next = project.parent(call), project.kind(next) == .memberExpr,
      let flattening = project.parent(next), analysis.link(flattening)?.row?.isFlattening ?? false
    else { return nil }
    return flattening
  }

  /// Whether an operator passes its elements on as they are.
  func isPassing(_ call: Place) -> Bool { analysis.link(call)?.row?.passesElements ?? false }

  private func configuredValue(ofType written: String) -> String? {
    analysis.options.fallbacks[written] ?? analysis.options.fallbacks[written.filter { !$0.isWhitespace }]
  }

  /// `[]` for `[String]`.
  func value(ofType written: String) -> String? {
    if let configured = configuredValue(ofType: written) { return configured }
    var type = written.filter { !$0.isWhitespace }
    if type.hasPrefix("Swift.") { type.removeFirst(6) }
    if type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<") { return "nil" }
    if type.hasPrefix("["), type.hasSuffix("]") { return Self.isDictionary(type) ? "[:]" : "[]" }
    if type.hasPrefix("Array<") || type.hasPrefix("Set<") { return "[]" }
    if type.hasPrefix("Dictionary<") { return "[:]" }
    switch type {
    case "String", "Substring": return "\"\""
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
      "CGFloat", "TimeInterval":
      return "0"
    case "Bool": return "false"
    default: return nil
    }
  }

  private static func isDictionary(_ type: String) -> Bool {
    var depth = 0
    for character in type.dropFirst().dropLast() {
      switch character {
      case "[", "(", "<": depth += 1
      case "]", ")", ">": depth -= 1
      case ":" where depth == 0: return true
      default: break
      }
    }
    return false
  }

  // MARK: - What the elements feed

  /// Follows elements that are passed on as they are to what takes them.
  private func consumed(_ expression: Place, type: String?, depth: Int) -> String? {
    guard depth < 24, let parent = project.parent(expression) else { return nil }
    switch project.kind(parent) {
    case .memberExpr:
      guard let call = project.call(calling: parent) else { return nil }
      return consumed(by: call, type: type, depth: depth)
    case .optionalChain, .forceUnwrap, .sequenceExpr, .ternaryOperator, .returnStmt, .tryExpr:
      return consumed(parent, type: type, depth: depth + 1)
    case .tupleExpr:
      return project.children(parent).count == 1 ? consumed(parent, type: type, depth: depth + 1) : nil
    case .argument: return nil
    case .initializerClause:
      guard let binding = project.parent(parent), project.kind(binding) == .patternBinding else { return nil }
      return consumed(byUsesOf: binding, type: type, depth: depth)
    case .closureExpr:
      let declared = project.resultType(ofClosure: parent).flatMap { context.elements.argument(of: $0) }.flatMap(
        value(ofType:))
      return declared ?? flattened(by: parent).flatMap { consumed($0, type: type, depth: depth + 1) }
    case .codeBlock, .ifExpr, .guardStmt, .switchCase, .switchExpr, .doStmt:
      return consumed(parent, type: type, depth: depth + 1)
    case .funcDecl:
      guard let clause = project.child(parent, .returnClause), let declared = project.first(clause) else {
        return nil
      }
      return context.elements.argument(of: declared).flatMap(value(ofType:))
    default: return nil
    }
  }

  private func consumed(by call: Place, type: String?, depth: Int) -> String? {
    if let binding = context.bindings[call] { return value(for: binding, type: type) }
    guard isPassing(call) else { return nil }
    return consumed(call, type: type, depth: depth + 1)
  }

  /// Whether a catch's value means the same wherever it stands.
  func isPortable(_ call: Place) -> Bool {
    guard let value = lowering.arguments(of: call, .none).first?.expression else { return false }
    // `self`, a name of the function's or the object's own.
    let isBound = project.contains(value) { at in
      project.kind(at) == .selfExpr
        || project.kind(at) == .identifierExpr && project.name(at).first.map { !$0.isUppercase } ?? true
    }
    if isBound { return false }
    switch project.kind(value) {
    case .stringLiteral, .numberLiteral, .booleanLiteral, .nilLiteral, .arrayExpr, .dictionaryExpr, .implicitMemberExpr,
      .tupleExpr, .callExpr, .memberExpr, .closureExpr, .prefixExpr:
      return true
    default: return false
    }
  }

  private func consumed(byUsesOf binding: Place, type: String?, depth: Int) -> String? {
    if let declared = project.declaredType(of: binding) {
      return context.elements.argument(of: declared).flatMap(value(ofType:))
    }
    guard project.first(binding).map({ project.kind($0) }) == .identifierPattern else { return nil }
    for use in context.uses(of: binding).reads {
      if let value = consumed(use, type: type, depth: depth + 1) { return value }
    }
    return nil
  }

  // MARK: - Sinks

  private func value(for binding: Binding, type: String?) -> String? {
    guard case .observer(let observer) = binding.sink, let place = binding.sinkPlace,
      let expression = project.first(place)
    else { return nil }
    if observer.kind == .items { return itemsValue(expression) }
    var member = expression
    if project.kind(member) == .callExpr, let callee = project.first(member) { member = callee }
    guard let element = context.elements.reactive(member) else { return nil }
    if element.hasSuffix("?") {
      // The chain's own element may be optional or not: a value of the wrapped type is right for both.
      if let value = value(ofType: ElementTypes.unwrapped(element)) { return value }
      return type?.hasSuffix("?") == true ? "nil" : nil
    }
    return value(ofType: element)
  }

  /// Rows are a collection: `[]`, unless a data source of the app's own takes something else.
  private func itemsValue(_ sink: Place) -> String? {
    guard project.kind(sink) == .callExpr,
      let source = lowering.arguments(of: sink, .none).first(where: { $0.label == .dataSource })
    else { return "[]" }
    guard let name = lowering.typeNames(of: source.value(lowering)).first.map({ project.text($0) }) else { return nil }
    return name.hasPrefix("RxTableView") || name.hasPrefix("RxCollectionView") ? "[]" : nil
  }
}
