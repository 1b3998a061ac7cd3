/// The scheduler that a reactor declares for itself: its actions come on it, and with them whatever is made of them.
struct ReactorScheduler {
  let lowering: Lowering
  let reactor: TypeID
  private var project: Project { lowering.project }

  init(_ lowering: Lowering, _ reactor: TypeID) {
    self.lowering = lowering
    self.reactor = reactor
  }

  /// Where actions come; `nil` where they stay on the thread on which they are sent.
  func context() -> ChainID? {
    guard lowering.options.reactorKit.map(ReactorKit.observingOnScheduler.contains) ?? true,
      let property = lowering.meaning.members(named: Symbol(.scheduler), of: reactor)?.variable?.place,
      isRequired(property)
    else { return nil }
    let place = project.initialValue(of: property) ?? property
    let value = lowering.member(Symbol(.scheduler), of: lowering.store.object(of: reactor), at: place, .none)
    let (threads, isCurrent) = lowering.threads(ofScheduler: Argument(value, at: place))
    if isCurrent { return nil }
    let cause = lowering.graph.cause(Cause(place: place, reason: .code(place, .runsThere)))
    return lowering.graph.add(.runs(threads, cause), .observable)
  }

  /// Whether a property is the one that the protocol asks for: of that very type, and for whoever knows the reactor. Of
  /// another the library takes no notice.
  private func isRequired(_ property: Place) -> Bool {
    guard let variable = project.parent(property), !project.flags(variable).contains(.isPrivate),
      let type = project.declaredType(of: property)
    else { return false }
    let name = project.text(type).split { " .".contains($0) }.last
    return name == "Scheduler" || name == "ImmediateSchedulerType"
  }
}
