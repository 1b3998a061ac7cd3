/// `driver.drive { $0.map(…) }.bind(to: …)`: `drive` and `bind` with a function of the whole sequence subscribe to
/// nothing, they return what that makes (Driver+Subscription.swift: `drive(_ transformation:)`; ObservableType+Extensions).
extension Lowering {
  /// The closure of such a call. RxSwift tells it from one that is called with elements by its type; here what comes of it
  /// tells, which goes on as a sequence.
  func transformation(by call: Place) -> Place? {
    guard let callee = project.first(call), dialect.subscriptions[project.symbol(callee)] != nil,
      let member = project.parent(call), project.kind(member) == .memberExpr, project.first(member) == call,
      let outer = project.parent(member), project.kind(outer) == .callExpr, project.first(outer) == member
    else { return nil }
    let next = project.symbol(member)
    guard isKnownOperator(next) || dialect.subscriptions[next] != nil else { return nil }
    let arguments = arguments(of: call, .none)
    guard arguments.count == 1, let argument = arguments.first, argument.label.isNone || argument.label == .to,
      project.kind(argument.expression) == .closureExpr
    else { return nil }
    return argument.expression
  }

  /// A sequence as the function gets it: an Observable.
  func observed(_ chain: ChainID, at callee: Place) -> ChainID {
    guard graph.trait(of: chain) != .observable,
      let row = bestRow(Symbol(.asObservable), [], graph.trait(of: chain), isStatic: false),
      case .sequence(let converted) = step(row, on: chain, [], at: callee, .none)
    else { return chain }
    return converted
  }
}
