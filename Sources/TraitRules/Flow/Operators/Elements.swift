/// What a sequence's elements are after an operator, where elements are sequences or objects that hold some.
extension Evaluator {
  func element(_ step: OperatorStep) -> LazyValue? {
    let input = step.input.element
    let at = step.place
    switch step.row.name {
    case "map", "compactMap", "flatMapCompact", "unwrapMap":
      guard let function = closureArgument(step.arguments) else { return nil }
      return lazily {
        self.result(of: function.value.value, inputs: [input ?? LazyValue(.unknown("element", at))], at: at)
      }
    case "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "switchLatest": return step.inner?.element
    case "merge", "concat":
      if let inner = step.inner { return inner.element }
      return input ?? inputs(step.arguments).first?.element
    case "withLatestFrom":
      if step.arguments.count > 1, let function = step.arguments.last {
        let other = step.arguments.first.flatMap { asSequence($0.value.value, at: at).element }
        return lazily {
          self.result(
            of: function.value.value, inputs: [input ?? LazyValue(.plain), other ?? LazyValue(.plain)], at: at)
        }
      }
      return step.arguments.first.flatMap { argument in asSequence(argument.value.value, at: at).element }
    case "withUnretained":
      guard let object = step.arguments.first else { return nil }
      if let function = step.arguments.dropFirst().first {
        return lazily {
          self.result(of: function.value.value, inputs: [object.value, input ?? LazyValue(.plain)], at: at)
        }
      }
      return LazyValue(
        .tuple([
          Value.TupleElement(label: nil, value: object.value),
          Value.TupleElement(label: nil, value: input ?? LazyValue(.unknown("element", at))),
        ]))
    case "combineLatest", "zip":
      let sequences = inputs(step.arguments)
      if let function = step.arguments.last, function.isTrailing || function.label == "resultSelector" {
        let elements = sequences.map { $0.element ?? LazyValue(.unknown("element", at)) }
        return lazily { self.result(of: function.value.value, inputs: elements, at: at) }
      }
      return LazyValue(
        .tuple(
          sequences.map { Value.TupleElement(label: nil, value: $0.element ?? LazyValue(.unknown("element", at))) }))
    case "just", "of", "startWith": return input ?? step.arguments.first?.value
    case "from":
      if case .array(let element)? = step.arguments.first?.value.value { return element }
      return step.arguments.first?.value
    case "scan", "reduce": return step.arguments.first?.value
    case "toArray", "buffer": return input.map { LazyValue(.array($0)) }
    case "create", "deferred": return step.inner?.element
    case "materialize", "dematerialize", "groupBy", "window", "enumerated": return nil
    default: return input
    }
  }
}
