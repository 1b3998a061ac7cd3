import Foundation

/// Judges many programs, on all cores, and shrinks some of those that the linter is wrong about.
///
/// A run of hours that is interrupted reports what it has seen by then.
struct ManyApps: Sendable {
  let rehearsal: AppRehearsal
  let folder: String

  /// So many programs are compiled as one: enough that the compiler's start costs little, few enough for its memory.
  private static let batch = 100
  /// So many violations are shrunk, which takes ten times as long as finding them.
  private static let mostCauses = ProcessInfo.processInfo.environment["TRAITLINT_CAUSES"].flatMap { Int($0) } ?? 15

  /// The programs of a seed.
  ///
  /// - Returns: whether there was no violation.
  func run(count: Int, seed: UInt64) throws -> Bool {
    Interruption.watch()
    let start = Date()
    // Twins have the same carriers, so every other program is enough for the shares.
    let tally = judged(count, sharesOf: { $0.isMultiple(of: 2) }) { index in
      (name: "\(seed):\(index)", plan: AppPlan(seed: seed, index: index))
    }
    let report = AppReport(tally: tally, seconds: Date().timeIntervalSince(start))
    if !Interruption.hasCome { report.printCauses(try shrunk(tally)) }
    report.printShares()
    report.printPairs()
    report.printViolations()
    report.printFigures("seed \(seed)")
    return tally.violations.isEmpty && tally.refusals.isEmpty
  }

  /// Judges programs by their numbers.
  func judged(
    _ count: Int, criteria: Set<Criterion> = Set(Criterion.allCases),
    sharesOf: @Sendable (Int) -> Bool = { _ in false }, tell: (@Sendable (Int, Judgement) -> Void)? = nil,
    _ program: @Sendable (Int) -> (name: String, plan: AppPlan)
  ) -> AppTally {
    let start = Date()
    var tally = AppTally()
    let lock = NSLock()
    let batches = (count + ManyApps.batch - 1) / ManyApps.batch
    withoutActuallyEscaping({ (part: AppTally) in tally.join(part) }) { join in
      let gather = Unchecked { (part: AppTally) in
        join(part)
        note(part, since: start)
      }
      DispatchQueue.concurrentPerform(iterations: batches) { batch in
        guard !Interruption.hasCome else { return }
        let range = batch * ManyApps.batch..<min(count, (batch + 1) * ManyApps.batch)
        let programs = range.map { (index: $0, program: program($0)) }
        let folder = "\(folder)/batch\(batch)"
        var part = AppTally()
        do {
          let judge = AppJudge(rehearsal: rehearsal, folder: folder, criteria: criteria)
          let judgements = try judge.judge(programs.map(\.program.plan))
          for (entry, judgement) in zip(programs, judgements) {
            part.add(judgement, named: entry.program.name)
            if sharesOf(entry.index) { part.shares.add(judgement.plan) }
            tell?(entry.index, judgement)
          }
        } catch  where Interruption.hasCome {
          // What it was compiling was interrupted as well.
        } catch {
          part.refusals.append("\(range): \(error)")
        }
        try? FileManager.default.removeItem(atPath: folder)
        lock.withLock { gather.value(part) }
      }
    }
    return tally
  }

  private func note(_ part: AppTally, since start: Date) {
    let seconds = Date().timeIntervalSince(start).rounded(to: 0)
    var lines = part.violations.map { "\($0.name): \($0.violation.criterion.title): \($0.violation.words)" }
    lines += part.refusals.map { "refused: \($0.prefix(300))" }
    lines.append("\(part.programs) programs more, after \(seconds) s\n")
    FileHandle.standardError.write(Data(lines.joined(separator: "\n").utf8))
  }

  // MARK: - Shrinking

  /// The smallest programs for different causes; what a known cause explains is not shrunk again.
  private func shrunk(_ tally: AppTally) throws -> [AppCause] {
    var causes: [AppCause] = []
    let judge = AppJudge(rehearsal: rehearsal, folder: folder + "/shrinking")
    // In turn by kind, so that the most frequent one does not take all the places.
    for entry in tally.violationsInTurn {
      if let known = causes.firstIndex(where: { $0.explains(entry) }) {
        causes[known].programs.insert(entry.name)
        continue
      }
      guard causes.count < ManyApps.mostCauses else { continue }
      var judgeOfKind = judge
      judgeOfKind.criteria = [entry.violation.criterion]
      guard let judgement = try judgeOfKind.judge([entry.plan]).first else { continue }
      let smallest = try AppShrinker(judge: judge).smallest(judgement, entry.violation)
      causes.append(AppCause(judgement: smallest.judgement, violation: smallest.violation, programs: [entry.name]))
      FileHandle.standardError.write(Data("shrunk \(causes.count) of at most \(ManyApps.mostCauses)\n".utf8))
    }
    return causes
  }

  /// Only ever used under the lock.
  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}

/// A smallest program, and those that it stands for.
struct AppCause {
  var judgement: Judgement
  var violation: Violation
  var programs: Set<String>

  /// Whether a larger program has everything that this one has.
  func explains(_ entry: AppTally.Entry) -> Bool {
    guard violation.isLike(entry.violation) else { return false }
    func entries(_ plan: AppPlan) -> Set<String> {
      Set(
        plan.links.map { link in
          switch link {
          case .carrier(let part): "carrier \(part.entry)"
          case .step(let part): "step \(part.entry)"
          }
        })
    }
    let small = entries(judgement.plan)
    return !small.isEmpty && small.isSubset(of: entries(entry.plan))
  }
}

extension Double {
  func rounded(to digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
