import TraitRules

extension Replay {
  /// Runs the chain of a finding as it is written and as it is after its fix, for `Linter.replay`.
  public static func evidence(_ request: ReplayRequest) -> ReplayEvidence {
    var evidence = ReplayEvidence()
    do throws(NotReplayed) {
      // Whoever else subscribes matters only where they share, or fail to.
      let all = Array(request.before.subscribers.indices)
      let subscribers = request.isAboutSharing ? all : [request.subscriber]
      guard let sink = subscribers.firstIndex(of: request.subscriber) else { return evidence }
      let was = try runs(of: request.before, subscribers: subscribers)
      let scene = Scene(request, was, sink)
      var shown = Evidence(runs: was).violations(of: request.rule, at: sink)
      if shown.isEmpty, request.rule == .sharing {
        shown = try effectsRepeated(within: request.subscriber, of: was).map(\.words)
      }
      evidence.before = try side(was, shown, scene, sink)
      guard let after = request.after, after.subscribers.count == all.count else { return evidence }
      let known = (request.trial as? ReplayTrial)?.runsAfterAlone
      let now = if let known { known } else { try runs(of: after, subscribers: subscribers) }
      // A fix owes its sink every guarantee, whatever the finding was about.
      let left = Evidence(runs: now).violations(of: nil, at: sink)
      evidence.after = try side(now, left, scene.moved(from: was, to: now), sink)
      if case .confirmed(let differences) = compare(was, now) { evidence.differences = differences }
    } catch {
      evidence.notReplayed = error.description
    }
    return evidence
  }

  private static func side(
    _ runs: ReplayRuns, _ violations: [String], _ scene: Scene?, _ sink: Int
  ) throws(NotReplayed) -> ReplayEvidence.Side {
    var side = ReplayEvidence.Side(schedules: runs.others.count + 1, violations: violations)
    guard let schedule = scene?.schedule else { return side }
    let others = runs.subscribers.indices.filter { $0 != sink && runs.model.subscribers[runs.subscribers[$0]].isUI }
    side.diagram = DiagramBuilder(
      model: runs.model, subscribers: runs.subscribers, schedule: schedule, record: try runs.record(of: schedule),
      plain: runs.plainRecord(choice: schedule.choice), sinks: ([sink] + others.prefix(3)).sorted()
    ).diagram()
    return side
  }
}

extension ReplayRequest {
  fileprivate var isAboutSharing: Bool { rule == .sharing || rule == nil || rule == .preferDriver }
}

/// The one run of all that are tried which shows best what a finding says.
private struct Scene {
  var schedule: Schedule

  init(_ request: ReplayRequest, _ runs: ReplayRuns, _ sink: Int) {
    if request.rule == .sharing {
      schedule = runs.counting
      return
    }
    let kind = request.rule?.violation
    let candidates = [(Schedule.plain, runs.plain)] + runs.others.map { ($0.schedule, $0.record) }
    if kind == .delivery {
      // Where nothing fails, nothing distracts.
      schedule = candidates.first { $0.1.isOffMain(sink) }?.0 ?? .plain
      return
    }
    // Something that works, then fails once, and is seen not to come back says most.
    let ordered = candidates.enumerated().sorted { ($0.element.0.rank, $0.offset) < ($1.element.0.rank, $1.offset) }
    let references = runs.others.filter { $0.schedule.fault == nil && $0.schedule.choice > 0 }
    let first = ordered.first { _, candidate in
      var one = runs
      one.others = references + [(candidate.0, candidate.1)]
      let broken = SinkEvidence(sink: sink, runs: one).broken
      return broken.contains { kind == nil || $0.kind == kind }
    }
    schedule = first?.element.0 ?? .plain
  }

  private init(schedule: Schedule) { self.schedule = schedule }

  /// The same run of the chain after a rewrite: places have moved, but not past each other. `nil` where what failed is
  /// no longer there.
  func moved(from was: ReplayRuns, to now: ReplayRuns) -> Scene? {
    guard let fault = schedule.fault else { return self }
    let old = was.plainRecord(choice: schedule.choice).points(like: fault.point)
    let new = now.plainRecord(choice: schedule.choice).points(like: fault.point)
    guard old.count == new.count, let index = old.firstIndex(of: fault.point) else { return nil }
    var moved = schedule
    moved.fault?.point = new[index]
    return Scene(schedule: moved)
  }
}

extension Schedule {
  /// The lower, the better it shows what an error does.
  fileprivate var rank: Int {
    guard let fault else { return 2 }
    return (fault.time == 2 ? 0 : 3) + (fault.isAfterElement ? 1 : 0)
  }
}

extension Record {
  fileprivate func isOffMain(_ sink: Int) -> Bool { sinks[sink].contains { $0.element != nil && $0.thread != .main } }

  /// The points of a kind that were passed, in the order of the source.
  fileprivate func points(like point: FaultPoint) -> [FaultPoint] {
    passes.keys.filter { $0.order[0] == point.order[0] }.sorted { $0.order < $1.order }
  }
}

extension ReplayRuns {
  /// The run in which nothing fails and that branch is taken.
  fileprivate func plainRecord(choice: Int) -> Record {
    others.first { $0.schedule == Schedule(choice: choice) }?.record ?? plain
  }

  fileprivate func record(of schedule: Schedule) throws(NotReplayed) -> Record {
    if schedule == .plain { return plain }
    if schedule == counting, let together { return together }
    if let known = others.first(where: { $0.schedule == schedule }) { return known.record }
    return try World(model, schedule).run(subscribers: subscribers)
  }
}

extension Evidence {
  fileprivate var repetitions: [String] { repeatedEffects.map(\.words) }

  /// What was seen of that which a rule is about; of everything without one.
  func violations(of rule: RuleID?, at sink: Int) -> [String] {
    let broken = sinks[sink].broken
    guard let rule, rule != .preferDriver else { return broken.map(\.words) + repetitions }
    if rule == .sharing { return repetitions }
    return broken.filter { $0.kind == rule.violation }.map(\.words)
  }
}

extension RuleID {
  fileprivate var violation: SinkEvidence.Violation.Kind? {
    switch self {
    case .mainThread: .delivery
    case .errorHandling, .relayError: .failure
    case .errorEndsStream: .end
    case .sharing, .preferDriver, .unusedSuppression: nil
    }
  }
}
