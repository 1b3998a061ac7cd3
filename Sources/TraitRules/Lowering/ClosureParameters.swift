/// What the parameters of a closure hold, by the operator or function that it is handed to.
extension Lowering {
  func closureParameterValue(_ parameter: Place, index: Int, of closure: Place, _ frame: FrameID) -> Value {
    let declared = project.first(parameter).map { typeValue($0, frame) }
    if let declared, !isOpen(declared) { return declared }
    let count = project.child(closure, .closureSignature).map { signature in
      project.children(signature).filter { project.kind($0) == .closureParameter }.count
    }
    let input = closureInput(index, count: count ?? 1, of: closure, at: parameter, frame)
    return handed(declared.map { coerce(input, to: $0, at: parameter) } ?? input, at: parameter)
  }

  /// `$0`.
  func implicitParameterValue(_ index: Int, at place: Place, _ frame: FrameID) -> Value {
    var current = project.parent(place)
    while let at = current {
      if project.kind(at) == .closureExpr, !hasParameters(at) {
        let usesSecond = project.holds(.secondInput, at)
        let input = closureInput(index, count: usesSecond ? 2 : 1, of: at, at: place, frame)
        return index == 0 ? handed(input, at: at) : input
      }
      current = project.parent(at)
    }
    return .lost(place, .none)
  }

  private func hasParameters(_ closure: Place) -> Bool {
    project.firstParameter(ofClosure: closure) != nil
  }

  private func closureInput(_ index: Int, count: Int, of closure: Place, at place: Place, _ frame: FrameID) -> Value {
    let inputs = boundInputs(of: closure, frame) ?? inputs(ofClosure: closure, frame)
    let input = input(index, of: count, among: inputs) ?? .lost(place, .none)
    switch input {
    // What many hand in who call functions of other types by the same name, or nobody in sight.
    case .either, .lost:
      guard let type = contextualType(of: closure).flatMap(functionType) else { return input }
      let written = parameterValues(ofFunctionType: type, frame)
      return written.indices.contains(index) ? coerce(input, to: written[index], at: place) : input
    default: return input
    }
  }

  /// One of so many parameters: the parts of one tuple can be those of several.
  func input(_ index: Int, of count: Int, among inputs: [Value]) -> Value? {
    if count > 1, inputs.count == 1 {
      let rows = alternatives(of: inputs[0])
      let parts = rows.map { part(index, of: count, $0) }
      return parts.contains(nil) ? nil : column(parts.compactMap(\.self), of: rows)
    }
    return inputs.indices.contains(index) ? forced(inputs[index]) : nil
  }

  private func boundInputs(of closure: Place, _ frame: FrameID) -> [Value]? {
    var current = frame
    while !current.isNone {
      let at = store[current]
      if at.owner == closure { return at.inputs }
      current = at.parent
    }
    return nil
  }

  /// What the call around a closure, or a function that is named for one, passes to it, whoever runs that.
  func inputs(ofClosure closure: Place, _ frame: FrameID) -> [Value] {
    if let inputs = LibraryModels.closureInputs(of: closure, self) { return inputs }
    guard let argument = project.parent(closure), project.kind(argument) == .argument,
      let call = project.parent(argument), project.kind(call) == .callExpr,
      let callee = project.first(call)
    else { return storedClosureInputs(closure) }
    let name = project.symbol(callee)
    let all = arguments(of: call, frame)
    // `Binder(view) { view, element in … }`.
    if dialect.observerTypes[nameMade(by: call)] != nil, all.count > 1 {
      return [all[0].value(self), .lost(closure, .none)]
    }
    // `.create { observer in … }` where a sequence is expected.
    if project.kind(callee) == .implicitMemberExpr, let type = contextualType(of: call),
      case .sequence = typeValue(type, frame)
    {
      return inputs(passedBy: call, argument, frame) ?? staticInputs(name, arguments: all)
    }
    let label = project.label(argument)
    guard project.kind(callee) == .memberExpr, let base = project.first(callee) else {
      return inputs(passedBy: call, argument, frame) ?? []
    }
    let receiver = forced(value(of: base, in: frame))
    switch receiver {
    case .sequence(let chain):
      if transformation(by: call) == closure { return [.sequence(observed(chain, at: callee))] }
      return operatorInputs(name, label: label, of: chain, arguments: all)
        ?? inputs(passedBy: call, argument, frame) ?? [.element(chain)]
    case .array: return arrayInputs(name, element(of: receiver))
    case .outsideMetatype(let type) where dialect.sequenceTypes[type] != nil: return staticInputs(name, arguments: all)
    // A sequence as far as the operator shows; its elements are not in sight.
    case .asked, .lost, .nothing: return []
    case .object, .outside, .either, .metatype, .outsideMetatype:
      if let passed = inputs(passedBy: call, argument, frame) { return passed }
      return configures(name) ? [receiver] : []
    default:
      return configures(name) ? [receiver] : []
    }
  }

