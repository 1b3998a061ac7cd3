/// An argument of a call.
struct Argument {
  /// None where there is no label, or `_`.
  var label: Symbol
  /// The `argument` node, or the operand of an operator.
  var place: Place
  /// The expression; `nowhere` for an argument that is a value already.
  var expression: Place
  var frame: FrameID
  var isTrailing = false
  /// What it is, where no expression says so.
  var given: Value?

  func value(_ lowering: Lowering) -> Value { given ?? lowering.value(of: expression, in: frame) }

  init(
    label: Symbol, place: Place, expression: Place, frame: FrameID, isTrailing: Bool = false, given: Value? = nil
  ) {
    self.label = label
    self.place = place
    self.expression = expression
    self.frame = frame
    self.isTrailing = isTrailing
    self.given = given
  }

  /// A value that is handed on.
  init(_ value: Value, at place: Place) {
    self.init(label: .none, place: place, expression: .nowhere, frame: .none, given: value)
  }
}

extension Lowering {
  /// A call's arguments, the operands of an operator, or those that a property wrapper is made with at its property.
  func arguments(of call: Place, _ frame: FrameID) -> [Argument] {
    switch project.kind(call) {
    case .patternBinding: return wrapperArguments(of: call, frame)
    case .binaryOperator: return operands(of: call, frame)
    case .prefixExpr, .postfixOperatorExpr:
      return project.children(call).map { Argument(label: .none, place: $0, expression: $0, frame: frame) }
    default: break
    }
    var result: [Argument] = []
    for child in project.children(call) where project.kind(child) == .argument {
      result.append(
        Argument(
          label: project.label(child), place: child, expression: project.first(child) ?? child, frame: frame,
          isTrailing: project.flags(child).contains(.isTrailing)))
    }
    return result
  }

  /// What stands beside an operator.
  private func operands(of symbol: Place, _ frame: FrameID) -> [Argument] {
    guard let parts = project.parent(symbol).map({ Array(project.children($0)) }),
      let index = parts.firstIndex(of: symbol), index > 0, index + 1 < parts.count
    else { return [] }
    return [parts[index - 1], parts[index + 1]].map {
      Argument(label: .none, place: $0, expression: $0, frame: frame)
    }
  }

  /// `@Wrapper(x) var y = z`: `wrappedValue: z`, then those of the attribute.
  private func wrapperArguments(of binding: Place, _ frame: FrameID) -> [Argument] {
    var result: [Argument] = []
    if let initial = project.initialValue(of: binding) {
      // A relay that is made there is the property's, by whatever name the wrapper has it.
      let made = identified(value(of: initial, in: frame), madeAt: initial, as: binding, .nothing)
      result.append(
        Argument(label: Symbol(.wrappedValue), place: initial, expression: initial, frame: frame, given: made))
    }
    if let wrapper = wrapper(of: binding) { result += arguments(of: wrapper.attribute, frame) }
    return result
  }

  /// Whether a call's labels fit a function's parameters.
  func accepts(_ function: Place, _ arguments: [Argument]) -> Bool { matched(function, arguments) != nil }

  func labelsMatch(_ call: Place, _ function: Place) -> Bool { accepts(function, arguments(of: call, .none)) }

  /// The parameter of each argument, in the order of the arguments; `nil` where they do not fit.
  func matched(_ function: Place, _ arguments: [Argument]) -> [Place]? {
    let signature = signature(of: function)
    let parameters = signature.parameters
    if signature.isOperator { return parameters.count == arguments.count ? parameters : nil }
    var result: [Place] = []
    var next = 0
    for (index, parameter) in parameters.enumerated() {
      guard next < arguments.count else {
        if signature.defaults[index] { continue }
        return nil
      }
      if takes(index, of: signature, arguments[next], following: arguments.count - next) {
        result.append(parameter)
        next += 1
        guard signature.variadics[index] else { continue }
        while next < arguments.count, arguments[next].label.isNone, !arguments[next].isTrailing {
          result.append(parameter)
          next += 1
        }
      } else if !signature.defaults[index] {
        return nil
      }
    }
    return next == arguments.count ? result : nil
  }

  /// Whether the next argument is a parameter's.
  ///
  /// A first trailing closure has no label: it goes to the first parameter that is a function, or could be one, unless
  /// those that follow take all functions that are written, which is what the compiler looks for from the end.
  private func takes(_ index: Int, of signature: Signature, _ argument: Argument, following: Int) -> Bool {
    let parameter = signature.parameters[index]
    guard argument.isTrailing, argument.label.isNone else {
      return signature.labels[index] == argument.label
        || index == 0 && argument.label.isNone && leavesFirstLabelOut(parameter)
    }
    let later = signature.parameters[(index + 1)...]
    if meaning.takesFunction(parameter) {
      // Of several functions with defaults, the last one takes a single trailing closure.
      guard following == 1, signature.defaults[index] else { return true }
      return !later.contains { meaning.takesFunction($0) }
    }
    guard let type = project.type(ofParameter: parameter), mayBeFunction(type) else { return false }
    return !later.contains { meaning.takesFunction($0) }
  }

