/// Notifications, observed properties and messages come on the thread that causes them. Which one that is the receiver
/// shows where it is user interface, and the name of a notification where UIKit posts it.
extension Evaluator {
  func onCausingThread(
    _ value: Value, _ row: CatalogueRow, baseNames: [String], isUI: Bool, arguments: [Argument], at place: Place
  ) -> Value {
    guard row.delivery == .caller, case .sequence(var sequence) = value,
      let (threads, reason) = causingThread(row, baseNames: baseNames, isUI: isUI, arguments: arguments)
    else { return value }
    sequence.facts.deliver(on: threads, because: Cause(place: place, reason: reason))
    sequence.trace = TraceNode(place: place, facts: sequence.facts, notes: [StepNote(.delivery, reason)], previous: nil)
    sequence.model = libraryNode(row, sequence, at: place)
    return .sequence(sequence)
  }

  private func causingThread(
    _ row: CatalogueRow, baseNames: [String], isUI: Bool, arguments: [Argument]
  ) -> (Threads, String)? {
    if row.name.hasSuffix("notification") {
      guard let name = arguments.first, PostedNotifications.areOnMain(project.text(name.place)) else { return nil }
      return (.main, "posted on main")
    }
    if isUI { return (.main, "user interface changes on main") }
    // Realm notifies on the thread that observes.
    guard row.name.contains("observe"), !Set(["Object", "RealmSwiftObject"]).isDisjoint(with: baseNames) else {
      return nil
    }
    return (.subscriber, "Realm notifies on the thread that observes")
  }
}
