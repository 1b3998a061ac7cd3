/// ReactorKit: errors of `mutate` are caught, and one run of the state is replayed to everyone. Up to 2.0 it is observed
/// on main; from 2.1 on it comes on the thread on which the mutation was made.
enum ReactorKit {
  /// The releases that have a reactor's actions come on the `scheduler` which it declares; where it declares none they
  /// stay on the current thread. (Reactor.swift of 2.1 to 3.2: `_action.observe(on: scheduler)`; what comes after 3.2
  /// has no such requirement any more.)
  static let observingOnScheduler = RxVersion(2, 1)..<RxVersion(3, 3)

  static let rows: [CatalogueRow] = [
    .made(
      by: "ReactorKit", "state", type: "Reactor", delivery: .main, sharing: .hot, until: .init(2, 1),
      "Reactor.swift in 2.0, known from its documentation: ends with a hop to main"),
    .made(
      by: "ReactorKit", "state", type: "Reactor", delivery: .caller, sharing: .hot, since: .init(2, 1),
      "Reactor.swift: catch, startWith, replay(1); transform(state:) comes after the catch"),
    .made(
      by: "ReactorKit", "pulse(_:)", type: "Reactor", delivery: .caller, throwing: true, sharing: .hot,
      since: .init(3, 1), "Reactor+Pulse.swift: cheap steps of state"),
    .made(
      by: "ReactorKit", "action", type: "Reactor", delivery: .caller, sharing: .hot, result: .subject,
      "ActionSubject.swift: passes elements only, neither errors nor the end"),
    .made(
      by: "ReactorKit", "init(value:)", type: "StateRelay", delivery: .caller, sharing: .hot, result: .relay,
      "StateRelay.swift: what a stub's state is"),
  ]
}
