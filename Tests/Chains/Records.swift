import Foundation

@testable import TraitReplay
@testable import TraitRules

/// What every run of random chains did, a line for each program with its number, a hash, how many runs and events there
/// were: two builds on two libraries print the same, or the
/// libraries differ.
struct Records {
  var count: Int
  var seed: UInt64

  func printAll() {
    for index in 0..<count {
      let program = RandomRun.program(seed: seed, index: index)
      let lines = lines(of: program)
      let events = lines.reduce(0) { $0 + $1.count { $0 == "#" } }
      print(index, String(hash(lines), radix: 16), lines.count, events)
    }
  }

  /// The program and its runs in full.
  func printOne(index: Int) {
    let program = RandomRun.program(seed: seed, index: index)
    for line in program.lines + [""] + lines(of: program) { print(line) }
  }

  private func lines(of program: RandomProgram) -> [String] {
    var result: [String] = []
    for model in program.models() {
      for subscribers in [Array(model.subscribers.indices)] + model.subscribers.indices.map({ [$0] }) {
        do throws(NotReplayed) {
          let runs = try Replay.runs(of: model, subscribers: subscribers)
          result.append("plain: " + text(runs.plain))
          if let together = runs.together { result.append("together: " + text(together)) }
          for (schedule, record) in runs.others { result.append(text(schedule) + ": " + text(record)) }
        } catch {
          result.append("not replayed: \(error.reason)")
        }
      }
    }
    return result
  }

  private func text(_ schedule: Schedule) -> String {
    let fault = schedule.fault.map { "fault \($0.point.order) \($0.time)\($0.isAfterElement ? " late" : "")" } ?? ""
    let last = schedule.lastEvent.map { "last \($0)" } ?? ""
    return "\(schedule.answers)\(schedule.isBurst ? " burst" : "") \(last) \(schedule.choice) \(fault)"
  }

  private func text(_ record: Record) -> String {
    let sinks = record.sinks.map { $0.map(text).joined(separator: " ") }
    let effects = record.effects.values.map { "\($0.name)x\($0.runs)" }.sorted()
    return (sinks + effects).joined(separator: " | ")
  }

  private func text(_ event: SinkEvent) -> String {
    let kind =
      switch event.kind {
      case .element(let element): "\(element.number % 10_000)\(element.isError ? "!" : "")"
      case .error: "error"
      case .completed: "completed"
      }
    return "\(kind)@\(event.thread.rawValue)#\(event.sourceEvent)"
  }

  private func hash(_ lines: [String]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for line in lines { for byte in line.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 } }
    return hash
  }
}
