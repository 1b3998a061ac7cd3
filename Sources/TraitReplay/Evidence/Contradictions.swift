import TraitRules

extension Replay {
  /// What running the chains shows although the linter says that it never happens. None, or the linter is wrong.
  public static func contradictions(in model: ChainModel) throws(NotReplayed) -> [String] {
    var result: [String] = []
    for (index, subscriber) in model.subscribers.enumerated() {
      let runs = try runs(of: model, subscribers: [index])
      let evidence = SinkEvidence(sink: 0, runs: runs)
      let facts = subscriber.facts
      for thread in evidence.threads.sorted(by: { $0.rawValue < $1.rawValue })
      where !facts.threads.allows(thread) {
        result.append("`\(subscriber.sink)` got an element on \(thread.rawValue)")
      }
      if evidence.receivedError, !facts.canFail, !facts.mayFail { result.append("`\(subscriber.sink)` got an error") }
      if let fault = evidence.faultBeforeSilence, fault > 0, !facts.endsStream, !facts.canFail, facts.isDecided {
        result.append("the stream of `\(subscriber.sink)` ended with an error that was caught")
      }
      if !facts.repeats, !facts.mayRepeat, !runs.plain.effects.isEmpty,
        let effect = try repeatedEffect(model, index)
      {
        result.append("a second subscriber beside `\(subscriber.sink)` runs \(effect) again")
      }
    }
    return result
  }

  /// An effect that a second subscription to the same chain runs again.
  static func repeatedEffect(_ model: ChainModel, _ index: Int) throws(NotReplayed) -> String? {
    let alone = try World(model, .counting).run(subscribers: [index])
    let twice = try World(model, .counting).run(subscribers: [index, index])
    for (key, effect) in twice.effects.sorted(by: { $0.value.name < $1.value.name })
    // Once is not again: what shared before may show the second subscriber another branch than the first.
    where effect.runs.count > max(1, alone.effects[key]?.runs.count ?? 0) {
      return effect.name
    }
    return nil
  }
}

extension ChainThreads {
  /// Whether an element on `thread` was said to be possible. Nothing in sight writing to a relay says nothing of
  /// threads; what the replay writes to it then comes on main.
  func allows(_ thread: ReplayThread) -> Bool {
    if contains(.unknown) { return true }
    switch thread {
    case .main: return contains(.main) || contains(.subscriber) || isEmpty
    case .background: return contains(.background)
    case .unknown: return false
    }
  }
}

extension ChainFacts {
  /// Nothing was left open.
  var isDecided: Bool { !mayFail && !mayRepeat && !mayEnd && !threads.contains(.unknown) }
}
