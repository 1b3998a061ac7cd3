/// Closures that touch user interface for some cases or types of what they are told, and not for the others.
struct TouchedCases {
  let finder: TouchFinder
  /// The elements are notifications: the case is that of the object which one is posted with.
  let areNotifications: Bool
  private var lowering: Lowering { finder.lowering }
  private var project: Project { finder.project }

  /// A touch, and what it is for.
  struct Found {
    var touch: Touch
    var kinds: Kinds
  }

  /// Which elements something is for.
  enum Kinds {
    case cases(Set<Symbol>)
    /// Those of a type, or of one of several.
    case types(Value)
  }

  /// What a body calls the element that it is told.
  private enum Told {
    case closure(Place, index: Int)
    case function(parameter: Place)
  }

  /// The touches of a closure, or of the one function that a name means; `nil` where one of them is for any element.
  ///
  /// - Parameter index: which of its parameters the element is.
  func touches(in handler: Place, told index: Int, _ frame: FrameID) -> [Found]? {
    switch project.kind(handler) {
    case .closureExpr:
      guard mayTell(handler) else { return nil }
      return touches(inBody: handler, .closure(handler, index: index), frame, isStrict: false, depth: 0)
    case .identifierExpr, .memberExpr:
      guard case .functions(let ref) = lowering.value(of: handler, in: frame),
        case let functions = lowering.store[ref].places, functions.count == 1
      else { return nil }
      return touches(inFunction: functions[0], told: index, isStrict: false, depth: 0)?.map {
        Found(touch: $0.touch.told(at: handler), kinds: $0.kinds)
      }
    default: return nil
    }
  }

  private static let telling: Set<NodeKind> = [
    .switchExpr, .caseCondition, .callExpr, .castOperator, .ifExpr, .guardStmt,
  ]

  /// Whether a body looks at a case or a type, or calls what may: few do.
  private func mayTell(_ body: Place) -> Bool {
    project.contains(body) { Self.telling.contains(project.kind($0)) }
  }

  /// Helpers that hand the element on to each other.
  private static let deepest = 4

  private func touches(
    inFunction function: Place, told index: Int, isStrict: Bool, depth: Int
  ) -> [Found]? {
    let parameters = project.parameters(of: function)
    guard project.kind(function) == .funcDecl, parameters.indices.contains(index),
      let body = project.child(function, .codeBlock)
    else { return nil }
    return touches(
      inBody: body, .function(parameter: parameters[index]), .none,
      isStrict: isStrict || !lowering.meaning.isMainType(at: function), depth: depth)
  }

  private func touches(
    inBody body: Place, _ told: Told, _ frame: FrameID, isStrict: Bool, depth: Int
  ) -> [Found]? {
    var found: [Found] = []
    for (at, touch) in finder.touches(inBody: body, frame, isStrict: isStrict) {
      if let kinds = kinds(leadingTo: at, in: body, told, frame) {
        found.append(Found(touch: touch, kinds: kinds))
      } else if let handed = touches(by: at, handing: told, frame, isStrict: isStrict, depth: depth) {
        found += handed.map { Found(touch: $0.touch.told(at: touch.place), kinds: $0.kinds) }
      } else {
        return nil
      }
    }
    return found
  }

  private func kinds(leadingTo place: Place, in body: Place, _ told: Told, _ frame: FrameID) -> Kinds? {
    if let cases = lowering.cases(leadingTo: place, in: body, told: { names($0, told) }) { return .cases(cases) }
    // A notification is of no other type than any.
    if areNotifications { return nil }
    return lowering.types(leadingTo: place, in: body, frame, told: { names($0, told) }).map { .types($0) }
  }

  /// What a function does that a call hands the element: `self.show(event)`.
  private func touches(
    by call: Place, handing told: Told, _ frame: FrameID, isStrict: Bool, depth: Int
  ) -> [Found]? {
    guard depth < Self.deepest, project.kind(call) == .callExpr,
      case let functions = lowering.functions(calledBy: call, frame), functions.count == 1,
      let index = project.parameters(of: functions[0]).firstIndex(where: { parameter in
        lowering.expression(handedTo: parameter, of: functions[0], by: call).map { names($0, told) } ?? false
      })
    else { return nil }
    return touches(inFunction: functions[0], told: index, isStrict: isStrict, depth: depth + 1)
  }

