import TraitRules
import TraitRuntime

/// Steps that look at, change or choose elements.
enum ElementOperators {
  static let rows: [OperatorRow] = transforming + indexed + choosing + skipping + taking + watching

  private static let transforming: [OperatorRow] = [
    .step("map") { input, step throws(NotReplayed) in input.map(step.runTransform) },
    // What it decodes are no numbers, as the elements here are: only that it can fail is rebuilt.
    .step("decode") { input, step throws(NotReplayed) in
      input.map { element in
        if step.world.fails(.closure(step.step.key)) != nil { throw ReplayError() }
        return try step.transform(element)
      }
    },
    .step("compactMap") { input, step throws(NotReplayed) in input.compactMap { try step.runTransform($0) } },
    .step("scan", "into") { input, step throws(NotReplayed) in
      input.scan(into: step.element) { $0 = try step.join($0, $1) }
    },
    .step("scan") { input, step throws(NotReplayed) in input.scan(step.element, accumulator: step.join) },
    .step("reduce") { input, step throws(NotReplayed) in input.reduce(step.element, accumulator: step.join) },
    .step("count") { input, step throws(NotReplayed) in input.reduce(step.element, accumulator: step.join) },
    .step("toArray") { input, step throws(NotReplayed) in input.toArray().asObservable().map { Element.joined($0) } },
    .step("enumerated") { input, step throws(NotReplayed) in input.enumerated().map { $0.element } },
    .step("groupBy") { input, step throws(NotReplayed) in
      input.groupBy { element in
        try step.call()
        return element
      }.map { $0.key }
    },
    .step("materialize") { input, step throws(NotReplayed) in
      input.materialize().map { event in
        var element = event.element ?? step.element
        element.isError = event.error != nil
        return element
      }
    },
    .step("dematerialize") { input, step throws(NotReplayed) in
      input.map { $0.isError ? Event<Element>.error(ReplayError()) : .next($0) }.dematerialize()
    },
    .step("withUnretained") { input, step throws(NotReplayed) in
      input.withUnretained(step.world) { _, element in element.passed(through: step.salt) }
    },
  ]

  /// Spellings from before `enumerated()`.
  private static let indexed: [OperatorRow] = [
    .step("mapWithIndex") { input, step throws(NotReplayed) in input.enumerated().map { try step.transform($0.element) }
    },
    .step("skipWhileWithIndex") { input, step throws(NotReplayed) in input.skip(while: { try !step.accept($0) }) },
    .step("takeWhileWithIndex") { input, step throws(NotReplayed) in input.take(while: step.accept) },
  ]

  private static let choosing: [OperatorRow] = [
    .step("filter") { input, step throws(NotReplayed) in
      input.filter { element in
        step.runEffect()
        return try step.accept(element)
      }
    },
    .step("distinctUntilChanged") { input, step throws(NotReplayed) in
      guard step.step.row.closureMayThrow else { return input.distinctUntilChanged() }
      return input.distinctUntilChanged { element in
        try step.call()
        return element
      }
    },
    .step("ignoreElements") { input, step throws(NotReplayed) in
      input.ignoreElements().map(Element.init(never:))
    },
    .step("element", "at") { input, step throws(NotReplayed) in input.element(at: (step.step.number ?? 1) % 3) },
    .step("elementAt") { input, step throws(NotReplayed) in input.element(at: (step.step.number ?? 1) % 3) },
    .step("single") { input, step throws(NotReplayed) in
      step.world.watched(step.step.row.labels.isEmpty ? input.single() : input.single(step.accept))
    },
    .step("ifEmpty", "default") { input, step throws(NotReplayed) in input.ifEmpty(default: step.element) },
  ]

  private static let skipping: [OperatorRow] = [
    .step("skip", "while") { input, step throws(NotReplayed) in input.skip(while: { try !step.accept($0) }) },
    .step("skipWhile") { input, step throws(NotReplayed) in input.skip(while: { try !step.accept($0) }) },
    .step("skip", "until") { input, step throws(NotReplayed) in input.skip(until: try step.firstArgument()) },
    .step("skipUntil") { input, step throws(NotReplayed) in input.skip(until: try step.firstArgument()) },
    .step("skip") { input, step throws(NotReplayed) in
      step.step.row.labels.count > 1
        ? input.skip(Timing.short, scheduler: step.scheduler) : input.skip(step.number(or: 1))
    },
  ]

  private static let taking: [OperatorRow] = [
    .step("take", "while") { input, step throws(NotReplayed) in input.take(while: step.accept) },
    .step("takeWhile") { input, step throws(NotReplayed) in input.take(while: step.accept) },
    .step("take", "for") { input, step throws(NotReplayed) in
      input.take(for: Timing.lateAnswer, scheduler: step.scheduler)
    },
    .step("take", "until") { input, step throws(NotReplayed) in try until(input, step) },
    .step("takeUntil") { input, step throws(NotReplayed) in try until(input, step) },
    .step("takeLast") { input, step throws(NotReplayed) in input.takeLast(step.number(or: 1)) },
    .step("take") { input, step throws(NotReplayed) in
      step.step.row.labels.count > 1
        ? input.take(for: Timing.lateAnswer, scheduler: step.scheduler) : input.take(step.number(or: 2))
    },
  ]

  /// Until another sequence sends something, or until a predicate holds.
  private static func until(_ input: Observable<Element>, _ step: Rebuilding) throws(NotReplayed) -> Observable<Element>
  {
    guard step.step.row.failure == .inputs else { return input.take(until: { try !step.accept($0) }) }
    return input.take(until: try step.firstArgument())
  }

  private static let watching: [OperatorRow] = [
    .step("do") { input, step throws(NotReplayed) in
      input.do(onNext: { _ in
        step.runEffect()
        try step.call()
      })
    },
    .step("debug") { input, step throws(NotReplayed) in input },
  ]
}