  /// Up to Swift 2 a function's first parameter, unlike an initialiser's, had no label but one that is written twice.
  private func leavesFirstLabelOut(_ parameter: Place) -> Bool {
    guard project.isOfSwift2, let clause = project.parent(parameter), let function = project.parent(clause) else {
      return false
    }
    return project.kind(function) == .funcDecl
  }

  /// A generic parameter or an alias can stand for a function; `Element.Type` and a literal's type cannot.
  private func mayBeFunction(_ type: Place) -> Bool {
    switch project.kind(type) {
    case .simpleType:
      switch project.symbol(type).known {
      case .Int?, .String?, .Bool?, .Double?, .CGFloat?, .TimeInterval?, .Float?: false
      default: true
      }
    case .optionalType, .tupleTypeElement: project.first(type).map(mayBeFunction) ?? false
    case .memberType: project.symbol(type) != .Type
    case .functionType: true
    default: false
    }
  }

  func hasDefault(_ parameter: Place) -> Bool {
    project.child(parameter, .initializerClause) != nil || isVariadic(parameter)
  }

  func isVariadic(_ parameter: Place) -> Bool {
    project.tree(parameter).text(parameter.node, endsWith: "...")
  }

  /// The parameter that an argument of a call is handed to.
  func parameter(taking argument: Place, of call: Place, function: Place) -> Place? {
    let all = arguments(of: call, .none)
    guard let index = all.firstIndex(where: { $0.place == argument }), let parameters = matched(function, all) else {
      return nil
    }
    return parameters[index]
  }

  /// The expression that a call hands in for a parameter; `nil` where it leaves that out.
  func expression(handedTo parameter: Place, of function: Place, by call: Place) -> Place? {
    let all = arguments(of: call, entering: function, .none)
    return matched(function, all)?.firstIndex(of: parameter).map { all[$0].expression }
  }

  /// What a function's parameters stand for in a call, generic ones included.
  func bindings(_ arguments: [Argument], toParametersOf function: Place, receiver: Value) -> [NamedValue] {
    let taken = matched(function, arguments) ?? []
    let bound = project.parameters(of: function).compactMap { parameter in
      value(of: parameter, of: function, arguments, taken, receiver: receiver)
        .map { NamedValue(name: project.symbol(parameter), value: $0) }
    }
    return bound + inferred(function, bound, explicit: [])
  }

  /// What one parameter stands for in a call; of its other arguments nothing is asked.
  func value(of parameter: Place, of function: Place, in call: Place) -> Value? {
    let all = arguments(of: call, .none)
    return value(of: parameter, of: function, all, matched(function, all) ?? [], receiver: .nothing)
  }

  /// - Parameter taken: the parameter of each argument.
  private func value(
    of parameter: Place, of function: Place, _ arguments: [Argument], _ taken: [Place], receiver: Value
  ) -> Value? {
    let passed = taken.indices.filter { taken[$0] == parameter }
    if passed.count > 1 || passed.count == 1 && isVariadic(parameter) {
      return store.array(of: join(passed.map { typed(arguments[$0].value(self), parameter) }))
    }
    if let index = passed.first {
      let argument = arguments[index]
      return queue(argument, takenBy: parameter)
        ?? handed(typed(argument.value(self), parameter), at: argument.expression)
    }
    return project.initialValue(of: parameter).map {
      typed(value(of: $0, in: selfFrame(receiver, owner: function)), parameter)
    }
  }

  private func isFromOutside(_ value: Value) -> Bool {
    switch value {
    case .plain, .outside: true
    default: false
    }
  }

  private func isGeneric(_ type: TypeID) -> Bool { !project.declaration(type).genericParameters.isEmpty }

  /// An argument seen through its parameter's type: a protocol hides nothing, a `Driver` promises.
  private func typed(_ value: Value, _ parameter: Place) -> Value {
    guard let type = project.type(ofParameter: parameter) else { return value }
    switch value {
    case .lost, .asked, .tuple: return coerce(value, to: typeValue(type), at: parameter)
    // An element of which nothing is known is what the parameter says.
    case .element where isLost(forced(value)): return coerce(forced(value), to: typeValue(type), at: parameter)
    // What is no sequence may be a collection, of which sequences are made: `Array(all.prefix(3))`.
    case .plain, .outside,
      .element where isFromOutside(forced(value)):
      let declared = typeValue(type)
      if case .array = declared { return declared }
      return value
    // `Store()` handed to a `Store<Book>`: what it says nothing of, the parameter does.
    case .object(let ref) where isGeneric(store[ref].type) && store[ref].generics.isEmpty:
      return coerce(value, to: typeValue(type), at: parameter)
    case .sequence:
      guard case .sequence(let declared) = typeValue(type), graph.trait(of: declared).saysAll else { return value }
      return coerce(value, to: .sequence(declared), at: parameter)
    default: return value
    }
  }
}
