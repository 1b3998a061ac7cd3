/// Action: what it is given starts its work there and then, and what it sends comes where the work sends it. (Action.swift.)
enum ActionModel: LibraryModel {
  private static func isAction(_ name: Symbol, _ lowering: Lowering) -> Bool {
    lowering.project.isNamed(name, "Action")
  }

  // MARK: - What comes out

  /// What makes a member of an action send.
  private enum Sender { case start, work, workError, workEnd, condition, replay }

  private static let senders: [String: [Sender]] = [
    "elements": [.work],
    "executionObservables": [.work],
    "errors": [.start, .workError],
    "underlyingError": [.workError],
    "executing": [.start, .workEnd, .workError, .replay],
    "enabled": [.start, .workEnd, .workError, .condition, .replay],
    "execute": [.work],
  ]

  static func property(_ row: CatalogueRow, of object: OutsideValue, at place: Place, _ lowering: Lowering) -> Value? {
    guard row.library == "Action" else { return nil }
    return source(row, of: object, at: place, lowering)
  }

  static func call(
    _ name: Symbol, on object: OutsideValue, call: Place, callee: Place, _ frame: FrameID, _ lowering: Lowering
  ) -> Value? {
    guard name == .execute, isAction(object.type, lowering),
      let row = lowering.catalogue.rows(named: name).first(where: { $0.library == "Action" })
    else { return nil }
    return source(row, of: object, at: callee, lowering)
  }

  private static func source(
    _ row: CatalogueRow, of object: OutsideValue, at place: Place, _ lowering: Lowering
  ) -> Value? {
    guard let senders = senders[row.name], !object.site.isNowhere else { return nil }
    let made = lowering.arguments(of: object.site, object.frame)
    guard let given = made.last else { return nil }
    let graph = lowering.graph
    // The action subscribes to its work where it is given an input.
    let start = inputs(ofMaking: object.site, lowering)
    let work = lowering.applied(given.value(lowering), [input(of: object, lowering) ?? .lost(place, .none)])
    let sent = graph.add(.started(work, by: start), .observable)
    let nodes = senders.compactMap { sender -> ChainID? in
      switch sender {
      case .start: graph.add(.arrival(start), .observable)
      case .work: graph.add(.arrival(sent), .observable)
      case .workError: graph.add(.ending(sent, .error), .observable)
      case .workEnd: graph.add(.ending(sent, .completion), .observable)
      case .replay: graph.add(.runs(.subscriber, .none), .observable)
      case .condition:
        made.count < 2
          ? nil : graph.add(.arrival(lowering.chain(made[0].value(lowering), at: made[0].expression)), .observable)
      }
    }
    // What the work sends: by the type that is written, else by the work.
    let element =
      row.shape.elements == .modelled
      ? lowering.typedElement(at: object.site, object.frame) ?? .element(work) : .nothing
    return .sequence(lowering.librarySource(row.index, where: graph.choice(nodes), element: element, at: place))
  }

  /// `button.rx.action`: what was set there. (UIButton+Rx.swift and others.)
  static func reactiveMember(_ name: Symbol, at place: Place, _ frame: FrameID, _ lowering: Lowering) -> Value? {
    let project = lowering.project
    func control(_ member: Place) -> Place? {
      guard let rx = project.first(member), project.kind(rx) == .memberExpr, project.symbol(rx) == .rx else {
        return nil
      }
      return project.first(rx).map(project.unwrapped).flatMap(lowering.variable(namedBy:))
    }
    guard name == .action, let asked = control(place) else { return nil }
    let values = actionsGiven(lowering).filter { control($0.target) == asked }.map { given in
      let isHere = project.enclosingBody(of: given.target) == project.enclosingBody(of: place)
      return lowering.value(of: given.action, in: isHere ? frame : .none)
    }
    return values.isEmpty ? nil : lowering.join(values)
  }

  /// `button.rx.action = action`.
  private struct Giving {
    var change: Place
    var target: Place
    var action: Place
  }

  private static func actionsGiven(_ lowering: Lowering) -> [Giving] {
    let project = lowering.project
    return project.changes(of: Symbol(.action)).compactMap { change in
      guard let sequence = project.parent(change), let target = project.first(sequence),
        let action = project.children(sequence).last, let rx = project.first(target), project.symbol(rx) == .rx
      else { return nil }
      return Giving(change: change, target: target, action: action)
    }
  }

