/// The type of a sequence's elements as the source spells it, where it does.
struct ElementTypes {
  let analysis: Analysis
  private var project: Project { analysis.project }
  private var lowering: Lowering { analysis.lowering }

  /// `[String]`, `Int?`: `nil` where the source does not say it in so many words.
  func type(of expression: Place) -> String? { type(of: expression, depth: 0) }

  private func type(of expression: Place, depth: Int) -> String? {
    guard depth < 12 else { return nil }
    let chain = analysis.chain(expression)
    var type = root(chain.root, depth: depth + 1)
    for link in chain.links { type = after(link, type, depth: depth + 1) }
    return type
  }

  // MARK: - Steps

  private func after(_ link: ChainLink, _ input: String?, depth: Int) -> String? {
    guard let row = link.row else { return nil }
    if row.passesElements { return input }
    let arguments = lowering.arguments(of: link.call, .none)
    switch row.elements {
    case .made:
      guard let function = arguments.first?.expression else { return nil }
      let type = result(of: function)
      // `compactMap` takes the optional away.
      return row.unwrapsElements ? type.map(Self.unwrapped) : type
    case .inner:
      guard let closure = arguments.last?.expression, project.kind(closure) == .closureExpr else { return nil }
      return project.returnedExpressions(of: closure).lazy.compactMap { type(of: $0, depth: depth + 1) }.first
    case .collected: return row.waitsForEnd ? input.map { "[\($0)]" } : nil
    default: return nil
    }
  }

  /// What a closure of `map` returns.
  private func result(of function: Place) -> String? {
    switch project.kind(function) {
    case .closureExpr:
      if let type = project.resultType(ofClosure: function) { return project.text(type) }
      let types = project.returnedExpressions(of: function).map(literalType)
      guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
      return first
    case .memberExpr:
      // `String.init`.
      guard project.name(function) == "init", let base = project.first(function) else { return nil }
      return ["String", "Bool"].contains(project.text(base)) ? project.text(base) : nil
    default: return nil
    }
  }

  private func literalType(_ expression: Place) -> String? {
    switch project.kind(expression) {
    case .stringLiteral: return "String"
    case .booleanLiteral: return "Bool"
    case .callExpr:
      guard let callee = project.first(expression), project.kind(callee) == .identifierExpr else { return nil }
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
      return project.first(place).flatMap { type(of: $0, depth: depth) }
    case .identifierExpr, .memberExpr:
      if let binding = lowering.variable(namedBy: place) { return variable(binding, depth: depth) }
      if let parameter = lowering.parameter(namedBy: place), let type = project.type(ofParameter: parameter) {
        return argument(of: type)
      }
      return reactive(place)
    case .callExpr: return call(place, depth: depth)
    default: return nil
    }
  }

  private func variable(_ binding: Place, depth: Int) -> String? {
    if let declared = project.declaredType(of: binding) { return argument(of: declared) }
    guard let value = project.initialValue(of: binding) else { return nil }
    return type(of: value, depth: depth + 1)
  }

  private func call(_ place: Place, depth: Int) -> String? {
    guard let callee = project.first(place) else { return nil }
    if let function = lowering.declaration(calledBy: place) { return returned(by: function) }
    switch project.kind(callee) {
    case .identifierExpr where lowering.dialect.sequenceTypes[project.symbol(callee)] != nil:
      return genericArgument(callee) ?? relayElement(place)
    case .memberExpr:
      // `Observable<Int>.just(1)`.
      if let base = project.first(callee), project.kind(base) == .identifierExpr,
        lowering.dialect.sequenceTypes[project.symbol(base)] != nil
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
    guard let value = lowering.arguments(of: call, .none).first(where: { $0.label == .value }) else {
      return nil
    }
    let expression = value.expression
    if project.kind(expression) == .numberLiteral, project.text(expression).allSatisfy({ $0.isNumber }) { return "Int" }
    if project.kind(expression) == .callExpr, let callee = project.first(expression),
      project.kind(callee) == .arrayExpr
    {
      return project.text(callee)
    }
    return literalType(expression)
  }

  /// `Observable<[String]>`: `[String]`.
  func argument(of type: Place) -> String? {
    switch project.kind(type) {
    case .optionalType, .tupleTypeElement: return project.first(type).flatMap(argument)
    case .simpleType, .memberType:
      guard lowering.dialect.sequenceTypes[project.symbol(type)] != nil else { return nil }
      return genericArgument(type)
    default: return nil
    }
  }

  // MARK: - Members of rx

  /// The element of `x.rx.name`, as a source or as a sink.
  func reactive(_ member: Place) -> String? {
    guard project.kind(member) == .memberExpr, let rx = project.first(member), project.name(rx) == "rx" else {
      return nil
    }
    let name = project.name(member)
    let call = project.call(calling: member)
    let own = lowering.ownMembers(meantBy: member, call: call)
    if !own.isEmpty { return ownElement(call == nil ? own : own.called) }
    let base = project.first(rx)
    let classes = (base.map { lowering.typeNames(of: lowering.value(of: $0)) } ?? []).map { project.text($0) }
    let known = classes.lazy.compactMap { ReactiveMembers.standard.member(named: name, of: $0) }.first
    if let known { return known.element }
    let elements = Set(ReactiveMembers.standard.members(named: name).map(\.element))
    return elements.count == 1 ? elements.first : nil
  }

  /// Whether `x.rx.name` is a sink of RxCocoa's or another library's.
  func isLibrarys(_ member: Place) -> Bool {
    // `label.rx_text`, up to RxSwift 2.
    if project.kind(member) == .memberExpr, project.name(member).hasPrefix("rx_") {
      return !ReactiveMembers.standard.members(named: String(project.name(member).dropFirst(3))).isEmpty
    }
    guard project.kind(member) == .memberExpr, let rx = project.first(member), project.name(rx) == "rx",
      lowering.ownMembers(meantBy: member, call: project.call(calling: member)).isEmpty
    else { return false }
    return !ReactiveMembers.standard.members(named: project.name(member)).isEmpty
  }

  /// The element that own members of one name have: `nil` where they differ.
  private func ownElement(_ members: [Member]) -> String? {
    let elements = Set(
      members.map { member in
        member.kind == .variable
          ? project.declaredType(of: member.place).flatMap(genericArgument) : returned(by: member.place)
      })
    return elements.count == 1 ? elements.first ?? nil : nil
  }

  /// The element of the sequence that a function's signature promises, unless it depends on the call.
  private func returned(by function: Place) -> String? {
    guard project.child(function, .genericParameters) == nil, let clause = project.child(function, .returnClause) else {
      return nil
    }
    return project.first(clause).flatMap(argument)
  }

  static func unwrapped(_ type: String) -> String { type.hasSuffix("?") ? String(type.dropLast()) : type }
}
