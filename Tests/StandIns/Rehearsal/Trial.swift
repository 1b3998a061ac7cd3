/// Runs a program in every way that its world can behave, and says what is true of each sink.
///
/// The lines, in columns that tabs separate; a witness is the name of the first schedule that showed it, or empty:
///
///     sink    NUMBER  ELEMENTS  OFF-MAIN  ERROR  ENDED
///     effect  NAME    RUNS-FOR-ONE-SINK  RUNS-FOR-ALL
///     shown   NUMBER  SCHEDULE  EVENT:ELEMENT  EVENT:ELEMENT …
///     mistake WHAT
public struct Trial {
  let program: Program

  private func record(_ schedule: Schedule) -> Record {
    guard program.hasStatics else { return World.run(program, schedule) }
    let text = Child.output { World.run(program, schedule).lines.map { $0 + "\n" }.joined() }
    return Record(lines: text?.split(separator: "\n") ?? ["mistake\tthe program stopped"])
  }

  func lines() -> [String] {
    let plain = record(.plain)
    var schedules = Schedule.faultless(hands: plain.handCount)
    var records = [plain] + schedules.dropFirst().map(record)
    // What is asked for may depend on what comes first.
    let failing = Schedule.failing(records.reduce(into: Set()) { $0.formUnion($1.requests) }.sorted())
    schedules += failing
    records += failing.map(record)
    let runs = Array(zip(schedules, records))
    var lines: [String] = []
    for sink in 0..<program.sinkCount {
      let count = records.reduce(0) { $0 + $1.elements(at: sink).count }
      let offMain = witness(runs) { _, record in record.elements(at: sink).contains { !$0.isOnMain } }
      let error = witness(runs) { _, record in record.hasError(at: sink) }
      let ended = witness(runs) { schedule, record in ends(sink, schedule, record, plain: plain) }
      lines.append("sink\t\(sink)\t\(count)\t\(offMain)\t\(error)\t\(ended)")
      for (schedule, record) in runs where schedule.isFaultless {
        let texts = record.elements(at: sink).map { "\($0.event):\($0.text)" }.sorted()
        lines.append("shown\t\(sink)\t\(schedule.name)\t\(texts.joined(separator: "\t"))")
      }
    }
    // What is late may come when it is listened to, and start what nothing started before.
    lines += repeatedEffects(runs.filter { $0.0.failing == .never })
    lines += Set(records.flatMap(\.mistakes)).sorted().map { "mistake\t\($0)" }
    if records.contains(where: \.isEndless) { lines.append("mistake\tit goes on for ever") }
    return lines
  }

  private func witness(_ runs: [(Schedule, Record)], _ shows: (Schedule, Record) -> Bool) -> String {
    runs.first { shows($0, $1) }?.0.name ?? ""
  }

  /// Whether a sink that is reached after an event is not reached any more once something failed until that event, though
  /// no error came. What an event began may come during the next one: that says nothing of those after it.
  private func ends(_ sink: Int, _ schedule: Schedule, _ record: Record, plain: Record) -> Bool {
    guard let event = schedule.failing.last, schedule.latency == Schedule.plain.latency, !schedule.isBurst,
      !record.hasError(at: sink)
    else { return false }
    let last = min(event + 1, World.eventCount - 1)
    func isReachedLater(_ record: Record) -> Bool { record.elements(at: sink).contains { $0.event > last } }
    return isReachedLater(plain) && !isReachedLater(record)
  }

  /// Effects that run more often for all sinks together than for that which needs them most, in a run in which nothing
  /// fails.
  private func repeatedEffects(_ runs: [(Schedule, Record)]) -> [String] {
    guard program.sinkCount > 1 else { return [] }
    var repeated: [String: (alone: Int, together: Int)] = [:]
    func most(_ schedule: Schedule) -> [String: Int] {
      (0..<program.sinkCount).reduce(into: [:]) { most, sink in
        var schedule = schedule
        schedule.sink = sink
        most.merge(record(schedule).effectCounts, uniquingKeysWith: max)
      }
    }
    let plain = most(.plain)
    for (schedule, all) in runs {
      // Where queues are slow, another subscriber changes when the first one comes, and so what that one misses: a run is
      // one too many only where none by itself needs as many when it misses nothing.
      let alone = schedule.hasSlowQueues ? most(schedule).merging(plain, uniquingKeysWith: max) : most(schedule)
      for (effect, count) in all.effectCounts where count > alone[effect, default: 0] && repeated[effect] == nil {
        repeated[effect] = (alone[effect, default: 0], count)
      }
    }
    return repeated.sorted { $0.key < $1.key }.map { "effect\t\($0.key)\t\($0.value.alone)\t\($0.value.together)" }
  }
}
