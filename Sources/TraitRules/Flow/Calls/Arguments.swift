/// An argument of a call.
struct Argument {
  var label: String?
  /// The `argument` node, or the operand of an operator.
  var place: Place
  var value: LazyValue
  var isTrailing = false
}

extension Evaluator {
  func arguments(of call: Place, _ frame: Frame?) -> [Argument] {
    let tree = project.tree(call)
    var result: [Argument] = []
    for child in tree.children(call.node) where tree[child].kind == .argument {
      let place = Place(file: call.file, node: child)
      result.append(
        Argument(
          label: tree.label(child), place: place, value: lazily { self.value(of: place, in: frame) },
          isTrailing: tree[child].flags.contains(.isTrailing)))
    }
    return result
  }

  func parameters(of function: Place) -> [Place] {
    guard let clause = project.child(function, .parameterClause) else { return [] }
    return project.children(clause).filter { project.kind($0) == .parameter }
  }

  /// Whether a call's labels fit a function's parameters.
  func accepts(_ function: Place, _ arguments: [Argument]) -> Bool {
    var remaining = arguments[...]
    for parameter in parameters(of: function) {
      guard let next = remaining.first else {
        if hasDefault(parameter) { continue }
        return false
      }
      if takes(parameter, next, of: function) {
        remaining.removeFirst()
        guard isVariadic(parameter) else { continue }
        while let more = remaining.first, more.label == nil, !more.isTrailing { remaining.removeFirst() }
      } else if !hasDefault(parameter) {
        return false
      }
    }
    return remaining.isEmpty
  }

  /// Whether the next argument is a parameter's. A trailing closure passes over what has a default and is no function,
  /// where a function follows.
  private func takes(_ parameter: Place, _ argument: Argument, of function: Place) -> Bool {
    guard argument.isTrailing, argument.label == nil else {
      return project.tree(parameter).isLabelled(parameter.node, argument.label)
    }
    if parameterType(parameter).map(isMetatype) ?? false { return false }
    guard hasDefault(parameter), !project.text(parameter).contains("->") else { return true }
    return !parameters(of: function).contains { $0.node > parameter.node && project.text($0).contains("->") }
  }

  func labelsMatch(_ call: Place, _ function: Place) -> Bool { accepts(function, arguments(of: call, nil)) }

  /// `Element.Type`.
  private func isMetatype(_ type: Place) -> Bool { project.tree(type).text(type.node, endsWith: ".Type") }

  private func hasDefault(_ parameter: Place) -> Bool {
    project.child(parameter, .initializerClause) != nil || isVariadic(parameter)
  }

  private func isVariadic(_ parameter: Place) -> Bool {
    project.tree(parameter).text(parameter.node, endsWith: "...")
  }

  func bind(_ arguments: [Argument], toParametersOf function: Place, in frame: Frame) {
    var remaining = arguments[...]
    for parameter in parameters(of: function) {
      let name = project.name(parameter)
      if let next = remaining.first, takes(parameter, next, of: function) {
        remaining.removeFirst()
        frame.bind(name, to: typed(next.value, parameter, frame))
      } else if let initializer = project.child(parameter, .initializerClause) {
        frame.bind(name, to: lazily { self.value(of: initializer, in: nil) })
      }
    }
  }

  /// An argument seen through its parameter's type: a protocol hides nothing, a `Driver` promises.
  private func typed(_ value: LazyValue, _ parameter: Place, _ frame: Frame) -> LazyValue {
    guard let type = parameterType(parameter) else { return value }
    return lazily {
      let argument = value.value
      switch argument {
      case .unknown, .plain: return self.typeValue(type, nil)
      default: return argument
      }
    }
  }
}