  // MARK: - What comes in

  /// What an action's work is handed: the first of its generic arguments, by its own type or by that of the name that it is
  /// made for.
  private static func input(of object: OutsideValue, _ lowering: Lowering) -> Value? {
    if let input = object.arguments.first { return input }
    guard let type = lowering.contextualType(of: object.site), case .outside(let ref) = lowering.typeValue(type),
      isAction(lowering.store[ref].type, lowering)
    else { return nil }
    return lowering.store[ref].arguments.first
  }

  /// Whether a name is that of an action, or an alias for one.
  private static func namesAction(_ name: Place, _ lowering: Lowering) -> Bool {
    let project = lowering.project
    if isAction(project.symbol(name), lowering) { return true }
    guard !project.aliases(named: project.symbol(name)).isEmpty,
      let target = lowering.meaning.typealiasTarget(writtenAt: name)
    else { return false }
    return isAction(project.symbol(target), lowering)
  }

  static func closureInputs(of closure: Place, _ lowering: Lowering) -> [Value]? {
    let project = lowering.project
    guard let call = lowering.call(taking: closure), project.kind(call) == .callExpr, let callee = project.first(call),
      project.kind(callee) == .identifierExpr, namesAction(callee, lowering),
      case .outside(let ref) = lowering.value(of: call), case let made = lowering.store[ref], made.site == call,
      isAction(made.type, lowering), lowering.arguments(of: call, .none).last?.expression == closure
    else { return nil }
    return input(of: made, lowering).map { [$0] }
  }

  /// What starts the work of the action that a call made.
  private static func inputs(ofMaking call: Place, _ lowering: Lowering) -> ChainID {
    lowering.graph.fed(FedSource(kind: .observer, declaration: call), .observable)
  }

  static func observer(_ name: Symbol, of object: OutsideValue, at place: Place, _ lowering: Lowering) -> Observer? {
    guard name == .inputs, isAction(object.type, lowering) else { return nil }
    var observer = Observer(kind: .model, hops: false, place: place)
    if !object.site.isNowhere { observer.target = inputs(ofMaking: object.site, lowering) }
    return observer
  }

  static func context(ofClosureMaking name: Symbol, call: Place, _ lowering: Lowering) -> ChainID? {
    guard isAction(name, lowering) else { return nil }
    return lowering.graph.add(.arrival(inputs(ofMaking: call, lowering)), .observable)
  }

  /// `action.execute(x)` starts it, and so does a control that it is given to.
  static func feeders(of making: Place, _ contexts: Contexts) -> [Feeder] {
    let project = contexts.project
    guard project.kind(making) == .callExpr, let callee = project.first(making),
      isAction(project.symbol(callee), contexts.lowering)
    else { return [] }
    let executed = project.calls(of: Symbol(.execute)).filter { call in
      guard let callee = project.first(call), project.kind(callee) == .memberExpr, let base = project.first(callee)
      else { return false }
      return means(base, making, contexts)
    }
    let given = actionsGiven(contexts.lowering).filter { means($0.action, making, contexts) }.map(\.change)
    let bound = project.calls(of: Symbol(.bind)).filter { call in
      guard let callee = project.first(call), isOfReactive(project.first(callee)),
        let argument = project.child(call, .argument), let value = project.first(argument)
      else { return false }
      return means(value, making, contexts)
    }
    func isOfReactive(_ base: Place?) -> Bool { base.map { project.symbol($0) == .rx } ?? false }
    return executed.map { Feeder(kind: .element, node: contexts.context(of: $0), place: $0) }
      + (given + bound).map { Feeder(kind: .element, node: contexts.main, place: $0) }
  }

  /// Whether an expression can be the action that a call made.
  private static func means(_ expression: Place, _ making: Place, _ contexts: Contexts) -> Bool {
    let lowering = contexts.lowering
    guard lowering.meaning.counts(expression, for: making) else { return false }
    return lowering.alternatives(of: lowering.value(of: expression)).contains { value in
      if case .outside(let ref) = value { return lowering.store[ref].site == making }
      return false
    }
  }
}
