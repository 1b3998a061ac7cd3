extension FallbackFinder {
  /// What becomes of a value that a type alone suggests.
  enum Showing {
    /// Every consumer merely shows it, and it shows as nothing: no rows, an empty text.
    case nothing
    /// It is joined with what others bring, which is lost where it does not come.
    case joined
    /// A text is made of it, such as a count, which is shown and does nothing else.
    case told
    /// It passes for what came: something is told, decided, stored or asked for by it. So it may be where a consumer is
    /// not in sight.
    case something
  }

  func showing(_ value: String, below expression: Place) -> Showing {
    var visited: Set<Place> = []
    return showing(WayDown(place: expression, element: EmptyElement(spelled: value)), &visited)
  }

  /// A value on its way down.
  private struct WayDown {
    /// What it comes out of.
    var place: Place
    /// What it is by now; `nil` for what shows.
    var element: EmptyElement?
    /// `withUnretained` has put an object before it.
    var isBehindObject = false
    var isJoined = false
    /// Something to see was made of it.
    var isTold = false
  }

  /// - Parameter visited: the names that the way has led through.
  private func showing(_ start: WayDown, _ visited: inout Set<Place>) -> Showing {
    var way = start
    for _ in 0..<Self.deepest {
      guard let parent = project.parent(way.place) else { return .something }
      switch project.kind(parent) {
      case .memberExpr:
        guard let call = project.call(calling: parent) else { return .something }
        if let end = step(call, &way) { return end }
      case .argument:
        if let end = joining(parent, &way) { return end }
      case .closureExpr:
        guard let call = flattened(by: parent) ?? caller(of: parent) else { return .something }
        way.place = call
      case .initializerClause:
        guard let name = project.parent(parent) else { return .something }
        return showing(usesOf: name, way, &visited)
      case .sequenceExpr:
        let parts = Array(project.children(parent))
        if parts.count > 1, project.kind(parts[1]) == .assignmentOperator {
          guard let name = lowering.variable(namedBy: parts[0]) else { return .something }
          return showing(usesOf: name, way, &visited)
        }
        way.place = parent
      case .accessorBlock:
        guard let name = project.parent(parent) else { return .something }
        return showing(usesOf: name, way, &visited)
      case .funcDecl:
        guard visited.insert(parent).inserted else { return .nothing }
        return showing(in: lowering.visibleCalls(of: parent), way, &visited)
      case .optionalChain, .forceUnwrap, .tupleExpr, .tupleTypeElement, .tryExpr, .awaitExpr, .arrayExpr,
        .ternaryOperator, .returnStmt, .codeBlock, .ifExpr, .guardStmt, .switchCase, .switchExpr, .doStmt, .ifConfig,
        .ifConfigClause, .accessor:
        way.place = parent
      default: return .something
      }
    }
    return .something
  }

  private static let deepest = 64
  private static let mostUses = 50

  private func showing(usesOf name: Place, _ way: WayDown, _ visited: inout Set<Place>) -> Showing {
    guard project.kind(name) == .patternBinding,
      project.first(name).map({ project.kind($0) }) == .identifierPattern
    else { return .something }
    guard visited.insert(name).inserted else { return .nothing }
    let uses = context.uses(of: name)
    guard uses.doubt == nil else { return .something }
    return showing(in: uses.reads.filter { !project.isAssigned($0) }, way, &visited)
  }

  private func showing(in uses: [Place], _ way: WayDown, _ visited: inout Set<Place>) -> Showing {
    guard !uses.isEmpty, uses.count <= Self.mostUses else { return .something }
    var found: Set<Showing> = []
    for use in uses {
      var way = way
      way.place = use
      let showing = showing(way, &visited)
      if showing == .something { return .something }
      found.insert(showing)
    }
    // Beside rows that are not there, a text that counts them is right.
    if found == [.told] { return .told }
    return found.contains(.joined) ? .joined : .nothing
  }

  /// The call of a closure that is called where it stands, or whose sequence `deferred` hands on.
  private func caller(of closure: Place) -> Place? {
    guard let parent = project.parent(closure) else { return nil }
    if project.kind(parent) == .callExpr { return parent }
    guard project.kind(parent) == .argument, let call = project.parent(parent), let row = staticRow(call),
      row.elements == .inner
    else { return nil }
    return call
  }

  /// `Observable.combineLatest(…)`.
  private func staticRow(_ call: Place) -> CatalogueRow? {
    guard let callee = project.first(call), project.kind(callee) == .memberExpr, let base = project.first(callee),
      analysis.isColdSequenceType(base), case .sequence(let chain) = lowering.value(of: call),
      let step = analysis.graph.step(of: chain)
    else { return nil }
    return analysis.catalogue.rows[Int(step.row)]
  }

  // MARK: - Steps

  /// - Returns: what becomes of it, where the way ends.
  private func step(_ call: Place, _ way: inout WayDown) -> Showing? {
    if let binding = context.bindings[call] {
      if way.isTold { return isText(binding) ? .told : lost(way) }
      return isShown(by: binding, way) ? .nothing : lost(way)
    }
    guard let link = analysis.link(call), let row = link.row else { return lost(way) }
    way.place = call
    let arguments = lowering.arguments(of: call, .none)
    // A made-up element takes the place of one that would come.
    if !row.shape.traits.isDisjoint(with: [.takesFirst, .skipsFirst, .countsElements, .failsAtEnd]) {
      return lost(way)
    }
    if row.isSideEffect { return actions(arguments).allSatisfy { isShown(by: $0.expression, way) } ? nil : lost(way) }
    if row.selectsElements {
      guard let element = way.element, !way.isBehindObject, let function = arguments.first?.expression,
        let passes = closures.passes(function, element)
      else { return lost(way) }
      return passes ? nil : .nothing
    }
    if row.passesElements { return nil }
    switch row.elements {
    case .unretained where arguments.count == 1:
      way.isBehindObject = true
      return nil
    case .made:
      let isBehindObject = way.isBehindObject || row.closureInput == .objectAndElement
      guard let function = arguments.last?.expression else { return lost(way) }
      guard let element = way.element,
        let made = closures.value(madeBy: function, of: element, at: nil, isBehindObject: isBehindObject)
      else {
        guard !way.isJoined, closures.onlyTells(function) else { return lost(way, forcedBy: arguments) }
        (way.element, way.isTold) = (nil, true)
        return nil
      }
      if row.unwrapsElements, made == EmptyElement.none { return .nothing }
      (way.element, way.isBehindObject) = (made, false)
      return nil
    case .latest: return combined(arguments, at: 0, &way)
    default: return lost(way)
    }
  }

  private var closures: ShowingClosures { ShowingClosures(context: context) }

  /// The closures of `do` that are told of elements.
  private func actions(_ arguments: [Argument]) -> [Argument] {
    arguments.filter { $0.label.isNone || $0.label == .onNext || $0.label == .afterNext || $0.isTrailing }
  }

  /// What others bring is not taken away for what one of them is.
  private func lost(_ way: WayDown, forcedBy arguments: [Argument] = []) -> Showing {
    way.isJoined && !arguments.contains { forces($0.expression, way.element) } ? .joined : .something
  }

  /// A part of `combineLatest(…) { … }`, `merge(…)`, `withLatestFrom(…)`.
  private func joining(_ argument: Place, _ way: inout WayDown) -> Showing? {
    guard let call = project.parent(argument), let row = analysis.link(call)?.row ?? staticRow(call) else {
      return lost(way)
    }
    let arguments = lowering.arguments(of: call, .none)
    let parts = arguments.flatMap { argument in
      project.kind(argument.expression) == .arrayExpr
        ? Array(project.children(argument.expression)) : [argument.expression]
    }
    let place = way.place
    way.place = call
    switch row.elements {
    case .inputs: return nil
    case .latest: return combined(arguments, at: 1, &way)
    case .combined:
      way.isJoined = true
      return combined(arguments, at: parts.firstIndex(of: place), &way)
    default: return lost(way)
    }
  }

  /// - Parameter position: which of the closure's parameters it is.
  private func combined(_ arguments: [Argument], at position: Int?, _ way: inout WayDown) -> Showing? {
    guard let closure = arguments.last?.expression, project.kind(closure) == .closureExpr else {
      // Without a closure, `withLatestFrom` passes on what its argument has.
      return !way.isJoined && position == 1 ? nil : lost(way)
    }
    guard let element = way.element, let position, !way.isBehindObject,
      let made = closures.value(madeBy: closure, of: element, at: position, isBehindObject: false)
    else { return lost(way, forcedBy: arguments) }
    way.element = made
    return nil
  }

  /// `{ image in crop(image!) }`; of a collection `{ $0[row] }` and `{ $0.first! }`.
  private func forces(_ closure: Place, _ element: EmptyElement?) -> Bool {
    guard let element, project.kind(closure) == .closureExpr else { return false }
    return project.contains(closure) { at in
      project.kind(at) == .forceUnwrap || project.kind(at) == .subscriptExpr && element == .list
    }
  }

  // MARK: - Sinks

  private func isShown(by binding: Binding, _ way: WayDown) -> Bool {
    guard let element = way.element else { return false }
    let arguments = lowering.arguments(of: binding.call, .none)
    switch binding.sink {
    case .observer(let observer) where observer.kind == .items: return element == .list && !way.isBehindObject
    case .observer:
      let observers = arguments.filter { $0.label != .with && project.kind($0.expression) != .closureExpr }
      return !way.isBehindObject && !observers.isEmpty && observers.allSatisfy { isShown(on: $0.expression, element) }
    case .closure:
      var way = way
      way.isBehindObject = way.isBehindObject || arguments.contains { $0.label == .with }
      let actions = actions(arguments)
      return !actions.isEmpty && actions.allSatisfy { isShown(by: $0.expression, way) }
    case .relay, .other, .unknown: return false
    }
  }

  /// `bind(to: label.rx.text)`.
  private func isText(_ binding: Binding) -> Bool {
    guard case .observer(let observer) = binding.sink, observer.kind != .items else { return false }
    let observers = lowering.arguments(of: binding.call, .none)
    return !observers.isEmpty
      && observers.allSatisfy { argument in
        let member = project.unwrapped(argument.expression)
        let name = project.name(member)
        return context.elements.isLibrarys(member)
          && ShowingClosures.texts.contains(name.hasPrefix("rx_") ? String(name.dropFirst(3)) : name)
      }
  }

  private func isShown(by function: Place, _ way: WayDown) -> Bool {
    way.element.map { closures.onlyShows(function, $0, isBehindObject: way.isBehindObject) } ?? false
  }

  /// RxCocoa's own sinks show what they are given; one of the project's own does what its closure does.
  private func isShown(on observer: Place, _ element: EmptyElement, depth: Int = 0) -> Bool {
    guard depth < 4 else { return false }
    var member = project.unwrapped(observer)
    if project.kind(member) == .callExpr, let callee = project.first(member) {
      if project.name(callee) == "Binder" {
        return isShown(byBinder: member, element)
      }
      member = callee
    }
    if context.elements.isLibrarys(member) { return true }
    let call = project.call(calling: member)
    let own = lowering.ownMembers(meantBy: member, call: call).map(\.place)
    let declarations = own.isEmpty ? [lowering.variable(namedBy: member)].compactMap { $0 } : own
    return !declarations.isEmpty
      && declarations.allSatisfy { declaration in
        let returned =
          project.initialValue(of: declaration).map { [$0] } ?? returned(by: declaration)
        return !returned.isEmpty && returned.allSatisfy { isShown(on: $0, element, depth: depth + 1) }
      }
  }

  /// What a function or a computed property hands out.
  private func returned(by declaration: Place) -> [Place] {
    let block = project.child(declaration, .accessorBlock)
    let getter = block.map(project.children)?.first { project.kind($0) == .accessor && project.name($0) == "get" }
    let body = project.child(getter ?? block ?? declaration, .codeBlock)
    return body.map { project.returnedExpressions(of: $0) } ?? []
  }

  /// `Binder(base) { chart, bars in chart.bars = bars }`.
  private func isShown(byBinder call: Place, _ element: EmptyElement) -> Bool {
    let arguments = lowering.arguments(of: call, .none)
    guard let object = arguments.first?.expression, let closure = arguments.last?.expression,
      project.kind(closure) == .closureExpr
    else { return false }
    var closures = closures
    if isView(object) {
      let parameter = project.firstParameter(ofClosure: closure).map { project.name($0) }
      closures.views = [parameter ?? "$0"]
    }
    return closures.onlyShows(closure, element, isBehindObject: true)
  }

  /// A screen does more than to show.
  private func isView(_ object: Place) -> Bool {
    let bound =
      project.name(object) == "base"
      ? project.enclosingExternalExtension(of: object).flatMap { project.boundOfBase(inExtension: $0) } : nil
    return !closures.mayBeScreens(bound.map { [$0] } ?? lowering.typeNames(of: lowering.value(of: object)))
  }
}
