import TraitRules

/// Whether a rewrite holds what it promises, as far as running both sides shows.
public enum Confirmation: Equatable, Sendable {
  /// Nothing but the faults changed; with the differences that the rewrite intends.
  case confirmed(differences: [String])
  case refuted(String)

  /// As it stands in reports: `confirmed`, or why not.
  public var text: String {
    switch self {
    case .confirmed: "confirmed"
    case .refuted(let reason): reason
    }
  }
}

extension Replay {
  /// Runs chains as they were and as they are after a rewrite, the same subscribers in the same order.
  ///
  /// After it, the subscriber that the rewrite is for must be seen to have every guarantee, in every way of behaving,
  /// and no other may have lost one; effects may not run more often. Without an error each sink must see the same
  /// elements in the same order.
  ///
  /// - Parameters:
  ///   - subscriber: the one that the rewrite is for; `nil` for all.
  ///   - endsRepetition: whether no effect may run once a subscriber any more.
  public static func confirm(
    before: ChainModel, after: ChainModel, subscriber: Int? = nil, endsRepetition: Bool = true
  ) -> Confirmation {
    guard before.subscribers.count == after.subscribers.count else {
      return .refuted("\(before.subscribers.count) subscribers before, \(after.subscribers.count) after")
    }
    // What the sink suffered that is mended excuses nothing; what others suffered before is not the rewrite's doing.
    let hasOthers = subscriber != nil && before.subscribers.count > 1
    return ReplayTrial(before, after, withFaultsBefore: hasOthers)
      .confirmation(on: subscriber, endsRepetition: endsRepetition)
  }

  /// What the rewrite leaves broken that it should mend, or breaks.
  fileprivate static func violation(
    _ was: Evidence, _ now: Evidence, _ subscriber: Int?, _ endsRepetition: Bool
  ) -> String? {
    for (index, sink) in now.sinks.enumerated() {
      let isMeant = subscriber == nil || subscriber == index
      let known = isMeant ? [] : was.sinks[index].broken.map(\.kind)
      if let violation = sink.broken.first(where: { !known.contains($0.kind) }) { return violation.words }
    }
    let repeated = now.repeatedEffects
    if endsRepetition { return repeated.first?.words }
    func extra(_ effects: [RepeatedEffect]) -> Int { effects.reduce(0) { $0 + $1.runs - $1.runsAlone } }
    return extra(repeated) > extra(was.repeatedEffects) ? repeated.first?.words : nil
  }

  /// Whether the sinks see the same, and what differs that may.
  static func compare(_ was: ReplayRuns, _ now: ReplayRuns) -> Confirmation {
    var differences: Set<String> = []
    for (schedule, before) in was.withoutError {
      guard let after = now.withoutError.first(where: { $0.0 == schedule })?.1 else { continue }
      for sink in before.sinks.indices {
        let sinkName = was.model.subscribers[was.subscribers[sink]].sink
        let name = sinkName.isEmpty ? "another subscriber" : "`\(sinkName)`"
        let left = before.sinks[sink].compactMap(\.element)
        let right = after.sinks[sink].compactMap(\.element)
        // Errors arise of what is no fault, too: `asSingle` of what sends nothing. What comes after one is the rewrite's.
        let isOver = before.sinks[sink].contains { $0.kind == .error }
        if left != right, !(isOver && right.starts(with: left)) {
          if before.hasFailedByItself { continue }
          if isReplayed(left, right) {
            differences.insert("\(name) gets the last element when it subscribes")
          } else {
            return .refuted(
              left.count == right.count
                ? "\(name) sees other elements after the rewrite than before it"
                : "\(name) sees \(right.count) elements after the rewrite where it saw \(left.count)")
          }
        }
        if before.sinks[sink].contains(where: { $0.element != nil && $0.thread != .main }),
          after.sinks[sink].allSatisfy({ $0.element == nil || $0.thread == .main })
        {
          differences.insert("elements at \(name) come on main")
        }
      }
    }
    return .confirmed(differences: differences.sorted())
  }

  /// Whether the only difference is an element at the start that a shared sequence replays.
  private static func isReplayed(_ left: [Element], _ right: [Element]) -> Bool {
    right.count == left.count + 1 && Array(right.dropFirst()) == left
  }
}

extension ReplayRuns {
  /// The runs in which nothing fails.
  fileprivate var withoutError: [(Schedule, Record)] {
    [(Schedule.plain, plain)] + others.filter { $0.schedule.isWithoutError }.map { ($0.schedule, $0.record) }
  }
}

/// Chains and their rewrite, run side by side.
public struct ReplayTrial: RewriteTrial {
  /// What one side has done.
  private struct Side {
    var runs: ReplayRuns
    var evidence: Evidence

    init(_ model: ChainModel, withFaults: Bool, threads: Int) throws(NotReplayed) {
      runs = try Replay.runs(
        of: model, subscribers: Array(model.subscribers.indices), withFaults: withFaults, threads: threads)
      evidence = Evidence(runs: runs)
    }
  }

  private let was: Result<Side, NotReplayed>
  private let now: Result<Evidence, NotReplayed>
  private let comparison: Confirmation
  /// What a chain that shares its name with no other does after the rewrite: what a finding shows of it, too.
  let runsAfterAlone: ReplayRuns?

  /// Runs a rewrite, for `Linter.trial`.
  public init(_ request: TrialRequest) {
    self.init(
      request.before, request.after, withFaultsBefore: request.before.subscribers.count > 1,
      earlier: request.earlier as? ReplayTrial, threads: request.threads)
  }

  fileprivate init(
    _ before: ChainModel, _ after: ChainModel, withFaultsBefore: Bool, earlier: ReplayTrial? = nil, threads: Int = 1
  ) {
    let was =
      earlier?.was
      ?? Result { () throws(NotReplayed) in try Side(before, withFaults: withFaultsBefore, threads: threads) }
    let now = Result { () throws(NotReplayed) in try Side(after, withFaults: true, threads: threads) }
    self.was = was
    self.now = now.map(\.evidence)
    runsAfterAlone = after.subscribers.count == 1 ? (try? now.get())?.runs : nil
    comparison =
      switch (was, now) {
      case (.success(let was), .success(let now)): Replay.compare(was.runs, now.runs)
      case (.failure(let reason), _), (_, .failure(let reason)): .refuted(reason.description)
      }
  }

  /// - Parameter subscriber: the one that the rewrite is for; `nil` for all.
  fileprivate func confirmation(on subscriber: Int?, endsRepetition: Bool) -> Confirmation {
    guard case (.success(let was), .success(let now)) = (was, now),
      let violation = Replay.violation(was.evidence, now, subscriber, endsRepetition)
    else { return comparison }
    return .refuted("after the rewrite: \(violation)")
  }

  public func verdict(on subscriber: Int, endsRepetition: Bool) -> String {
    confirmation(on: subscriber, endsRepetition: endsRepetition).text
  }

  public func whatIsLeft(of rule: RuleID, at subscriber: Int) -> String? {
    (try? now.get())?.violations(of: rule, at: subscriber).first
  }
}