  /// Configuration closures: `UILabel().then { $0.text = "" }`.
  private func configures(_ name: Symbol) -> Bool {
    switch name.known {
    case .then?, .do?, .apply?, .with?, .also?, .configure?, .setup?, .build?, .let?, .map?: true
    default: false
    }
  }

  private func arrayInputs(_ name: Symbol, _ element: Value) -> [Value] {
    switch name.known {
    case .reduce?: [.plain, element]
    default: [element]
    }
  }

  /// What a function of the project's calls its parameter with.
  private func inputs(passedBy call: Place, _ argument: Place, _ frame: FrameID) -> [Value]? {
    guard let function = functions(calledBy: call, frame).first(where: project.hasBody),
      let parameter = parameter(taking: argument, of: call, function: function)
    else { return nil }
    // What a generic function hands on is what it was given in this call, and what many types have, the object of it.
    let isGeneric = project.child(function, .genericParameters) != nil || isOfManyTypes(function)
    let inner = isGeneric ? self.frame(of: call, entering: function, frame) : .none
    var known: Set<Place> = []
    return joined(uses(of: parameter, in: function).flatMap { inputs(where: $0, inner, known: &known) })
  }

  /// Whether a function stands in an extension of a protocol, or of a type out of sight.
  private func isOfManyTypes(_ function: Place) -> Bool {
    if let owner = project.enclosingType(of: function) { return project.declaration(owner).kind == .protocol }
    return project.enclosingExternalExtension(of: function) != nil
  }

  /// What a closure that is stored in a property is called with.
  private func storedClosureInputs(_ closure: Place) -> [Value] {
    guard let property = storage(ofClosure: closure) else { return [] }
    var known: Set<Place> = []
    if let called = joined(usesOfStored(property).flatMap({ inputs(where: $0, known: &known) })) { return called }
    let type = project.declaredType(of: property).flatMap(functionType)
    return type.map { parameterValues(ofFunctionType: $0) } ?? []
  }

  /// The variable that a closure is stored in where it stands.
  func storage(ofClosure closure: Place) -> Place? {
    guard let parent = project.parent(closure) else { return nil }
    switch project.kind(parent) {
    case .initializerClause: return project.parent(parent)
    case .sequenceExpr:
      let parts = Array(project.children(parent))
      guard parts.count == 3, project.kind(parts[1]) == .assignmentOperator else { return nil }
      return variable(namedBy: parts[0])
    default: return nil
    }
  }

  func functionType(_ type: Place) -> Place? {
    switch project.kind(type) {
    case .functionType: type
    case .optionalType, .tupleTypeElement: project.first(type).flatMap(functionType)
    case .tupleType: project.children(type).count == 1 ? project.first(type).flatMap(functionType) : nil
    default: nil
    }
  }

  private func parameterValues(ofFunctionType type: Place, _ frame: FrameID = .none) -> [Value] {
    guard let parameters = project.first(type) else { return [] }
    return project.children(parameters).map { typeValue($0, frame) }
  }