  private func names(_ expression: Place, _ told: Told) -> Bool {
    switch told {
    case .closure(let closure, let index):
      if lowering.closure(told: expression, at: index) == closure { return true }
    case .function(let parameter):
      if lowering.parameter(namedBy: expression) == parameter { return true }
    }
    return areNotifications && namesObject(expression, told)
  }

  /// `notification.object as? Change`, or a name for it.
  private func namesObject(_ expression: Place, _ told: Told) -> Bool {
    switch project.kind(expression) {
    case .identifierExpr:
      let bound =
        switch lowering.meaning.lookUp(project.symbol(expression), at: expression) {
        case .optionalBinding(let binding)?: project.children(binding).last
        case .local(let binding, _)?: project.initialValue(of: binding)
        default: Place?.none
        }
      return bound.map { $0 != expression && namesObject($0, told) } ?? false
    case .sequenceExpr:
      let parts = Array(project.children(expression))
      return parts.count == 2 && project.kind(parts[1]) == .castOperator && namesObject(parts[0], told)
    case .memberExpr:
      return project.symbol(expression) == .object && project.first(expression).map { names($0, told) } ?? false
    default: return false
    }
  }
}

extension SubscriptionFinder {
  /// `subscribe { event in if case .error = event { … } }`: a binding whose closure touches user interface for nothing but
  /// the ends, by those that can come; `nil` where it does for elements, too.
  func byEnds(_ binding: Binding, _ handler: Place, _ frame: FrameID) -> Binding? {
    guard let found = TouchedCases(finder: touches, areNotifications: false).touches(in: handler, told: 0, frame),
      !found.isEmpty
    else { return nil }
    var ends: [Binding.End] = []
    for one in found {
      guard case .cases(let cases) = one.kinds, let kind = EventCases.end(of: cases) else { return nil }
      let text = project.outline(one.touch.place).firstLine
      ends.append(Binding.End(event: kind == .error ? .error : .completion, touch: one.touch, text: text))
    }
    ends.removeAll { !$0.event.canCome(of: binding.facts) }
    var binding = binding
    guard let first = ends.first else {
      (binding.sink, binding.sinkText, binding.sinkPlace) = (.other, "", nil)
      return binding
    }
    binding = binding.atEnd(first)
    binding.ends = Array(ends.dropFirst())
    return binding
  }

  /// A binding by what its closure touches for some cases alone: those elements may come elsewhere than others do.
  ///
  /// - Parameter isHandedObject: whether the subscription itself hands its closure an object before the element, as
  ///   `subscribe(with: self)` does.
  func byCases(_ binding: Binding, _ handler: Place, isHandedObject: Bool, _ frame: FrameID) -> Binding {
    // Where all of them come on main there is nothing to tell apart.
    guard !binding.arriving.threads.isDisjoint(with: [.background, .unknown]) else { return binding }
    let isPaired = !isHandedObject && lowering.comesInPairs(binding.chain)
    let index = isHandedObject || isPaired ? 1 : 0
    guard
      let found = TouchedCases(
        finder: touches, areNotifications: lowering.areNotifications(binding.chain)
      ).touches(in: handler, told: index, frame), !found.isEmpty
    else {
      return binding
    }
    var told: [(touch: Touch, chain: ChainID)] = []
    for one in found {
      guard
        let chain = lowering.narrowed(
          binding.chain, isPaired: isPaired,
          by: { source in
            switch one.kinds {
            case .cases(let cases): lowering.narrowed(source, toCases: cases)
            case .types(let types): lowering.narrowed(source, toTypes: types)
            }
          })
      else { return binding }
      told.append((one.touch, chain))
    }
    return worst(of: told, binding)
  }

  /// Of several touches the one for which most is to be said.
  private func worst(of told: [(touch: Touch, chain: ChainID)], _ binding: Binding) -> Binding {
    func threads(_ one: (touch: Touch, chain: ChainID)) -> Threads {
      fold.facts(of: one.chain).delivery.elements.threads
    }
    let worst =
      told.first { threads($0).contains(.background) } ?? told.first { threads($0).contains(.unknown) } ?? told[0]
    var binding = binding
    binding.told = worst.chain
    (binding.sink, binding.sinkText, binding.sinkPlace) = (
      .closure(worst.touch), project.outline(worst.touch.place).firstLine, worst.touch.place
    )
    return binding
  }
}
