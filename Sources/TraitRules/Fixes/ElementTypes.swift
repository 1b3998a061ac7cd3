/// The type of a sequence's elements as the source spells it, where it does.
struct ElementTypes {
  let evaluator: Evaluator
  private var project: Project { evaluator.project }

  /// `[String]`, `Int?`: `nil` where the source does not say it in so many words.
  func type(of expression: Place) -> String? { type(of: expression, depth: 0) }

  private func type(of expression: Place, depth: Int) -> String? {
    guard depth < 12 else { return nil }
    let chain = evaluator.chain(expression)
    var type = root(chain.root, depth: depth + 1)
    for link in chain.links { type = after(link, type, depth: depth + 1) }
    return type
  }

  // MARK: - Steps

  /// Steps that pass elements on as they are.
  static let passing: Set<String> = [
    "filter", "distinctUntilChanged", "throttle", "debounce", "delay", "delaySubscription", "skip", "skipWhile",
    "skipUntil", "take", "takeWhile", "takeUntil", "takeLast", "startWith", "do", "debug", "share", "shareReplay",
    "shareReplayLatestWhileConnected", "observe", "observeOn", "subscribe", "subscribeOn", "asObservable", "asDriver",
    "asSignal", "asInfallible", "asSharedSequence", "asSingle", "asMaybe", "catch", "catchError", "catchAndReturn",
    "catchErrorJustReturn", "retry", "retryWhen", "timeout", "sample", "amb", "single", "ifEmpty", "publish",
    "refCount",
    "element", "elementAt", "concat", "merge",
  ]

  private func after(_ link: ChainLink, _ input: String?, depth: Int) -> String? {
    if evaluator.isOwnOperator(link) { return nil }
    let arguments = evaluator.arguments(of: link.call, nil)
    switch link.name {
    case "merge", "concat": return arguments.isEmpty ? nil : input
    case _ where Self.passing.contains(link.name): return input
    case "map", "compactMap":
      guard let argument = arguments.first, let function = project.children(argument.place).first else { return nil }
      let type = result(of: function)
      return link.name == "compactMap" ? type.map(Self.unwrapped) : type
    case "flatMap", "flatMapLatest", "flatMapFirst", "concatMap":
      guard let argument = arguments.last, let closure = project.children(argument.place).first,
        project.kind(closure) == .closureExpr
      else { return nil }
      return evaluator.returnedExpressions(of: closure).lazy.compactMap { type(of: $0, depth: depth + 1) }.first
    case "toArray": return input.map { "[\($0)]" }
    default: return nil
    }
  }

  /// What a closure of `map` returns.
  private func result(of function: Place) -> String? {
    switch project.kind(function) {
    case .closureExpr:
      if let signature = project.child(function, .closureSignature),
        let clause = project.child(signature, .returnClause),
        let type = project.children(clause).first
      {
        return project.text(type)
      }
      let types = evaluator.returnedExpressions(of: function).map(literalType)
      guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
      return first
    case .memberExpr:
      // `String.init`.
      guard project.name(function) == "init", let base = project.children(function).first else { return nil }
      return ["String", "Bool"].contains(project.text(base)) ? project.text(base) : nil
    default: return nil
    }
  }

  private func literalType(_ expression: Place) -> String? {
    switch project.kind(expression) {
    case .stringLiteral: return "String"
    case .booleanLiteral: return "Bool"
    case .callExpr:
      guard let callee = project.children(expression).first, project.kind(callee) == .identifierExpr else { return nil }
      return ["String", "Bool", "Int", "Double"].contains(project.name(callee))
        && !project.text(expression).hasPrefix("Int(")
        && !project.text(expression).hasPrefix("Double(") ? project.name(callee) : nil
    case .memberExpr: return project.name(expression) == "isEmpty" ? "Bool" : nil
    case .prefixExpr: return project.text(expression).hasPrefix("!") ? "Bool" : nil
    case .sequenceExpr:
      let operators = project.children(expression).filter { project.kind($0) == .binaryOperator }.map {
        project.name($0)
      }
      let hasTernary = project.children(expression).contains { project.kind($0) == .ternaryOperator }
      let comparing: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!=="]
      return !hasTernary && !operators.isEmpty && operators.contains(where: comparing.contains) ? "Bool" : nil
    default: return nil
    }
  }

