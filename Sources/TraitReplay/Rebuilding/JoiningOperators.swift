import TraitRules
import TraitRuntime

/// Steps with several inputs, and those that subscribe to inner sequences.
enum JoiningOperators {
  static let rows: [OperatorRow] = flattening + joining + sequencing + sampling

  private static let flattening: [OperatorRow] = [
    .step("flatMap") { input, step throws(NotReplayed) in input.flatMap { _ in try opened(step) } },
    .step("flatMapWithIndex") { input, step throws(NotReplayed) in input.flatMap { _ in try opened(step) } },
    // Those of Single that return another trait.
    .step("flatMapMaybe") { input, step throws(NotReplayed) in input.flatMap { _ in try opened(step) } },
    .step("flatMapCompletable") { input, step throws(NotReplayed) in input.flatMap { _ in try opened(step) } },
    .step("flatMapLatest") { input, step throws(NotReplayed) in input.flatMapLatest { _ in try opened(step) } },
    .step("flatMapFirst") { input, step throws(NotReplayed) in input.flatMapFirst { _ in try opened(step) } },
    .step("concatMap") { input, step throws(NotReplayed) in input.concatMap { _ in try opened(step) } },
    .step("switchLatest") { input, step throws(NotReplayed) in input.map { _ in step.inner() }.switchLatest()
    },
  ]

  private static func opened(_ step: Rebuilding) throws -> Observable<Element> {
    try step.call()
    return step.inner()
  }

  private static let joining: [OperatorRow] = [
    OperatorRow("merge", isStatic: true) { step throws(NotReplayed) in .observable(.merge(try step.arguments())) },
    .step("merge", "maxConcurrent") { input, step throws(NotReplayed) in
      input.map { _ in step.inner() }.merge(maxConcurrent: step.number(or: 1))
    },
    .step("merge") { input, step throws(NotReplayed) in input.map { _ in step.inner() }.merge() },
    OperatorRow("combineLatest") { step throws(NotReplayed) in
      let inputs = try step.arguments()
      guard inputs.count == 2 else { return .observable(.combineLatest(inputs, resultSelector: step.join)) }
      return .observable(.combineLatest(inputs[0], inputs[1], resultSelector: step.join))
    },
    OperatorRow("zip") { step throws(NotReplayed) in
      let inputs = try step.arguments()
      guard inputs.count == 2 else { return .observable(.zip(inputs, resultSelector: step.join)) }
      return .observable(.zip(inputs[0], inputs[1], resultSelector: step.join))
    },
    OperatorRow("amb", isStatic: true) { step throws(NotReplayed) in .observable(.amb(try step.arguments())) },
    .step("amb") { input, step throws(NotReplayed) in input.amb(try step.firstArgument()) },
  ]

  private static let sequencing: [OperatorRow] = [
    OperatorRow("concat", isStatic: true) { step throws(NotReplayed) in .observable(.concat(try step.arguments())) },
    .step("concat", "_") { input, step throws(NotReplayed) in input.concat(try step.firstArgument()) },
    .step("concat") { input, step throws(NotReplayed) in input.map { _ in step.inner() }.concat() },
    .step("andThen") { input, step throws(NotReplayed) in
      input.ignoreElements().asCompletable().andThen(try step.firstArgument())
    },
    .step("ifEmpty", "switchTo") { input, step throws(NotReplayed) in input.ifEmpty(switchTo: try step.firstArgument())
    },
    .step("startWith") { input, step throws(NotReplayed) in input.startWith(step.element) },
  ]

  private static let sampling: [OperatorRow] = [
    .step("withLatestFrom") { input, step throws(NotReplayed) in
      step.step.row.labels.count > 1
        ? input.withLatestFrom(try step.firstArgument(), resultSelector: step.join)
        : input.withLatestFrom(try step.firstArgument())
    },
    .step("sample") { input, step throws(NotReplayed) in input.sample(try step.firstArgument()) },
  ]
}
