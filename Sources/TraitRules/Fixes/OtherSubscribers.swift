/// What becomes of the others who take a name's elements once it is a Driver.
struct OtherSubscribers {
  let context: FixContext
  private var project: Project { context.project }
  private var analysis: Analysis { context.analysis }
  private var lowering: Lowering { context.analysis.lowering }

  // MARK: - Work off main

  /// Whether somebody works with the name's elements off main, which would be done on main.
  func workOffMain(with name: Place) -> Bool {
    let below = context.subscribers.below(name, throughFeeds: true)
    let work = WorkOffMain(context: context)
    return below.bindings.contains { work.isDone(by: $0) }
      || below.steps.contains { work.isDone(by: $0.step, after: analysis.fold.facts(of: $0.input)) }
  }

  // MARK: - Elements that are over

  /// Whether somebody subscribes later than others, and would be given an element again that is over for them.
  func comeLate(to name: Place) -> Bool {
    let nodes = context.subscribers.nodes(of: name)
    return nodes.contains { node in
      guard forgets(node) else { return false }
      let same = nodes.filter { mayHoldTheSame(node, $0) }
      let bindings = context.subscribers.below(same, throughFeeds: false).bindings
      return Set(bindings.map { setup(around: $0.isHanded ? $0.inside : $0.call, depth: 0) }).count > 1
    }
  }

  /// Whether two nodes of a name may be one sequence: each call has its own of a local name, and each object of a property.
  private func mayHoldTheSame(_ one: ChainID, _ other: ChainID) -> Bool {
    guard case .name(_, let owner, let frame) = analysis.graph[one],
      case .name(_, let otherOwner, let otherFrame) = analysis.graph[other]
    else { return true }
    if frame != otherFrame, !frame.isNone, !otherFrame.isNone { return false }
    guard case .object(let ref) = owner, case .object(let otherRef) = otherOwner else { return true }
    let (object, otherObject) = (lowering.store[ref], lowering.store[otherRef])
    if object.site.isNowhere || otherObject.site.isNowhere { return true }
    return (object.site, object.frame, object.keeper) == (otherObject.site, otherObject.frame, otherObject.keeper)
  }

  /// The body whose run subscribes: that of the one function that calls the one around a place, if nobody else does.
  private func setup(around place: Place, depth: Int) -> Place {
    guard let body = project.enclosingBody(of: place) else { return place }
    guard depth < 8, project.kind(body) == .funcDecl, !isCalledByOthers(body) else { return body }
    let calls = lowering.visibleCalls(of: body)
    return calls.count == 1 ? setup(around: calls[0], depth: depth + 1) : body
  }

  /// Whether UIKit calls it, or whoever knows it by a protocol or a superclass.
  private func isCalledByOthers(_ function: Place) -> Bool {
    project.flags(function).contains(.isOverride)
      || project.hasAttribute(function, [.objc, .IBAction])
  }

  /// Whether elements are over for whoever subscribes after them: events, and what is shared without a replay.
  private func forgets(_ name: ChainID) -> Bool {
    var visited: Set<ChainID> = []
    return forgets(name, &visited)
  }

  private func forgets(_ chain: ChainID, _ visited: inout Set<ChainID>) -> Bool {
    guard visited.insert(chain).inserted else { return false }
    switch analysis.graph.trait(of: chain) {
    case .controlEvent, .publishRelay, .publishSubject, .signal: return true
    case .controlProperty, .behaviorRelay, .behaviorSubject, .variable, .replayRelay, .replaySubject, .asyncSubject,
      .driver:
      return false
    default: break
    }
    let graph = analysis.graph
    switch graph[chain] {
    case .step(let ref):
      let step = graph[ref]
      let row = analysis.catalogue.rows[Int(step.row)]
      if row.sharing == .shares { return !step.options.contains(.replays) }
      return ([step.input].compactMap(\.self) + (row.joinsInputs ? graph[step.inputs] : []))
        .contains { forgets($0, &visited) }
    case .typed, .lost: return true
    case .fed(let ref):
      if case .notification = graph[ref].kind { return true }
      return false
    case .asked: return false
    default:
      return graph.startedParts(of: chain, analysis.definitions.definition).contains { forgets($0, &visited) }
    }
  }

  // MARK: - What is asked again

  /// Where each of some elements subscribes to a name anew, of which nothing shows that it ends, a share that another
  /// subscriber keeps open would answer them all with what came to that one.
  func checkAskedOnce(_ name: Place) throws(NoFix) {
    let nodes = context.subscribers.nodes(of: name)
    var visited: Set<ChainID> = []
    if context.subscribers.areStartedByElements(nodes), nodes.contains(where: { mayStayOpen($0, &visited) }) {
      throw NoFix(
        reason: "`\(project.name(name))` is asked again and again, and a share of it might never end",
        advice: "let one subscription of it feed a relay that the others read")
    }
  }

