/// What the parameters of a closure hold, by the operator or function that it is handed to.
extension Evaluator {
  func closureParameterValue(_ parameter: Place, index: Int, of closure: Place, _ frame: Frame?) -> Value {
    if let type = project.children(parameter).first {
      let declared = typeValue(type, frame)
      if case .external = declared { return declared }
      if isSettled(declared) { return declared }
    }
    let count = project.child(closure, .closureSignature).map { signature in
      project.children(signature).filter { project.kind($0) == .closureParameter }.count
    }
    return closureInput(index, count: count ?? 1, of: closure, name: project.name(parameter), at: parameter, frame)
  }

  /// `$0`.
  func implicitParameter(_ index: Int, at place: Place, _ frame: Frame?) -> Value {
    let tree = project.tree(place)
    var current = tree.parent(place.node)
    while current != 0 {
      if tree[current].kind == .closureExpr {
        let signature = tree.firstChild(current, .closureSignature)
        let hasParameters = signature.map { tree.firstChild($0, .closureParameter) != nil } ?? false
        if !hasParameters {
          let closure = Place(file: place.file, node: current)
          let usesSecond = tree.text(current).contains("$1")
          return closureInput(index, count: usesSecond ? 2 : 1, of: closure, name: "$\(index)", at: place, frame)
        }
      }
      current = tree.parent(current)
    }
    return .unknown("$\(index)", place)
  }

  private func closureInput(
    _ index: Int, count: Int, of closure: Place, name: String, at place: Place, _ frame: Frame?
  ) -> Value {
    var current = frame
    while let at = current {
      if at.owner == closure {
        if count > 1, at.inputs.count == 1, case .tuple(let elements) = at.inputs[0].value {
          return elements.indices.contains(index) ? elements[index].value.value : .unknown(name, place)
        }
        return at.inputs.indices.contains(index) ? at.inputs[index].value : .unknown(name, place)
      }
      current = at.parent
    }
    let inputs = cellInputs(closure) ?? closureInputs(closure, frame)
    if count > 1, inputs.count == 1, case .tuple(let elements) = inputs[0].value {
      return elements.indices.contains(index) ? elements[index].value.value : .unknown(name, place)
    }
    return inputs.indices.contains(index) ? inputs[index].value : .unknown(name, place)
  }

  /// What the call around a closure passes to it.
  private func closureInputs(_ closure: Place, _ frame: Frame?) -> [LazyValue] {
    guard let argument = project.parent(closure), project.kind(argument) == .argument,
      let call = project.parent(argument), project.kind(call) == .callExpr,
      let callee = project.children(call).first
    else { return [] }
    let name = project.name(callee)
    let all = arguments(of: call, frame)
    // `Binder(view) { view, element in … }`.
    if project.kind(callee) == .identifierExpr, observerTypeNames.contains(name), all.count > 1 {
      return [all[0].value]
    }
    guard project.kind(callee) == .memberExpr, let base = project.children(callee).first else { return [] }
    let label = all.first { $0.place == argument }?.label
    let receiver = value(of: base, in: frame)
    switch receiver {
    case .sequence(let sequence):
      return operatorInputs(name, label: label, sequence: sequence, arguments: all)
    case .array(let element):
      return name == "enumerated"
        ? [LazyValue(.plain), element] : name == "reduce" ? [LazyValue(.plain), element] : [element]
    case .externalMetatype(let type) where sequenceTypeNames[type] != nil:
      return staticInputs(name, arguments: all)
    case .unseenCall, .unknown:
      // A sequence as far as the operator shows; its elements are not in sight.
      return []
    case .instance, .external:
      // Configuration closures: `UILabel().then { $0.text = "" }`.
      return ["then", "do", "apply", "with", "also", "configure", "setup", "build"].contains(name)
        ? [LazyValue(receiver)] : []
    default: return []
    }
  }

  private func operatorInputs(
    _ name: String, label: String?, sequence: RxSequence, arguments: [Argument]
  ) -> [LazyValue] {
    let element = sequence.element ?? LazyValue(.unknown("element", .nowhere))
    if let object = arguments.first(where: { $0.label == "with" }) { return [object.value, element] }
    switch name {
    case "withUnretained": return [arguments.first?.value ?? element, element]
    case "withLatestFrom":
      let other = arguments.first.map { asSequence($0.value.value, at: $0.place).element } ?? nil
      return [element, other ?? LazyValue(.unknown("element", .nowhere))]
    case "scan", "reduce": return [arguments.first?.value ?? element, element]
    case "bind", "drive":
      // The closure after `rx.items(…)`: row, element, cell.
      guard arguments.first?.label == "to" || name == "drive" && arguments.count > 1 else { return [element] }
      return [LazyValue(.plain), LazyValue { self.elementOf(element.value) }, LazyValue(.external("UIView"))]
    default: return [element]
    }
  }

  private func elementOf(_ value: Value) -> Value {
    if case .array(let element) = value { return element.value }
    return .unknown("element", .nowhere)
  }

  private func staticInputs(_ name: String, arguments: [Argument]) -> [LazyValue] {
    switch name {
    case "combineLatest", "zip":
      return arguments.filter { $0.label == nil }.map { argument in
        lazily {
          self.asSequence(argument.value.value, at: argument.place).element?.value
            ?? .unknown("element", argument.place)
        }
      }
    case "create": return [LazyValue(.observer(Observer(kind: .custom, isUI: false, hops: false)))]
    default: return []
    }
  }
}
