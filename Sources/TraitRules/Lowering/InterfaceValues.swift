/// Which values are user interface.
extension Lowering {
  /// Whether a value is a user interface object; an expression's last name says it where nothing else does.
  func isUI(_ value: Value, at expression: Place) -> UIAnswer {
    switch forced(value) {
    case .object(let ref):
      let object = store[ref]
      let others = object.otherNames + object.otherTypes.flatMap { Array(meaning.inheritedNames(of: $0)) }
      return meaning.answer(object.type, others: others)
    case .outside(let ref): return isNamedUI(store[ref].type) == .yes || isOutlet(expression) ? .yes : .no
    case .outsideMetatype(let name): return isNamedUI(name)
    case .reactive(let base): return isUI(store[base], at: expression)
    case .lost(let call, _), .asked(let call):
      return looksLikeUI(expression) || isHandedInterface(call) ? .yes : .unknown
    case .nothing: return looksLikeUI(expression) ? .yes : .unknown
    case .either(let list):
      let answers = store[list].map { isUI($0, at: expression) }
      return answers.contains(.yes) ? .yes : answers.contains(.unknown) ? .unknown : .no
    default: return looksLikeUI(expression) ? .yes : .no
    }
  }

  /// Whether a value is of a class that neither the project nor a framework of Apple's declares.
  func isOfLibrary(_ value: Value) -> Bool {
    switch forced(value) {
    case .outside(let ref):
      let type = store[ref].type
      return !project.declaresType(named: type) && !FrameworkNames.isOfFramework(project.text(type))
    case .reactive(let base): return isOfLibrary(store[base])
    default: return false
    }
  }

  /// Whether an expression names what a storyboard holds, whatever a library calls its class.
  func isOutlet(_ expression: Place) -> Bool {
    guard !expression.isNowhere, let binding = variable(namedBy: expression), let declaration = project.parent(binding)
    else { return false }
    return project.hasAttribute(declaration, [.IBOutlet])
  }

  /// Whether what comes back from a call out of sight is of a class of user interface that it is handed.
  private func isHandedInterface(_ call: Place) -> Bool {
    guard !call.isNowhere, project.kind(call) == .callExpr, let type = typesHanded(toCallAt: call).first else {
      return false
    }
    return isNamedUI(project.symbol(type)) == .yes
  }

  private func isNamedUI(_ name: Symbol) -> UIAnswer {
    meaning.isUI(name) || meaning.isNamedLikeUI(name) || project.text(name).hasSuffix("HUD") ? .yes : .no
  }

  func isUI(_ value: Value, named name: Symbol) -> UIAnswer {
    let answer = isUI(value, at: .nowhere)
    return answer == .unknown && meaning.isNamedLikeUI(name) ? .yes : answer
  }

  /// Whether the last name of an expression ends as names of views do.
  func looksLikeUI(_ expression: Place) -> Bool {
    guard !expression.isNowhere else { return false }
    var at = expression
    while [.optionalChain, .forceUnwrap, .callExpr, .tryExpr, .argument, .tupleExpr].contains(project.kind(at)),
      let inner = project.first(at)
    {
      at = inner
    }
    switch project.kind(at) {
    case .identifierExpr, .memberExpr, .implicitMemberExpr: return meaning.isNamedLikeUI(project.symbol(at))
    default: return false
    }
  }
}