  private func operatorInputs(_ name: Symbol, label: Symbol, of chain: ChainID, arguments: [Argument]) -> [Value]? {
    // `bind(to: show)` hands over the sequence itself.
    if label == .to, dialect.subscriptions[name] != nil { return [.sequence(chain)] }
    let given: Value = takesError(label) ? store.outside(Symbol(.Error)) : .element(chain)
    // `subscribeNext(weak: self) { screen in { text in … } }` hands its object to the outer one.
    if let object = arguments.first(where: { $0.label == .with || $0.label == .weak }) {
      return [object.value(self), given]
    }
    if takesError(label) { return [given] }
    guard let row = catalogue.rows(named: name).first(where: { !$0.isStatic }) else { return nil }
    switch row.closureInput {
    case .element: return [.element(chain)]
    case .objectAndElement: return [arguments.first?.value(self) ?? .plain, .element(chain)]
    case .elementAndLatest:
      return [.element(chain), arguments.first.map { .element(self.chain($0.value(self), at: $0.place)) } ?? .plain]
    case .accumulated: return [arguments.first?.value(self) ?? .plain, .element(chain)]
    case .boundItem:
      guard arguments.count > 1, arguments[0].label == .to || arguments[0].label.isNone else {
        return [.element(chain)]
      }
      let item = element(of: forced(.element(chain)))
      // The closure after `table.rx.items` is handed the table itself, that after `rx.items(…)` a cell that is made.
      if let table = tableMakingCells(arguments[0]) { return [table, .plain, item] }
      return [.plain, item, cell(of: arguments[0])]
    case .elements, .observer, .nothing, .resource: return [.element(chain)]
    }
  }

  /// The closures of `subscribe`, `drive` and `do` that are told of an error, which the app's own extensions may add to.
  private func takesError(_ label: Symbol) -> Bool {
    switch label.known {
    case .onError?, .afterError?, .onFailure?: true
    default: false
    }
  }

  /// `table` of `table.rx.items`, which leaves it to a closure to make cells; `nil` for a picker's, which hands that its row
  /// first. (UITableView+Rx.swift, UICollectionView+Rx.swift, UIPickerView+Rx.swift.)
  private func tableMakingCells(_ items: Argument) -> Value? {
    guard !items.expression.isNowhere, project.kind(items.expression) == .memberExpr,
      project.symbol(items.expression) == .items, let reactive = project.first(items.expression),
      project.kind(reactive) == .memberExpr, project.symbol(reactive) == .rx, let base = project.first(reactive)
    else { return nil }
    let view = forced(value(of: base, in: items.frame))
    switch view {
    case .outside(let ref): return store[ref].type == Symbol(.UIPickerView) ? nil : view
    case .object(let ref):
      return meaning.inheritedNames(of: store[ref].type).contains(Symbol(.UIPickerView)) ? nil : view
    default: return view
    }
  }

  /// The cell that `rx.items(cellIdentifier: id, cellType: Cell.self)` hands its closure.
  private func cell(of items: Argument) -> Value {
    let named = arguments(of: items.expression, .none).first { $0.label == .cellType }
    if case .metatype(let type)? = named.map({ forced($0.value(self)) }) { return store.object(of: type) }
    return store.outside(Symbol(.UIView))
  }

  /// What the first of two closures makes for the second.
  func resource(_ arguments: [Argument]) -> [Value] {
    guard let factory = arguments.first else { return [] }
    return [result(of: factory.value(self), inputs: [], at: factory.place)]
  }

  private func staticInputs(_ name: Symbol, arguments: [Argument]) -> [Value] {
    guard let row = catalogue.rows(named: name).first(where: \.isStatic) else { return [] }
    switch row.closureInput {
    case .elements:
      return inputs(arguments).map { .element($0) }
    case .observer: return [store.observer(Observer(kind: .model, hops: false))]
    case .resource: return resource(arguments)
    default: return []
    }
  }
}
