/// Whether what takes the place of a stream that failed is that stream again.
extension FactFold {
  enum GoingOn {
    case never
    /// In some cases only, or with something else that goes on.
    case perhaps
    case always
  }

  /// `catch { _ in self.answers() }` inside of `answers()` subscribes to the whole again: nothing has ended.
  func replacementGoesOn(_ step: StepInProgress) -> GoingOn {
    guard let inner = step.step.inner, step.before.failure.isOpen else { return .never }
    var visited: Set<ChainID> = []
    let back = leadsBack(to: step.step, from: inner, &visited)
    if back != .never { return back }
    // What goes on may wait for the same taps, or for others.
    let lifetime = step.inner?.lifetime
    return lifetime.map { $0.isOngoing && $0.supply == .lasting } ?? false ? .perhaps : .never
  }

  private func leadsBack(to step: GraphStep, from chain: ChainID, _ visited: inout Set<ChainID>) -> GoingOn {
    guard visited.count < 64, visited.insert(chain).inserted else { return .never }
    switch graph[chain] {
    case .step(let ref):
      let made = graph[ref]
      if made.place == step.place, made.row == step.row { return .always }
      let parts = [made.input, made.inner].compactMap { $0 } + graph[made.inputs]
      let isBack = parts.contains { leadsBack(to: step, from: $0, &visited) != .never }
      // What a step makes of it need not go on.
      return isBack ? catalogue.rows[Int(made.row)].lifetime == .keep ? .always : .perhaps : .never
    case .name, .returned, .applied, .flattened, .value, .sent:
      return definitions.definition(of: chain).map { leadsBack(to: step, from: $0, &visited) } ?? .never
    case .choice(let list):
      let answers = graph[list].map { leadsBack(to: step, from: $0, &visited) }
      if answers.allSatisfy({ $0 == .always }) { return .always }
      return answers.allSatisfy { $0 == .never } ? .never : .perhaps
    case .part(let inner, _), .seen(let inner, _, _), .arrival(let inner), .started(let inner, _), .doubted(let inner),
      .oneOf(let inner), .onMainUnlessSeen(let inner), .ended(let inner, _):
      return leadsBack(to: step, from: inner, &visited)
    default: return .never
    }
  }
}
