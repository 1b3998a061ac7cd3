/// What the rows of a list of tuples have in common.
extension Lowering {
  /// What stands in one place of each row. All rows go through; but where they say themselves what takes it, as in
  /// `[(feed, label.rx.text), (other, log)]`, and not each of that shows it, nothing says which one is shown.
  func column(_ parts: [Value], of rows: [Value]) -> Value {
    let takers = Set(rows.map(taker))
    return takers.count == 1 && !takers.contains(.other) ? join(parts) : oneOf(join(parts))
  }

  /// What stands in one of so many places of an element; `nil` where it has no such place as far as is known.
  func part(_ index: Int, of count: Int, _ element: Value) -> Value? {
    switch element {
    case .tuple(let ref):
      guard case let parts = store[ref].values, parts.indices.contains(index) else { return nil }
      return forced(parts[index])
    // A dictionary is held by its values: one that is taken apart stands there with its key.
    case .sequence, .object, .observer, .closure, .functions:
      guard count == 2 else { return nil }
      return index == 0 ? .plain : element
    default: return nil
    }
  }

  /// What a row has that can take elements.
  private enum Taker { case none, shows, other }

  private func taker(of row: Value) -> Taker {
    guard case .tuple(let ref) = row else { return .none }
    let takers = store[ref].values.compactMap { part -> Taker? in
      switch forced(part) {
      case .observer(let ref): store[ref].isUI ? .shows : .other
      case .closure, .functions: .other
      default: nil
      }
    }
    return takers.contains(.other) ? .other : takers.first ?? .none
  }
}
