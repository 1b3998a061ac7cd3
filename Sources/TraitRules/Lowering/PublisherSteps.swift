/// Combine's publishers that the project makes sequences of with a bridge of its own. Whatever else they do is out of sight,
/// but `receive(on:)` moves all that comes below it. (Combine: Publisher)
extension Lowering {
  /// `publisher.receive(on: queue)`, and below it what hands elements on at once.
  func publishersCall(_ name: Symbol, on receiver: Value, call: Place, callee: Place, _ frame: FrameID) -> Value? {
    if name == receiving { return received(by: call, callee: callee, receiver, frame) }
    guard case .sequence(let chain) = receiver, !isKnownOperator(name), isReceived(chain) else { return nil }
    return Publishers.staying.contains(project.text(name)) || isBridge(name) ? receiver : nil
  }

  private func received(by call: Place, callee: Place, _ receiver: Value, _ frame: FrameID) -> Value? {
    guard project.file(call).imports.contains("Combine"), let base = project.first(callee),
      let queue = arguments(of: call, frame).first, queue.label == .on,
      namesQueue(queue) || threads(ofQueue: queue) != .unknown,
      let row = catalogue.indices(named: Symbol(.observe)).first(where: {
        catalogue.rows[Int($0)].delivery == .scheduler
      })
    else { return nil }
    let input: ChainID
    switch receiver {
    case .sequence(let chain) where isReceived(chain): input = chain
    case .asked, .lost: input = chain(receiver, readAt: base, frame)
    case .outside(let ref): input = graph.add(.lost(base, store[ref].type), .observable)
    default: return nil
    }
    var step = GraphStep(row: row, place: callee, input: input, inputs: graph.list([]), trait: .observable)
    step.scheduler = threads(ofQueue: queue)
    step.schedulerPlace = queue.place
    return .sequence(graph.step(step, nesting: graph.nesting(of: input)))
  }

  /// Whether a chain is that of a publisher that receives somewhere.
  private func isReceived(_ chain: ChainID) -> Bool {
    var at = chain
    while let step = graph.step(of: at), let input = step.input {
      if project.symbol(step.place) == receiving { return true }
      at = input
    }
    return false
  }

  /// Whether the project gives publishers a method of that name, such as one that makes a sequence of them.
  private func isBridge(_ name: Symbol) -> Bool {
    !project.extensionMembers(named: name, of: Publishers.types.map { project.symbols.intern($0) }).isEmpty
  }
}
