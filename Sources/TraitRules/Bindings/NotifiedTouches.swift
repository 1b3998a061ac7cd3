/// What a notification of the project's own leads to: its observers are called where it is posted.
extension TouchFinder {
  /// `NotificationCenter.default.post(name: .saved, object: nil)`: what those do who observe `.saved`.
  func touchNotified(by call: Place, _ callee: Place) -> Touch? {
    guard Lowering.posting.contains(project.symbol(callee)), let posted = lowering.postedName(call),
      let name = lowering.notification(namedAt: posted)
    else { return nil }
    for observer in observers[lowering.text(ofName: name)] ?? [] where lowering.meaning.counts(call, for: observer) {
      let isClosure = project.kind(observer) == .closureExpr
      let touch =
        isClosure
        ? touchFollowed(into: observer, .none, isStrict: false) : firstTouch(inFunction: observer, isStrict: false)
      guard let touch else { continue }
      var told = touch.told(at: callee)
      if isClosure, move(ofHanded: observer, .none) == .toMain { told.move = .toMain }
      return told
    }
    return nil
  }

  /// `perform(#selector(hide), with: nil, afterDelay: 1)`: what the method does, on the same thread unless it is main's.
  /// What a timer or a display link is told to call it calls where its run loop runs.
  func touchSelected(by call: Place, _ callee: Place, isStrict: Bool) -> Touch? {
    let name = project.name(callee)
    guard Self.performing.contains(name) || Self.timers.contains(name),
      let selector = project.children(call).lazy.filter({ self.project.kind($0) == .argument })
        .compactMap({ self.project.first($0) }).first(where: { self.project.kind($0) == .macroExpr })
    else { return nil }
    let touch = functions(selectedBy: selector).lazy.compactMap { self.firstTouch(inFunction: $0, isStrict: isStrict) }
      .first
    guard var touch = touch?.told(at: callee) else { return nil }
    if isPerformedOnMain(call, callee) || Self.timers.contains(name) { touch.move = .toMain }
    return touch
  }

  /// `label.performSelector(onMainThread: …)`, `perform(…, on: .main, …)`.
  func isPerformedOnMain(_ call: Place, _ callee: Place) -> Bool {
    guard Self.performing.contains(project.name(callee)) else { return false }
    return project.children(call).contains { argument in
      guard project.kind(argument) == .argument else { return false }
      let label = project.text(project.label(argument))
      return label == "onMainThread"
        || label == "on"
          && project.first(argument).map { [".main", "Thread.main"].contains(project.text($0)) } ?? false
    }
  }

  /// NSObject.h, NSThread.h, NSRunLoop.h; `performSelector(onMainThread:…)`.
  private static let performing: Set<String> = ["perform", "performSelector"]

  /// NSTimer.h, CADisplayLink.h.
  private static let timers: Set<String> = ["Timer", "scheduledTimer", "CADisplayLink"]

  /// The closures and functions that observe notifications of the project's own, by the text of their names.
  func findObservers() -> [String: [Place]] {
    var found: [String: [Place]] = [:]
    for call in project.calls(of: Symbol(.addObserver)) {
      let arguments = project.children(call).filter { project.kind($0) == .argument }
      func argument(_ labels: Set<String>) -> Place? {
        arguments.first { labels.contains(project.text(project.label($0))) }.flatMap { project.first($0) }
      }
      guard let named = argument(["name", "forName"]), let name = lowering.notification(namedAt: named) else {
        continue
      }
      let observers: [Place]
      if let selector = argument(["selector"]) {
        observers = functions(selectedBy: selector)
      } else {
        observers = arguments.suffix(1).compactMap { project.first($0) }.filter { project.kind($0) == .closureExpr }
      }
      found[lowering.text(ofName: name), default: []] += observers
    }
    return found
  }

  /// `#selector(refresh)`, `#selector(Screen.refresh(_:))`.
  private func functions(selectedBy selector: Place) -> [Place] {
    guard project.kind(selector) == .macroExpr, let argument = project.child(selector, .argument),
      let named = project.first(argument), [.identifierExpr, .memberExpr].contains(project.kind(named))
    else { return [] }
    return lowering.alternatives(of: lowering.value(of: named)).flatMap { value -> [Place] in
      if case .functions(let ref) = value { lowering.store[ref].places } else { [] }
    }
  }
}
