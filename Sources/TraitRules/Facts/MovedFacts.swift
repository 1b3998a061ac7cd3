/// Facts that were worked out before some files were rewritten.
protocol EarlierFacts {
  /// What is true of something that others send into, in terms of a new graph; `nil` where the rewrite may have changed it.
  func facts(of source: FedSource, in graph: ChainGraph) -> Facts?
}

/// Says facts of one graph in terms of another, in which places have moved.
final class FactMover {
  private let from: ChainGraph
  private let to: ChainGraph
  private let moved: (Place) -> Place?
  private var causes: [CauseID: CauseID?] = [:]

  /// - Parameter moved: where a place is now; `nil` where it is no more.
  init(from: ChainGraph, to: ChainGraph, _ moved: @escaping (Place) -> Place?) {
    (self.from, self.to, self.moved) = (from, to, moved)
  }

  /// - Returns: `nil` where something that the facts speak of is no more.
  func moved(_ facts: Facts) -> Facts? {
    var result = facts
    guard move(&result.delivery.elements), move(&result.delivery.ends.errors), move(&result.delivery.ends.completions),
      move(&result.failure), move(&result.sharing)
    else { return nil }
    return result
  }

  private func move(_ threads: inout EndThreads) -> Bool { move(&threads.background) && move(&threads.unknown) }

  private func move(_ failure: inout Failure) -> Bool {
    guard move(&failure.possible), move(&failure.unknown), move(&failure.endsPerhaps) else { return false }
    if var inner = failure.inner {
      guard move(&inner.cause) else { return false }
      failure.inner = inner
    }
    if var end = failure.endsStream {
      guard move(&end.place), move(&end.failure.cause) else { return false }
      failure.endsStream = end
    }
    return true
  }

  private func move(_ sharing: inout Sharing) -> Bool {
    guard move(&sharing.effect), move(&sharing.unknown) else { return false }
    for index in sharing.sharedEffects.indices {
      guard move(&sharing.sharedEffects[index].cause), move(&sharing.sharedEffects[index].run),
        move(&sharing.sharedEffects[index].maker), move(&sharing.sharedEffects[index].holder)
      else { return false }
    }
    for index in sharing.reads.indices {
      guard move(&sharing.reads[index].name.declaration), move(&sharing.reads[index].maker),
        move(&sharing.reads[index].run), move(&sharing.reads[index].effect)
      else { return false }
      for trigger in sharing.reads[index].triggers.indices {
        guard move(&sharing.reads[index].triggers[trigger]) else { return false }
      }
    }
    return true
  }

  private func move(_ place: inout Place) -> Bool {
    guard let now = moved(place) else { return false }
    place = now
    return true
  }

  private func move(_ place: inout Place?) -> Bool {
    guard let there = place else { return true }
    place = moved(there)
    return place != nil
  }

  private func move(_ cause: inout CauseID) -> Bool {
    guard let now = moved(cause) else { return false }
    cause = now
    return true
  }

  private func moved(_ id: CauseID) -> CauseID? {
    if id.isNone { return id }
    if let known = causes[id] { return known }
    var cause = from[id]
    let now: CauseID?
    if let reason = moved(cause.reason), move(&cause.place) {
      cause.reason = reason
      now = to.cause(cause)
    } else {
      now = nil
    }
    causes[id] = now
    return now
  }

  private func moved(_ reason: Reason) -> Reason? {
    switch reason {
    case .said, .row, .name: reason
    case .scheduler(let row, let place): moved(place).map { .scheduler(row, $0) }
    case .code(let place, let saying): moved(place).map { .code($0, saying) }
    case .decides(let row, let cause): moved(cause).map { .decides(row, $0) }
    }
  }
}
