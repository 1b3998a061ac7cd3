/// Functions that subscribe what they are given: their subscriptions, as those of the call that hands the chain in.
extension SubscriptionFinder {
  /// A call that was entered on the way to a subscription.
  struct Entry {
    var call: Place
    var function: Place
    var frame: FrameID
  }

  /// What functions do with what a call hands in.
  struct Handed {
    var bindings: [Binding] = []
    /// They may subscribe to more.
    var isUnseen = false
    /// A view shows it, and that is where it is judged for all callers.
    var isShown = false
  }

  static let deepestCall = 4

  /// What the functions that a call means subscribe of what it hands in, as subscriptions of that call.
  ///
  /// - Parameter path: the calls that lead to it, from the outermost on.
  func handed(at call: Place, _ name: Place, path: [Entry]) -> Handed {
    guard path.count < Self.deepestCall else { return Handed(isUnseen: true) }
    var found = Handed()
    let outer = path.last?.frame ?? .none
    for function in functions(calledBy: call, outer) where !path.contains(where: { $0.function == function }) {
      let frame = lowering.frame(of: call, entering: function, outer)
      let path = path + [Entry(call: call, function: function, frame: frame)]
      for inner in own.subscriptions(in: function) {
        if !own.functions(calledBy: inner).isEmpty {
          let further = handed(at: inner, name, path: path)
          found.bindings += further.bindings
          found.isUnseen = found.isUnseen || further.isUnseen
          found.isShown = found.isShown || further.isShown
          continue
        }
        if agreement.binding(at: inner, self) != nil {
          found.isShown = true
          continue
        }
        switch look(at: inner, frame) {
        case .subscription(let binding): found.bindings.append(moved(binding, name, path))
        case .unseen: found.isUnseen = true
        case .stranger, .nothing: continue
        }
      }
    }
    return found
  }

  /// The functions that a call enters: one of its overloads, of each type that the object can be of.
  private func functions(calledBy call: Place, _ frame: FrameID) -> [Place] {
    let all = own.functions(calledBy: call)
    let named = all.filter { lowering.handing(by: call, to: $0) != nil }
    let fitting = named.isEmpty ? lowering.fitting(all, lowering.arguments(of: call, frame)) : named
    var owners: Set<TypeID?> = []
    return fitting.filter { owners.insert(project.enclosingType(of: $0)).inserted }
  }

  /// A subscription in a function, as one of the call that hands its chain in.
  private func moved(_ binding: Binding, _ name: Place, _ path: [Entry]) -> Binding {
    let call = path[0].call
    var moved = binding
    moved.inside = binding.call
    moved.call = call
    moved.callee = name
    moved.word = project.symbol(name)
    moved.receiver = given(binding.receiver, path) ?? handedIn(at: call)
    if let handing = lowering.handing(by: call, to: path[0].function), lowering.isReactive(path[0].function) {
      // `tableView.rx.tides` is what is fed, whatever it does.
      (moved.sinkText, moved.sinkPlace) = (project.outline(handing.reference).firstLine, handing.reference)
      return moved
    }
    guard let place = binding.sinkPlace, let expression = sink(binding.sink, place, path) else { return moved }
    moved.sinkText = project.outline(expression).firstLine
    moved.sinkPlace = expression
    return moved
  }

  /// What the outermost call hands in that is fed: its observer, or what its closure touches.
  private func sink(_ sink: Binding.Sink, _ place: Place, _ path: [Entry]) -> Place? {
    let expression = project.kind(place) == .argument ? project.first(place) ?? place : place
    switch sink {
    case .observer(let observer):
      // `$0` of a loop over them is not how they are called.
      if project.name(expression).hasPrefix("$") { return handedIn(observer, at: path[0].call) }
      return handedIn(expression, path)
    case .closure: return touched(place, path)
    // The relay that the outermost call hands in, else the one that a function on the way feeds.
    case .relay: return handedIn(expression, path)
    case .other, .unknown: return nil
    }
  }

  /// What a function on the way feeds, as the outermost call hands it in that does.
  private func handedIn(_ expression: Place, _ path: [Entry]) -> Place {
    var expression = expression
    for entry in path.reversed() where project.isInside(expression, entry.function) {
      guard root(of: expression) == expression, let next = given(expression, entry) else { return expression }
      expression = next
    }
    return expression
  }

  /// What the outermost call hands in for an expression in the function that it leads to; `nil` where that is no more
  /// than what another function says.
  private func given(_ expression: Place, _ path: [Entry]) -> Place? {
    var expression = expression
    for entry in path.reversed() {
      guard let next = given(expression, entry) else { return nil }
      expression = next
    }
    return expression
  }

  /// What one call hands in.
  private func given(_ expression: Place, _ entry: Entry) -> Place? {
    guard project.isInside(expression, entry.function), let root = root(of: expression) else { return nil }
    if let parameter = lowering.parameter(namedBy: root) {
      return lowering.expression(handedTo: parameter, of: entry.function, by: entry.call)
    }
    guard isSelf(root), project.kind(entry.call) == .callExpr,
      let named = lowering.handing(by: entry.call, to: entry.function)?.reference ?? project.first(entry.call)
    else { return nil }
    // Without a word for it, the call is one of the same object.
    return project.kind(named) == .memberExpr ? project.first(named) : named
  }

  /// `self`, or a member of it.
  private func isSelf(_ root: Place) -> Bool {
    if project.kind(root) == .selfExpr { return true }
    guard !project.name(root).hasPrefix("$") else { return false }
    switch lowering.meaning.lookUp(project.symbol(root), at: root) {
    case .member?, .externalMember?, nil: return true
    default: return false
    }
  }

  /// What the closure that the outermost call hands in touches.
  private func touched(_ place: Place, _ path: [Entry]) -> Place? {
    var place = place
    for index in path.indices.reversed() where project.isInside(place, path[index].function) {
      guard root(of: place) == place, let next = given(place, path[index]) else { return place }
      place = next
      guard project.kind(place) == .closureExpr else { continue }
      guard let touch = touches.firstTouch(in: place, index > 0 ? path[index - 1].frame : .none) else { return nil }
      place = touch.place
    }
    return place
  }

  /// What a chain begins with: `items` in `items.map { … }.asDriver()`.
  private func root(of expression: Place) -> Place? {
    var current = expression
    while true {
      switch project.kind(current) {
      case .identifierExpr, .selfExpr: return current
      case .memberExpr, .callExpr, .optionalChain, .forceUnwrap, .argument, .inOutExpr:
        guard let inner = project.first(current) else { return nil }
        current = inner
      default: return nil
      }
    }
  }

  /// The argument that an observer was handed in by.
  private func handedIn(_ observer: Observer, at call: Place) -> Place? {
    lowering.arguments(of: call, .none).first { argument in
      lowering.alternatives(of: argument.value(lowering)).contains { value in
        switch value {
        case .observer(let ref): lowering.store[ref].place == observer.place
        case .sequence(let chain): controlProperty(chain)?.place == observer.place
        default: false
        }
      }
    }?.expression
  }

  /// The sequence among what a call hands in, for its words.
  private func handedIn(at call: Place) -> Place {
    let arguments = lowering.arguments(of: call, .none)
    let sequence = arguments.first { lowering.alternatives(of: $0.value(lowering)).contains(where: isSequence) }
    if let sequence { return sequence.expression }
    // Of `items.show(in: label)`, the sequence is what stands before the name.
    guard let callee = project.first(call) else { return call }
    return project.kind(callee) == .memberExpr ? project.first(callee) ?? callee : callee
  }
}
