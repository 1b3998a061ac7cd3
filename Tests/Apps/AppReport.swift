import Foundation

/// What is printed in the end.
struct AppReport {
  let tally: AppTally
  let seconds: Double

  func printFigures(_ what: String) {
    let speed = (Double(tally.programs) / max(seconds, 0.001)).rounded(to: 1)
    line("\(what): \(tally.programs) programs, \(tally.sinks) sinks, \(speed) programs a second")
    line("  sinks that no run reaches: \(tally.unreached); not seen: \(tally.unseen); not decided: \(tally.undecided)")
    let faults = tally.faults.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    line("  faults that runs showed: \(faults.joined(separator: ", "))")
    let all = Carrier.all.count * Carrier.all.count
    let least = tally.pairs.count < all ? 0 : tally.pairs.values.min() ?? 0
    line("  ordered pairs of carriers: \(tally.pairs.count) of \(all), each at least \(least) times")
    if !tally.refusals.isEmpty { line("  programs that do not run: \(tally.refusals.count)") }
    for refusal in tally.refusals.prefix(10) { line("    \(refusal.prefix(300))") }
  }

  // MARK: - Violations

  func printViolations() {
    heading("Violations")
    var kinds: [String: Set<String>] = [:]
    for entry in tally.violations {
      let criterion = entry.violation.criterion
      kinds["\(criterion.rawValue). \(criterion.title): \(entry.violation.subject)", default: []].insert(entry.name)
    }
    for (kind, programs) in kinds.sorted(by: { $0.key < $1.key }) {
      line("\(kind) in \(programs.count) programs, such as \(programs.min() ?? "")")
    }
    if kinds.isEmpty { line("none") }
  }

  func printCauses(_ causes: [AppCause]) {
    heading("The smallest programs")
    for cause in causes.sorted(by: { $1.programs.count < $0.programs.count }) {
      line("")
      line("\(cause.violation.criterion.rawValue). \(cause.violation.criterion.title): \(cause.violation.subject)")
      line("   in \(cause.programs.count) programs, such as \(cause.programs.min() ?? "")")
      line("   \(cause.violation.words)")
      line("   Tests/apps.sh --one '\(cause.judgement.plan)'")
    }
  }

  /// In how many programs each carrier is at odds with each criterion; for programs with one carrier.
  func printCarriers() {
    heading("Violations by criterion, of carriers alone")
    var table: [Int: [Criterion: Set<String>]] = [:]
    for entry in tally.violations {
      table[entry.plan.carriers.first ?? -1, default: [:]][entry.violation.criterion, default: []].insert(entry.name)
    }
    line(Criterion.allCases.map { "\($0.rawValue)".padded(5) }.joined() + " carrier")
    for (carrier, counts) in table.sorted(by: { $0.key < $1.key }) {
      let columns = Criterion.allCases.map { "\(counts[$0]?.count ?? 0)".padded(5) }.joined()
      line("\(columns) \(carrier < 0 ? "none" : Carrier.all[carrier].name)")
    }
  }

  // MARK: - What is not decided

  func printShares() {
    heading("Not decided, by carrier alone")
    let rows = Carrier.all.enumerated().map { ($0.element.name, tally.shares.own[$0.offset] ?? AppShares.Count()) }
    for (name, count) in rows.sorted(by: { ($1.1.share, $0.0) < ($0.1.share, $1.0) }) where count.undecided > 0 {
      let facts = count.facts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
      line("\(percent(count.share))  \(count.undecided) of \(count.sinks)  \(name)  (\(facts))")
    }
    let clean = rows.count { $0.1.undecided == 0 }
    line("\(clean) of \(rows.count) carriers are always followed")
    let base = tally.shares.base
    line("without any carrier: \(percent(base.share)) of \(base.sinks)")
  }

  /// Pairs that are lost though each of the two is followed.
  func printPairs() {
    heading("Not decided, by pairs of which each is followed alone")
    let rows = tally.shares.pairs.filter { $0.value.undecided > 0 }
      .sorted { ($1.value.undecided, $0.key.first, $0.key.second) < ($0.value.undecided, $1.key.first, $1.key.second) }
    for (pair, count) in rows.prefix(40) {
      line("\(count.undecided) of \(count.sinks)  \(Carrier.all[pair.first].name) > \(Carrier.all[pair.second].name)")
    }
    if rows.count > 40 { line("and \(rows.count - 40) more") }
    let sinks = tally.shares.pairs.values.reduce(0) { $0 + $1.sinks }
    let undecided = tally.shares.pairs.values.reduce(0) { $0 + $1.undecided }
    line("\(undecided) of \(sinks) in all")
  }

  private func percent(_ share: Double) -> String { "\((share * 100).rounded(to: 1)) %" }
  private func heading(_ text: String) { line("\n\(text)\n\(String(repeating: "-", count: text.count))") }
  private func line(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
}

extension AppShares.Count {
  var share: Double { sinks == 0 ? 0 : Double(undecided) / Double(sinks) }
}

extension String {
  fileprivate func padded(_ width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
