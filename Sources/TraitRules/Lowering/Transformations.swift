/// `driver.drive { $0.map(…) }.bind(to: …)`: `drive` and `bind` with a function of the whole sequence subscribe to
/// nothing, they return what that makes (Driver+Subscription.swift: `drive(_ transformation:)`; ObservableType+Extensions).
extension Lowering {
  /// The closure of such a call. RxSwift tells it from one that is called with elements by its type; here what comes of it
  /// tells, which goes on as a sequence.
  func transformation(by call: Place) -> Place? {
    guard let callee = project.first(call), let word = dialect.subscriptions[project.symbol(callee)] else { return nil }
    let arguments = arguments(of: call, .none)
    guard arguments.count == 1, let argument = arguments.first, argument.label.isNone || argument.label == .to,
      project.kind(argument.expression) == .closureExpr,
      goesOn(call) || word.provesGuarantees != nil && subscribesToInput(argument.expression, of: call)
    else { return nil }
    return argument.expression
  }

  /// `driver.drive { items in items.bind(to: …) }`: what a closure does is to subscribe to what it is handed.
  private func subscribesToInput(_ closure: Place, of call: Place) -> Bool {
    guard let only = project.tree(closure).onlyStatement(of: closure.node).map({ Place(file: closure.file, node: $0) })
    else { return false }
    var current = project.kind(only) == .returnStmt ? project.first(only) ?? only : only
    var isSubscribed = false
    var called: Symbol?
    while project.kind(current) == .callExpr, let callee = project.first(current), project.kind(callee) == .memberExpr,
      let base = project.first(callee)
    {
      called = project.symbol(callee)
      isSubscribed = isSubscribed || dialect.subscriptions[project.symbol(callee)] != nil
      current = base
    }
    return isSubscribed && self.closure(told: current) == closure && !elementsHave(called, at: call)
  }

  /// Whether the elements that a call is made for have a method of a name: `drive { model in model.bind(to: cell) }`.
  private func elementsHave(_ name: Symbol?, at call: Place) -> Bool {
    guard let name, let base = project.first(call).flatMap({ project.first($0) }),
      case .sequence(let chain) = forced(value(of: base)), case .object(let ref) = forced(element(of: chain))
    else { return false }
    return members(named: name, of: store[ref]) != nil
  }

  /// What a library's operator returns that hands its closure the whole sequence; `nil` where that makes none in sight.
  func transformed(_ chain: ChainID, byRow row: Int32, _ arguments: [Argument], at call: Place) -> ChainID? {
    guard catalogue.rows[Int(row)].shape.traits.contains(.handsWhole), let argument = arguments.first,
      case .sequence(let made) = forced(result(of: argument.value(self), inputs: [.sequence(chain)], at: call))
    else { return nil }
    return made
  }

  /// Whether an operator is called on what a call returns, or on the name that it is bound to.
  private func goesOn(_ expression: Place) -> Bool {
    guard let parent = project.parent(expression) else { return false }
    switch project.kind(parent) {
    case .memberExpr:
      guard project.first(parent) == expression, project.call(calling: parent) != nil else { return false }
      let next = project.symbol(parent)
      return isKnownOperator(next) || dialect.subscriptions[next] != nil
    case .initializerClause:
      guard let binding = project.parent(parent), project.kind(binding) == .patternBinding else { return false }
      return usesOfStored(binding).contains(where: goesOn)
    default: return false
    }
  }

  /// A sequence as the function gets it: an Observable.
  func observed(_ chain: ChainID, at callee: Place) -> ChainID {
    guard graph.trait(of: chain) != .observable,
      let row = bestRow(Symbol(.asObservable), [], graph.trait(of: chain), isStatic: false),
      case .sequence(let converted) = step(row, on: chain, [], at: callee, .none)
    else { return chain }
    return converted
  }

  /// A sequence without its elements.
  func end(of chain: ChainID, at place: Place) -> ChainID {
    guard let row = bestRow(Symbol(.ignoreElements), [], .observable, isStatic: false),
      case .sequence(let silent) = step(row, on: chain, [], at: place, .none)
    else { return chain }
    return silent
  }
}
