/// Elements can reach a UI sink off the main thread.
enum MainThreadRule: Rule {
  static let id = RuleID.mainThread

  static let documentation = RuleDocumentation(
    summary: "elements can reach a UI element off the main thread",
    severity: .error,
    isOnByDefault: true,
    whatItDoes: """
      Follows a chain to the UI element that it feeds and reports where its elements can arrive on another thread than \
      main: after a hop to a background scheduler, out of an inner sequence that answers anywhere, or through a relay \
      that is written off main.
      """,
    why: """
      UIKit and AppKit must be used on the main thread. A closure that touches a view from another thread corrupts \
      state or crashes. A `Binder` moves each element to main by itself since RxSwift 4, so nothing crashes there; what \
      is lost is order, and the compiler's proof.
      """,
    example: """
      api.search(query)
        .bind(onNext: { label.text = $0.title })
      """,
    useInstead: """
      api.search(query)
        .asDriver(onErrorDriveWith: .empty())
        .drive(onNext: { label.text = $0.title })
      """,
    fixSafety:
      "`drive` stops the program when it is called off main; the fix is safe only where the call is seen to be on main.",
    knownLimits: "A queue that is handed in from outside, and completion handlers of libraries, are not decided.")

  static func check(_ binding: Binding, _ context: RuleContext) -> Finding? {
    guard binding.isUI else { return nil }
    if let finding = checkArrival(at: binding, context) { return finding }
    // An end can come where no element does: an error that is sent at once, below `subscribe(on:)`.
    return binding.ends.lazy.compactMap { checkArrival(at: binding.atEnd($0), context) }
      .first { $0.certainty != .unproven }
  }

  private static func checkArrival(at binding: Binding, _ context: RuleContext) -> Finding? {
    if case .observer(let observer) = binding.sink, observer.leavesMain {
      return context.reporter.finding(
        id, .error, .certain, at: binding, "`\(binding.sinkText)` takes its elements to a scheduler that is not main",
        suggestion: "let the Binder keep its own scheduler, which is main")
    }
    guard !(binding.isDriven && binding.trait.isShared) else { return nil }
    guard !binding.movesItself else { return nil }
    let delivery = delivery(binding, context)
    let version = context.rxSwift(for: binding.call)
    let severity: Severity = hops(binding, version) ? .warning : .error
    if delivery.threads.contains(.background), !binding.movesPerhaps {
      let isLikely = delivery.background.isLikely
      return context.reporter.finding(
        id, isLikely ? .warning : severity, isLikely ? .likely : .certain, at: binding,
        message(binding, context, version, delivery.reason ?? context.words.text(delivery.background)),
        related: context.reporter.related(delivery.background),
        suggestion: Suggestion.text(for: binding, context, isOfThread: true))
    }
    if !delivery.threads.isDisjoint(with: [.background, .unknown]) {
      let lost = delivery.threads.contains(.unknown) ? delivery.unknown : delivery.background
      let reason = context.words.text(lost)
      return context.reporter.finding(
        id, severity, .unproven, at: binding,
        "nothing in sight shows that elements reach `\(binding.sinkText)` on the main thread: \(reason)",
        related: context.reporter.related(lost), suggestion: nil)
    }
    return nil
  }

  /// Where elements come, and why, in words of the rule's own where it has some.
  private struct Arrival {
    var threads: Threads
    var background: CauseID
    var unknown: CauseID
    var reason: String?
  }

  private static func delivery(_ binding: Binding, _ context: RuleContext) -> Arrival {
    let elements = binding.arriving
    var arrival = Arrival(threads: elements.threads, background: elements.background, unknown: elements.unknown)
    guard elements.threads.contains(.subscriber), !elements.threads.contains(.background) else { return arrival }
    // What is delivered at once comes on the thread that binds.
    let here = context.analysis.threads(at: binding.call)
    if here.threads == .background {
      arrival.threads.insert(.background)
      arrival.background = here.background
      arrival.reason = "the binding itself is made off main: \(context.words.text(here.background))"
    } else if here.threads.contains(.unknown), isAnywhere(context.analysis.graph[here.unknown].reason) {
      arrival.threads.insert(.unknown)
      if arrival.unknown.isNone { arrival.unknown = here.unknown }
    }
    return arrival
  }

  /// Whether code runs in a closure of which only others know where they call it: it is stored, returned or handed on.
  /// What nobody in sight calls is not asked for: it is taken to be called where views are.
  private static func isAnywhere(_ reason: Reason) -> Bool {
    switch reason {
    case .said(.storedRunsWhereCalled), .name(_, .decidesWhereClosureRuns): true
    default: false
    }
  }

  /// Whether the sink moves elements to main by itself. (Binder.swift since 4.0, UIBindingObserver.swift since 3.1.)
  private static func hops(_ binding: Binding, _ version: RxVersion) -> Bool {
    guard case .observer(let observer) = binding.sink, observer.hops, observer.kind != .custom else { return false }
    return version >= RxVersion(3, 1)
  }

  private static func message(
    _ binding: Binding, _ context: RuleContext, _ version: RxVersion, _ reason: String
  ) -> String {
    let sink = "`\(binding.sinkText)`"
    switch binding.sink {
    case .closure:
      if let function = context.function(binding) { return "\(function) can run off the main thread: \(reason)" }
      return "this closure can run off the main thread, where it uses \(sink): \(reason)"
    case .observer(let observer) where !observer.hops || observer.kind == .custom:
      return "elements can reach \(sink) off the main thread: \(reason)"
    case .observer where version < RxVersion(3, 1):
      return "elements can reach \(sink) off the main thread, which stops the program: \(reason)"
    default:
      return
        "elements can reach \(sink) off the main thread, and it moves each to main by itself, late: \(reason)"
    }
  }
}
