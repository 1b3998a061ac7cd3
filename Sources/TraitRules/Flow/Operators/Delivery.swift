/// On which thread elements come after an operator.
extension Evaluator {
  private func schedulerArgument(_ arguments: [Argument]) -> Argument? {
    arguments.first { $0.label == "scheduler" || $0.label == "on" } ?? arguments.first { $0.label == nil }
  }

  func applyDelivery(_ step: OperatorStep, _ facts: inout Facts) {
    let cause = Cause(place: step.place, reason: "\(step.row.name) delivers there")
    switch step.row.delivery {
    case .keep, .nothing: break
    case .main, .mainByContract: facts.deliver(on: .main, because: cause)
    case .mainByDefault:
      facts.deliver(on: .main, because: cause)
      facts.mainRemark = Cause(place: step.place, reason: "\(step.row.library) answers on main by default")
      if let queue = step.arguments.first(where: { $0.label == "callbackQueue" || $0.label == "queue" }) {
        facts.deliver(on: threads(ofQueueIn: queue), because: cause)
      }
    case .background:
      facts.deliver(
        on: .background, because: Cause(place: step.place, reason: "\(step.row.name) answers off the main thread"))
    case .scheduler:
      guard let argument = schedulerArgument(step.arguments) else { break }
      let (threads, isCurrent) = threads(ofScheduler: argument.value.value, text: project.text(argument.place))
      if isCurrent { break }
      facts.deliver(
        on: threads, because: Cause(place: step.place, reason: schedulerReason(step.row.name, argument, threads)))
    case .keepOrScheduler:
      guard let argument = schedulerArgument(step.arguments.filter { $0.label != nil || step.arguments.count == 1 })
      else { break }
      let (threads, isCurrent) = threads(ofScheduler: argument.value.value, text: project.text(argument.place))
      if isCurrent { break }
      facts.threads.formUnion(threads)
      // The first window opens when it is subscribed to.
      if step.row.name == "window" { facts.threads.insert(.subscriber) }
      let reason = Cause(place: step.place, reason: schedulerReason(step.row.name, argument, threads))
      if threads.contains(.background) {
        facts.background = facts.background ?? reason
        // What waits is delivered by the scheduler; that no element stays on main is the usual case.
      }
      if threads.contains(.unknown) { facts.unknownThread = facts.unknownThread ?? reason }
    case .subscriberOnScheduler:
      guard facts.threads.contains(.subscriber), let argument = schedulerArgument(step.arguments) else { break }
      let (threads, isCurrent) = threads(ofScheduler: argument.value.value, text: project.text(argument.place))
      if isCurrent { break }
      facts.threads.remove(.subscriber)
      facts.threads.formUnion(threads)
      let reason = Cause(place: step.place, reason: schedulerReason(step.row.name, argument, threads))
      if threads.contains(.background) { facts.background = facts.background ?? reason }
      if threads.contains(.unknown) { facts.unknownThread = facts.unknownThread ?? reason }
    case .inner:
      guard let inner = step.inner else { break }
      replaceSubscriber(of: inner.facts, with: facts, into: &facts, isUnion: false)
    case .keepOrInner:
      guard let inner = step.inner,
        step.row.failure != .catchesIntoInner || facts.canFail != nil || facts.unknownFailure != nil
          || !facts.subjects.isEmpty
      else { break }
      replaceSubscriber(of: inner.facts, with: facts, into: &facts, isUnion: true)
    case .inputs:
      for (index, input) in inputs(step.arguments).enumerated() {
        if index == 0, step.row.isStatic {
          facts.threads = []
          facts.relays = []
          facts.background = nil
          facts.unknownThread = nil
          facts.mainRemark = nil
        }
        facts.joinThreads(of: input.facts)
      }
    case .sampler:
      if let sampler = inputs(step.arguments).first {
        facts.threads = []
        facts.relays = []
        facts.background = nil
        facts.unknownThread = nil
        facts.joinThreads(of: sampler.facts)
      }
    case .subscriber: facts.deliver(on: .subscriber, because: cause)
    case .keepOrSubscriber: facts.threads.formUnion(.subscriber)
    case .unknown where step.row.name == "timeout":
      // The other sequence is subscribed to on the scheduler.
      for input in inputs(step.arguments.filter { $0.label == "other" }) {
        var other = input.facts
        if other.threads.remove(.subscriber) != nil, let argument = schedulerArgument(step.arguments) {
          let (threads, _) = threads(ofScheduler: argument.value.value, text: project.text(argument.place))
          other.threads.formUnion(threads)
          if threads.contains(.background) { other.background = other.background ?? cause }
          if threads.contains(.unknown) { other.unknownThread = other.unknownThread ?? cause }
        }
        facts.joinThreads(of: other)
      }
    case .caller, .unknown:
      if step.row.delivery == .unknown || step.row.kind == .source {
        facts.deliver(
          on: .unknown, because: Cause(place: step.place, reason: "\(step.row.name) delivers where it is called from"))
      }
    }
  }

  private func schedulerReason(_ name: String, _ argument: Argument, _ threads: Threads) -> String {
    let scheduler = project.children(argument.place).last.map { project.text($0) } ?? ""
    return "\(name) delivers on \(scheduler.firstLine)"
  }

  /// What an inner sequence delivers synchronously comes on the thread that subscribed to it: the outer element's.
  private func replaceSubscriber(of inner: Facts, with outer: Facts, into facts: inout Facts, isUnion: Bool) {
    var result = inner
    if inner.threads.contains(.subscriber) || inner.threads.isEmpty && inner.relays.isEmpty {
      result.threads.remove(.subscriber)
      result.joinThreads(of: outer)
    }
    if isUnion { result.joinThreads(of: outer) }
    facts.threads = result.threads
    facts.background = result.background
    facts.unknownThread = result.unknownThread
    facts.mainRemark = result.mainRemark
    facts.relays = result.relays
  }
}