  // MARK: - Roots

  private func root(_ place: Place, depth: Int) -> String? {
    switch project.kind(place) {
    case .tupleExpr, .tryExpr, .optionalChain, .forceUnwrap:
      return project.children(place).first.flatMap { type(of: $0, depth: depth) }
    case .identifierExpr, .memberExpr:
      if let binding = evaluator.variable(namedBy: place) { return variable(binding, depth: depth) }
      if let parameter = evaluator.parameter(namedBy: place), let type = evaluator.parameterType(parameter) {
        return argument(of: type)
      }
      return reactive(place)
    case .callExpr: return call(place, depth: depth)
    default: return nil
    }
  }

  private func variable(_ binding: Place, depth: Int) -> String? {
    if let declared = evaluator.declaredType(of: binding) { return argument(of: declared) }
    guard let initializer = project.child(binding, .initializerClause), let value = project.children(initializer).first
    else {
      return nil
    }
    return type(of: value, depth: depth + 1)
  }

  private func call(_ place: Place, depth: Int) -> String? {
    guard let callee = project.children(place).first else { return nil }
    if let function = evaluator.declaration(calledBy: place) {
      guard project.child(function, .genericParameters) == nil, let clause = project.child(function, .returnClause),
        let type = project.children(clause).first
      else { return nil }
      return argument(of: type)
    }
    switch project.kind(callee) {
    case .identifierExpr where sequenceTypeNames[project.name(callee)] != nil:
      return genericArgument(callee) ?? relayElement(place)
    case .memberExpr:
      // `Observable<Int>.just(1)`.
      if let base = project.children(callee).first, project.kind(base) == .identifierExpr,
        sequenceTypeNames[project.name(base)] != nil
      {
        return genericArgument(base)
      }
      return reactive(callee)
    default: return nil
    }
  }

  private func genericArgument(_ place: Place) -> String? {
    project.child(place, .genericArguments).flatMap { project.children($0).last }.map { project.text($0) }
  }

  /// `BehaviorRelay(value: "")`.
  private func relayElement(_ call: Place) -> String? {
    guard let value = evaluator.arguments(of: call, nil).first(where: { $0.label == "value" }),
      let expression = project.children(value.place).first
    else { return nil }
    if project.kind(expression) == .numberLiteral, project.text(expression).allSatisfy({ $0.isNumber }) { return "Int" }
    if project.kind(expression) == .callExpr, let callee = project.children(expression).first,
      project.kind(callee) == .arrayExpr
    {
      return project.text(callee)
    }
    return literalType(expression)
  }

  /// `Observable<[String]>`: `[String]`.
  func argument(of type: Place) -> String? {
    switch project.kind(type) {
    case .optionalType, .tupleTypeElement: return project.children(type).first.flatMap(argument)
    case .simpleType, .memberType:
      guard sequenceTypeNames[project.name(type)] != nil else { return nil }
      return genericArgument(type)
    default: return nil
    }
  }

  // MARK: - Members of rx

  /// The element of `x.rx.name`, as a source or as a sink.
  func reactive(_ member: Place) -> String? {
    guard project.kind(member) == .memberExpr, let rx = project.children(member).first, project.name(rx) == "rx" else {
      return nil
    }
    let name = project.name(member)
    for candidate in project.extensions(of: "Reactive") {
      guard let own = candidate.members[name]?.first(where: { $0.kind == .variable }) else { continue }
      guard let declared = evaluator.declaredType(of: own.place) else { return nil }
      return genericArgument(declared)
    }
    let base = project.children(rx).first
    let classes = base.map { evaluator.typeNames(of: evaluator.value(of: $0, in: nil)) } ?? []
    let known = classes.lazy.compactMap { ReactiveMembers.standard.member(named: name, of: $0) }.first
    if let known { return known.element }
    let elements = Set(ReactiveMembers.standard.members(named: name).map(\.element))
    return elements.count == 1 ? elements.first : nil
  }

  static func unwrapped(_ type: String) -> String { type.hasSuffix("?") ? String(type.dropLast()) : type }
}
