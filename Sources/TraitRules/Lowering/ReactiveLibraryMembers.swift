/// Members of `rx` that libraries and Foundation's classes have: what asks, what observes.
extension Lowering {
  /// `provider.rx.request(…)`, `URLSession.shared.rx.data(…)`, `view.rx.tapGesture()`, `manager.rx.location`.
  func libraryMember(
    _ name: Symbol, _ bases: [Symbol], base: Value, _ arguments: [Argument], isUI: Bool, isCall: Bool, at place: Place
  ) -> Value? {
    guard let row = reactiveRow(name, bases, arguments) else { return nil }
    // A property's name alone says little: its class has to be in sight.
    let type = catalogue.rows[Int(row)].type
    guard isCall || catalogue.rows[Int(row)].isProperty && bases.contains(where: { project.isNamed($0, type) }) else {
      return nil
    }
    return libraryMember(row, bases, base: base, arguments, isUI: isUI, at: place)
  }

  /// The row of a member of `rx`: that of the base's class, else the one whose labels fit.
  func reactiveRow(_ name: Symbol, _ bases: [Symbol], _ arguments: [Argument]) -> Int32? {
    let rows = catalogue.indices(named: name).filter { catalogue.rows[Int($0)].receiver == .reactive }
    let own = rows.first { row in
      let type = catalogue.rows[Int(row)].type
      return bases.contains { project.isNamed($0, type) }
    }
    if let own { return own }
    let others = rows.filter { !isOfAnotherClass(catalogue.rows[Int($0)], than: bases) }
    return others.first { labelsFit(catalogue.rows[Int($0)], arguments) } ?? others.first
  }

  /// What `URLSession.rx` does says nothing of another class's member of the same name: where requests answer, the class
  /// decides.
  private func isOfAnotherClass(_ row: CatalogueRow, than bases: [Symbol]) -> Bool {
    guard row.delivery == .background, let type = row.type, !bases.isEmpty else { return false }
    // `NSURLSession` is one, too.
    return !bases.contains { project.text($0).hasSuffix(type) }
  }

  /// Notifications, observed properties and messages come on the thread that causes them. Which one that is the receiver
  /// shows where it is user interface, and the name of a notification where UIKit posts it.
  func libraryMember(
    _ number: Int32, _ bases: [Symbol], base: Value, _ arguments: [Argument], isUI: Bool, at place: Place
  ) -> Value {
    let row = catalogue.rows[Int(number)]
    let trait = resultTrait(row, .observable)
    if row.delivery == .caller {
      return .sequence(
        librarySource(number, where: cause(of: row, bases, base, arguments, isUI: isUI, at: place), at: place))
    }
    // A session or provider that was made with a queue answers there.
    guard row.delivery == .background || row.delivery == .mainByDefault, case .outside(let ref) = base,
      let queue = ownQueue(of: store[ref])
    else { return .sequence(node(number, on: nil, arguments, at: place, trait)) }
    var step = GraphStep(row: number, place: place, input: nil, inputs: graph.list([]), trait: trait)
    step.scheduler = threads(ofQueue: queue)
    step.schedulerPlace = queue.place
    step.options.insert(.hasQueue)
    return .sequence(graph.step(step, nesting: 0))
  }

  private func ownQueue(of object: OutsideValue) -> Argument? {
    guard !object.site.isNowhere else { return nil }
    return arguments(of: object.site, object.frame).first { argument in
      switch argument.label.known {
      case .delegateQueue?, .callbackQueue?, .queue?: namesQueue(argument)
      default: false
      }
    }
  }

  /// Where the code runs that makes a notification, a change or a message.
  private func cause(
    of row: CatalogueRow, _ bases: [Symbol], _ base: Value, _ arguments: [Argument], isUI: Bool, at place: Place
  ) -> ChainID {
    func runs(_ threads: Threads, _ reason: Reason) -> ChainID {
      graph.add(.runs(threads, graph.cause(Cause(place: place, reason: reason))), .observable)
    }
    if row.isNotification, let name = arguments.first, !name.expression.isNowhere {
      if let posted = notifications(namedAt: name.expression, name.frame) { return posted }
    }
    if isUI { return runs(.main, .said(.interfaceChangesOnMain)) }
    if row.isObservation {
      if bases.contains(where: { $0 == .Object || $0 == .RealmSwiftObject }) {
        return runs(.subscriber, .said(.realmNotifies))
      }
      if bases.contains(where: isDefaults), let key = observedKey(arguments) {
        return graph.fed(FedSource(kind: .defaults, declaration: key), .observable)
      }
      if let property = observedProperty(of: base, arguments) {
        return graph.fed(FedSource(kind: .property, declaration: property), .observable)
      }
    }
    return runs(.unknown, .row(row.index, .deliversWhereCaused))
  }

  /// The key in `rx.observe(T.self, "name")`.
  private func observedKey(_ arguments: [Argument]) -> Place? {
    guard arguments.count > 1, arguments[1].label.isNone, case let key = arguments[1].expression, !key.isNowhere else {
      return nil
    }
    return key
  }

  /// The property of an object in sight that `rx.observe(T.self, "name")`, `rx.observe(\.name)` or `observe(\.name)`
  /// observes.
  func observedProperty(of base: Value, _ arguments: [Argument]) -> Place? {
    guard case .object(let ref) = base else { return nil }
    for argument in arguments where !argument.expression.isNowhere {
      var text = project.text(argument.expression)
      switch project.kind(argument.expression) {
      case .stringLiteral: text = String(text.dropFirst().dropLast())
      case .keyPathExpr: text = project.name(argument.expression)
      case .macroExpr, .callExpr:
        text = String(text.reversed().drop { $0 == ")" }.prefix { $0.isLetter || $0 == "_" }.reversed())
      default: continue
      }
      let name = project.symbols.intern(text)
      if let found = meaning.members(named: name, of: store[ref].type)?.variable { return found.place }
    }
    return nil
  }
}
