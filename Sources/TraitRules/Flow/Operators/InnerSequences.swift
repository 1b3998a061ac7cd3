/// The sequences that closures return and arguments bring.
extension Evaluator {
  /// The sequence that a flattening operator subscribes to.
  func inner(of row: CatalogueRow, sequence: RxSequence, arguments: [Argument], at place: Place) -> RxSequence? {
    let needsInner =
      row.delivery == .inner || row.delivery == .keepOrInner || row.failure == .keepOrInner || row.failure == .inner
      || row.failure == .catchesIntoInner || row.sharing == .inner
    guard needsInner else { return nil }
    return innerSequence(of: sequence, arguments: arguments, at: place)
  }

  /// The sequence that a closure returns, or that the elements are.
  func innerSequence(of sequence: RxSequence, arguments: [Argument], at place: Place) -> RxSequence {
    if let argument = arguments.first(where: {
      ["onErrorDriveWith", "onErrorSignalWith", "onErrorFallbackTo", "switchTo"].contains($0.label)
    }) {
      return asSequence(argument.value.value, at: argument.place)
    }
    if let function = closureArgument(arguments) {
      let input = sequence.element ?? LazyValue(.unknown("element", place))
      var inputs = [input]
      if let object = arguments.first(where: { $0.label == "with" }) { inputs = [object.value, input] }
      let value = result(of: function.value.value, inputs: inputs, at: function.place)
      // `catch { throw $0 }` hands on what it was given.
      if value.isPlain, onlyThrows(function) { return sequence }
      return asSequence(elementSequence(value, in: function), at: function.place)
    }
    if let path = arguments.lazy.compactMap({ self.project.child($0.place, .keyPathExpr) }).first {
      return asSequence(keyPathValue(path, of: sequence.element?.value ?? .unknown("element", place)), at: path)
    }
    // `merge()`, `concat()`, `switchLatest()`: the elements are the sequences.
    if let element = sequence.element?.value { return asSequence(element, at: place) }
    return asSequence(.unknown("the inner sequence", place), at: place)
  }

  /// A closure that returns a collection, as `flatMap` and `concatMap` over collections allow, or nothing in sight.
  private func elementSequence(_ value: Value, in argument: Argument) -> Value {
    switch value {
    case .array: return .sequence(declaredSequence(.infallible, at: argument.place))
    case .plain: return .unknown("what the closure returns", argument.place)
    default: return value
    }
  }

  private func onlyThrows(_ argument: Argument) -> Bool {
    guard let closure = project.children(argument.place).first, project.kind(closure) == .closureExpr else {
      return false
    }
    let statements = project.children(closure).filter { project.kind($0) != .closureSignature }
    return statements.count == 1 && project.kind(statements[0]) == .throwStmt
  }

  /// `\.rx.items` as the closure that it stands for: `{ $0.rx.items }`.
  private func keyPathValue(_ path: Place, of root: Value) -> Value {
    let names = project.text(path).dropFirst().split(separator: ".").map(String.init)
    return names.drop { $0.first?.isUppercase == true }.reduce(root) { member($1, of: $0, at: path, nil) }
  }

  func closureArgument(_ arguments: [Argument]) -> Argument? {
    arguments.last { argument in
      if argument.label == "with" || argument.label == "scheduler" { return false }
      switch project.children(argument.place).first.map({ project.kind($0) }) {
      case .closureExpr?, .memberExpr?, .identifierExpr?, .callExpr?: return true
      default: return false
      }
    }
  }

  /// The argument sequences, collections of them included.
  func inputs(_ arguments: [Argument]) -> [RxSequence] {
    var result: [RxSequence] = []
    for argument in arguments {
      if argument.label == "resultSelector" || argument.label == "scheduler" { continue }
      if isTimeSpan(argument) { continue }
      if let expression = project.children(argument.place).first, project.kind(expression) == .closureExpr { continue }
      switch argument.value.value {
      case .array(let element): result.append(asSequence(element.value, at: argument.place))
      case .plain, .scheduler, .functions, .closure: continue
      case .metatype, .externalMetatype: continue
      case let value: result.append(asSequence(value, at: argument.place))
      }
    }
    return result
  }

  /// `.seconds(5)`.
  private func isTimeSpan(_ argument: Argument) -> Bool {
    guard let expression = project.children(argument.place).first, project.kind(expression) == .callExpr,
      let callee = project.children(expression).first, project.kind(callee) == .implicitMemberExpr
    else { return false }
    return ["seconds", "milliseconds", "microseconds", "nanoseconds"].contains(project.name(callee))
  }
}
