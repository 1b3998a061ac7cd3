/// The value that something begins with: a relay's, what `startWith` puts before.
extension FactFold {
  /// Whether the value that something begins with need not come out of a step as soon as it goes in.
  func mayHoldBackFirst(_ step: StepInProgress) -> Bool {
    let row = step.row
    let traits = row.shape.traits
    if traits.contains(.holdsBack) || traits.contains(.skipsFirst) && step.step.number < 1 { return true }
    // Of sequences one after the other, the first one's comes at once.
    if row.subscribesAtEnd, step.joined.first?.delivery.comesAtOnce == false { return true }
    switch row.elements {
    case .combined, .latest: return !step.joined.allSatisfy(\.delivery.comesAtOnce)
    case .inner: return step.inner.map { !$0.lifetime.comesAtOnce && !$0.delivery.elements.beginsWithValue } ?? true
    case .collected: return true
    case .modelled, .unknown: return row.delivery != .keep
    default: return false
    }
  }
}
