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
    if case .observer(let observer) = binding.sink, observer.leavesMain {
      return context.reporter.finding(
        id, .error, .certain, at: binding, "`\(binding.sinkText)` takes its elements to a scheduler that is not main",
        suggestion: "let the Binder keep its own scheduler, which is main")
    }
    guard !(binding.isDriven && binding.sequence.trait.isShared) else { return nil }
    // It moves itself to the main queue.
    if case .closure(let touch) = binding.sink, touch.isMoved { return nil }
    var facts = binding.sequence.facts
    if facts.threads.contains(.subscriber), !facts.threads.contains(.background) {
      // What is delivered at once comes on the thread that binds.
      let here = context.evaluator.resolved(context.evaluator.threadContext(of: binding.call).facts)
      if here.threads == .background, let cause = here.background {
        facts.threads.insert(.background)
        facts.background = Cause(place: binding.callee, reason: "the binding itself is made off main: \(cause.reason)")
      }
    }
    let version = context.rxSwift(for: binding.call)
    let severity: Severity = hops(binding, version) ? .warning : .error
    if facts.threads.contains(.background), let cause = facts.background {
      return context.reporter.finding(
        id, severity, .certain, at: binding, message(binding, version, cause), related: context.reporter.related(cause),
        suggestion: Suggestion.text(for: binding, context))
    }
    if facts.threads.contains(.unknown), let cause = facts.unknownThread {
      return context.reporter.finding(
        id, severity, .unproven, at: binding,
        "nothing in sight shows that elements reach `\(binding.sinkText)` on the main thread: \(cause.reason)",
        related: context.reporter.related(cause), suggestion: nil)
    }
    return nil
  }

  /// Whether the sink moves elements to main by itself. (Binder.swift since 4.0, UIBindingObserver.swift since 3.1.)
  private static func hops(_ binding: Binding, _ version: RxVersion) -> Bool {
    guard case .observer(let observer) = binding.sink, observer.hops, observer.kind != .custom else { return false }
    return version >= RxVersion(3, 1)
  }

  private static func message(_ binding: Binding, _ version: RxVersion, _ cause: Cause) -> String {
    let sink = "`\(binding.sinkText)`"
    switch binding.sink {
    case .closure: return "this closure can run off the main thread, where it uses \(sink): \(cause.reason)"
    case .observer(let observer) where !observer.hops || observer.kind == .custom:
      return "elements can reach \(sink) off the main thread: \(cause.reason)"
    case .observer where version < RxVersion(3, 1):
      return "elements can reach \(sink) off the main thread, which stops the program: \(cause.reason)"
    default:
      return
        "elements can reach \(sink) off the main thread, and it moves each to main by itself, late: \(cause.reason)"
    }
  }
}
