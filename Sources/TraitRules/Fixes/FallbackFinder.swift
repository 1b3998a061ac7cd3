/// Finds the value that a stream falls back to, where the source leaves no doubt about it: by the element's declared
/// type, or by what the elements feed.
struct FallbackFinder {
  let context: FixContext
  private var project: Project { context.project }
  private var evaluator: Evaluator { context.evaluator }

  /// A value for the elements of `expression`, as Swift spells it.
  func value(at expression: Place) -> String? {
    if let type = context.elements.type(of: expression) {
      if let value = value(ofType: type) { return value }
      return consumed(expression, type: type, depth: 0)
    }
    return consumed(expression, type: nil, depth: 0)
  }

  /// `[]` for `[String]`.
  func value(ofType written: String) -> String? {
    var type = written.filter { !$0.isWhitespace }
    if let configured = evaluator.options.fallbacks[written] ?? evaluator.options.fallbacks[type] { return configured }
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
    case "Void", "()": return "()"
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
      guard let call = project.parent(parent), project.kind(call) == .callExpr, project.children(call).first == parent else {
        return nil
      }
      return consumed(by: call, name: project.name(parent), type: type, depth: depth)
    case .optionalChain, .forceUnwrap, .sequenceExpr, .ternaryOperator, .returnStmt, .tryExpr:
      return consumed(parent, type: type, depth: depth + 1)
    case .tupleExpr:
      return project.children(parent).count == 1 ? consumed(parent, type: type, depth: depth + 1) : nil
    case .argument: return nil
    case .initializerClause:
      guard let binding = project.parent(parent), project.kind(binding) == .patternBinding else { return nil }
      return consumed(byUsesOf: binding, type: type, depth: depth)
    case .closureExpr:
      // What the closure of a flattening operator returns comes out of the operator.
      guard let argument = project.parent(parent), let call = project.parent(argument),
        project.kind(call) == .callExpr, let callee = project.children(call).first,
        ["flatMap", "flatMapLatest", "flatMapFirst", "concatMap"].contains(project.name(callee))
      else { return nil }
      return consumed(call, type: type, depth: depth + 1)
    case .codeBlock, .ifExpr, .guardStmt, .switchCase, .switchExpr, .doStmt:
      return consumed(parent, type: type, depth: depth + 1)
    case .funcDecl:
      guard let clause = project.child(parent, .returnClause), let declared = project.children(clause).first else {
        return nil
      }
      return context.elements.argument(of: declared).flatMap(value(ofType:))
    default: return nil
    }
  }

  private func consumed(by call: Place, name: String, type: String?, depth: Int) -> String? {
    if let binding = context.bindings[call] { return value(for: binding, type: type) }
    guard let callee = project.children(call).first, let base = project.children(callee).first else { return nil }
    guard ElementTypes.passing.contains(name), name != "subscribe",
      evaluator.sequenceExtension(name, at: callee) == nil
    else { return nil }
    let link = ChainLink(call: call, callee: callee, base: base, name: name)
    if case .value(let value)? = context.form(of: link).fallback, isPortable(call) { return value }
    if name == "startWith", let value = literalArgument(call) { return value.kind == .arrayExpr ? "[]" : nil }
    return consumed(call, type: type, depth: depth + 1)
  }

  private func literalArgument(_ call: Place) -> Node? {
    evaluator.arguments(of: call, nil).first.flatMap { project.children($0.place).first }.map { project.node($0) }
  }

  /// Whether a catch's value means the same wherever it stands.
  private func isPortable(_ call: Place) -> Bool {
    guard let argument = evaluator.arguments(of: call, nil).first, let value = project.children(argument.place).first else {
      return false
    }
    switch project.kind(value) {
    case .stringLiteral, .numberLiteral, .booleanLiteral, .nilLiteral, .arrayExpr, .dictionaryExpr, .implicitMemberExpr,
      .tupleExpr:
      return true
    case .callExpr, .memberExpr: return project.text(value).first?.isUppercase == true
    default: return false
    }
  }

  private func consumed(byUsesOf binding: Place, type: String?, depth: Int) -> String? {
    if let declared = evaluator.declaredType(of: binding) {
      return context.elements.argument(of: declared).flatMap(value(ofType:))
    }
    guard project.children(binding).first.map({ project.kind($0) }) == .identifierPattern else { return nil }
    for use in context.uses(of: binding).reads {
      if let value = consumed(use, type: type, depth: depth + 1) { return value }
    }
    return nil
  }

  // MARK: - Sinks

  private func value(for binding: Binding, type: String?) -> String? {
    guard case .observer(let observer) = binding.sink, let place = binding.sinkPlace,
      let expression = project.children(place).first
    else { return nil }
    if observer.kind == .items { return itemsValue(expression) }
    var member = expression
    if project.kind(member) == .callExpr, let callee = project.children(member).first { member = callee }
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
      let source = evaluator.arguments(of: sink, nil).first(where: { $0.label == "dataSource" })
    else { return "[]" }
    let names = evaluator.typeNames(of: source.value.value)
    guard let name = names.first else { return nil }
    return name.hasPrefix("RxTableView") || name.hasPrefix("RxCollectionView") ? "[]" : nil
  }
}