  /// What ends by itself may be over by the time that a `subscribe(on:)` lets the next one come, for whom a share that is
  /// kept only while somebody listens begins it anew.
  func checkAllComeInTime(for name: Place) throws(NoFix) {
    let nodes = context.subscribers.nodes(of: name)
    let mayBeOver = nodes.contains { node in
      let lifetime = analysis.fold.facts(of: node).lifetime
      return !lifetime.isOngoing && !lifetime.endsAtOnce
    }
    let steps = context.subscribers.below(nodes, throughFeeds: false).steps
    if mayBeOver, steps.contains(where: { lowering.moves($0.step) && $0.step.scheduler != .main }) {
      throw NoFix(
        reason: "`\(project.name(name))` may be over before a `subscribe(on:)` lets the next subscriber come",
        advice: "share it below the `subscribe(on:)`, or let one subscription of it feed a relay that the others read")
    }
  }

  /// Whether a `create` that nothing completes is among what a chain starts.
  private func mayStayOpen(_ chain: ChainID, _ visited: inout Set<ChainID>) -> Bool {
    guard visited.insert(chain).inserted else { return false }
    let graph = analysis.graph
    if case .fed(let ref) = graph[chain], graph[ref].kind == .created, graph.trait(of: chain) == .observable {
      return analysis.definitions.feeders(of: chain).allSatisfy { $0.kind == .element || $0.kind == .error }
    }
    return graph.startedParts(of: chain, analysis.definitions.definition).contains { mayStayOpen($0, &visited) }
  }

  // MARK: - Errors

  /// Whether somebody does something about the errors of a name.
  func handleErrors(ofName name: Place) -> Bool {
    handleErrors(below: context.subscribers.below(name, throughFeeds: true))
  }

  /// Whether somebody else than the subscriber of an expression does something about the errors that come down a chain.
  ///
  /// - Parameter own: tells the steps of that subscriber's own chain.
  func handleErrors(of chain: ChainID, besides expression: Place, _ own: (GraphStep) -> Bool) -> Bool {
    var below = context.subscribers.below([chain], throughFeeds: true)
    below.bindings.removeAll { project.isInside(expression, $0.call) }
    below.steps.removeAll { own($0.step) }
    return handleErrors(below: below)
  }

  private func handleErrors(below: NameSubscribers.Below) -> Bool {
    below.bindings.contains(where: handlesErrors)
      || below.steps.contains { step, input in
        let row = analysis.catalogue.rows[Int(step.row)]
        guard row.handlesErrors, analysis.fold.facts(of: input).failure.canFail else { return false }
        guard let link = project.parent(step.place).flatMap(analysis.link) else { return true }
        return context.form(of: link).fallback == nil
      }
  }

  private func handlesErrors(_ binding: Binding) -> Bool {
    guard binding.facts.failure.canFail else { return false }
    let calls = [binding.call] + (binding.isHanded ? [binding.inside] : [])
    return calls.contains { call in
      lowering.arguments(of: call, .none).contains { isToldOfErrors(by: $0, of: call) }
    }
  }

  private func isToldOfErrors(by argument: Argument, of call: Place) -> Bool {
    switch argument.label.known {
    case .onError?, .onFailure?: return true
    case .on?: break
    default:
      guard argument.label.isNone, project.first(call).map({ project.symbol($0) == .subscribe }) ?? false else {
        return false
      }
    }
    switch project.kind(argument.expression) {
    case .closureExpr: return asksForErrors(argument.expression)
    default:
      switch argument.value(lowering) {
      // What a subject is sent, those who listen to it are told.
      case .sequence, .observer, .plain: return false
      default: return true
      }
    }
  }

  /// Whether a closure that is given events looks for errors, or hands events on.
  private func asksForErrors(_ closure: Place) -> Bool {
    let names = elementNames(of: closure)
    return project.contains(closure) { at in
      switch project.kind(at) {
      case .memberExpr, .implicitMemberExpr: ["error", "failure"].contains(project.name(at))
      case .callExpr:
        !isPrinting(at)
          && lowering.arguments(of: at, .none).contains {
            project.kind($0.expression) == .identifierExpr && names.contains(project.name($0.expression))
          }
      default: false
      }
    }
  }

  /// The element comes last: `subscribe(with:)` gives the owner before it.
  private func elementNames(of closure: Place) -> Set<String> {
    project.parameters(ofClosure: closure).last.map { Set([project.name($0)]).subtracting(["_"]) } ?? ["$0", "$1"]
  }

  private func isPrinting(_ call: Place) -> Bool {
    project.first(call).map { ShowingClosures.prints.contains(project.name($0)) } ?? false
  }
}
