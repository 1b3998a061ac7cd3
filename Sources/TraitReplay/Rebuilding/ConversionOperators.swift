import TraitRules
import TraitRuntime

/// From one trait to another. Traits that the runtime's own steps do not treat differently are observables here.
enum ConversionOperators {
  static let rows: [OperatorRow] = toShared + toOthers

  private static let toShared: [OperatorRow] = [
    OperatorRow("asDriver", "onErrorJustReturn") { step throws(NotReplayed) in
      .driver(try step.sharedInput().asDriver(onErrorJustReturn: step.element))
    },
    OperatorRow("asDriver", "onErrorDriveWith") { step throws(NotReplayed) in
      .driver(try step.sharedInput().asDriver(onErrorDriveWith: driver(step.innerBuilt())))
    },
    OperatorRow("asDriver", "onErrorRecover") { step throws(NotReplayed) in
      .driver(try step.sharedInput().asDriver(onErrorRecover: { _ in driver(step.innerBuilt()) }))
    },
    OperatorRow("asDriver") { step throws(NotReplayed) in
      let receiver = try step.receiver()
      if case .driver = receiver { return receiver }
      return .driver(step.endless(receiver.observable).asDriver(onErrorDriveWith: .empty()))
    },
    OperatorRow("asSignal", "onErrorJustReturn") { step throws(NotReplayed) in
      .signal(try step.sharedInput().asSignal(onErrorJustReturn: step.element))
    },
    OperatorRow("asSignal", "onErrorSignalWith") { step throws(NotReplayed) in
      .signal(try step.sharedInput().asSignal(onErrorSignalWith: signal(step.innerBuilt())))
    },
    OperatorRow("asSignal", "onErrorRecover") { step throws(NotReplayed) in
      .signal(try step.sharedInput().asSignal(onErrorRecover: { _ in signal(step.innerBuilt()) }))
    },
    OperatorRow("asSignal") { step throws(NotReplayed) in
      let receiver = try step.receiver()
      if case .signal = receiver { return receiver }
      return .signal(step.endless(receiver.observable).asSignal(onErrorSignalWith: .empty()))
    },
    OperatorRow("asSharedSequence") { step throws(NotReplayed) in try step.receiver() },
  ]

  /// A replacement as the type has it that the signature asks for.
  private static func driver(_ built: Built) -> Driver<Element> {
    if case .driver(let driver) = built { return driver }
    return built.observable.asDriver(onErrorDriveWith: .empty())
  }

  private static func signal(_ built: Built) -> Signal<Element> {
    if case .signal(let signal) = built { return signal }
    return built.observable.asSignal(onErrorSignalWith: .empty())
  }

  private static let toOthers: [OperatorRow] = [
    .step("asObservable") { input, step throws(NotReplayed) in input.asObservable() },
    .step("asControlEvent") { input, step throws(NotReplayed) in input },
    .step("asControlProperty") { input, step throws(NotReplayed) in input },
    .step("orEmpty") { input, step throws(NotReplayed) in input },
    .step("changed") { input, step throws(NotReplayed) in ControlEvent(events: input.skip(1)).asObservable() },
    .step("asSingle") { input, step throws(NotReplayed) in
      step.world.watched(input.asSingle().asObservable())
    },
    .step("asMaybe") { input, step throws(NotReplayed) in
      step.world.watched(input.asMaybe().asObservable())
    },
    .step("asCompletable") { input, step throws(NotReplayed) in
      input.ignoreElements().asCompletable().asObservable().map(Element.init(never:))
    },
    .step("first") { input, step throws(NotReplayed) in input.first().asObservable().map { $0 ?? step.element } },
    .step("asInfallible", "onErrorJustReturn") { input, step throws(NotReplayed) in
      input.asInfallible(onErrorJustReturn: step.element).asObservable()
    },
    .step("asInfallible", "onErrorFallbackTo") { input, step throws(NotReplayed) in
      let fallback = try step.firstArgument().asInfallible(onErrorJustReturn: step.element)
      return input.asInfallible(onErrorFallbackTo: fallback).asObservable()
    },
    .step("asInfallible", "onErrorRecover") { input, step throws(NotReplayed) in
      input.asInfallible(onErrorRecover: { _ in step.inner().asInfallible(onErrorJustReturn: step.element) })
        .asObservable()
    },
    .step("asInfallible") { input, step throws(NotReplayed) in input },
  ]
}
