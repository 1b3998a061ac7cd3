extension FallbackFinder {
  /// What is made further down of a value that a type alone suggests.
  enum Demand {
    case none
    /// A text that tells of a join's parts, and of this one as of the others.
    case told
    /// More than the value has: what is `nil` or empty stops the app there, or it is made into something that nobody
    /// knows: a text that tells of it, the opposite of `false`, the one of two things that stands for none.
    case more
  }

  func demand(on value: String, below expression: Place) -> Demand {
    demand(below: DemandedElement(value: value, place: expression), names: [])
  }

  /// - Parameter names: those that the way has led through.
  private func demand(below element: DemandedElement, names: Set<Place>) -> Demand {
    var at = element
    for _ in 0..<Self.deepest {
      guard let parent = project.parent(at.place) else { return .none }
      switch project.kind(parent) {
      case .closureExpr:
        guard let call = flattened(by: parent) else { return .none }
        at.place = call
      case .memberExpr:
        guard let call = project.parent(parent), project.kind(call) == .callExpr, project.first(call) == parent else {
          return .none
        }
        let demand = demand(on: at, by: call)
        if demand != .none { return at.isJoined && demand == .told ? .told : .more }
        if !isPassing(call) { at.isDerived = true }
        guard context.bindings[call] == nil, analysis.link(call) != nil else { return .none }
        at.place = call
      case .argument:
        // A part of `combineLatest(…) { … }`.
        guard let call = project.parent(parent), let row = analysis.link(call)?.row ?? joiningRow(call),
          row.joinsInputs || row.elements == .latest
        else { return .none }
        at.isJoined = true
        let demand = demand(on: at, by: call)
        if demand != .none { return demand }
        at.isDerived = true
        at.place = call
      case .initializerClause:
        guard let name = project.parent(parent), !names.contains(name) else { return .none }
        return demand(byUsesOf: name, at, names.union([name]))
      case .patternBinding: return .none
      default: at.place = parent
      }
    }
    return .none
  }

  /// Whoever reads a name takes what stands for nothing, too. What one of them tells is not the name's to decide.
  private func demand(byUsesOf name: Place, _ element: DemandedElement, _ names: Set<Place>) -> Demand {
    guard project.kind(name) == .patternBinding, project.first(name).map({ project.kind($0) }) == .identifierPattern
    else { return .none }
    let isDemanded = context.uses(of: name).reads.prefix(Self.mostUses).contains { use in
      var element = element
      (element.place, element.isJoined) = (use, true)
      return demand(below: element, names: names) == .more
    }
    return isDemanded ? .more : .none
  }

  private static let deepest = 32
  private static let mostUses = 20

  /// A value on its way down.
  private struct DemandedElement {
    var value: String
    /// What it comes out of.
    var place: Place
    /// Steps have made something else of it.
    var isDerived = false
    /// It is one of several that are joined.
    var isJoined = false
  }

  /// `Observable.combineLatest(…)`.
  private func joiningRow(_ call: Place) -> CatalogueRow? {
    guard let callee = project.first(call), project.kind(callee) == .memberExpr, let base = project.first(callee),
      analysis.isColdSequenceType(base), case .sequence(let chain) = lowering.value(of: call),
      let step = analysis.graph.step(of: chain)
    else { return nil }
    return analysis.catalogue.rows[Int(step.row)]
  }

  private func demand(on element: DemandedElement, by call: Place) -> Demand {
    // What a subscription decides by is told as a doubt. (`DecidingClosures`)
    let isSink = context.bindings[call] != nil
    // What a step does besides is not what it hands on.
    if !isSink, analysis.link(call)?.row?.isSideEffect ?? false { return .none }
    let closures = lowering.arguments(of: call, .none).map(\.expression).filter { project.kind($0) == .closureExpr }
    var demand = Demand.none
    for closure in closures {
      let telling = TellingClosures(
        context: context, closure: closure, everyParameter: element.isJoined, isDerived: element.isDerived)
      if telling.negatesElement { return .more }
      if telling.tellsOfElement { demand = .told }
      // `names.isEmpty ? "" : names[0]` asks before it takes.
      if DecidingClosures(context: context).decidesByElement(closure) {
        if !isSink { return .more }
      } else if !element.isDerived, forces(closure, more: element.value) {
        return .more
      }
    }
    return demand
  }

  /// `{ image in crop(image!) }`; of a collection `{ $0[row] }` and `{ $0.first! }`.
  private func forces(_ closure: Place, more value: String) -> Bool {
    let whole = value == "nil"
    guard whole || value == "[]" else { return false }
    var stack = Array(project.children(closure))
    while let at = stack.popLast() {
      let operand = project.first(at)
      switch project.kind(at) {
      case .forceUnwrap:
        let forced = whole ? operand : operand.flatMap(project.first)
        if forced.map({ isElement($0, of: closure) }) ?? false { return true }
      case .subscriptExpr where !whole: if operand.map({ isElement($0, of: closure) }) ?? false { return true }
      default: break
      }
      stack += project.children(at)
    }
    return false
  }

  private func isElement(_ name: Place, of closure: Place) -> Bool {
    guard project.kind(name) == .identifierExpr else { return false }
    if project.name(name) == "$0" { return true }
    guard case .closureParameter(_, _, let owner)? = lowering.meaning.lookUp(project.symbol(name), at: name) else {
      return false
    }
    return owner == closure
  }
}
