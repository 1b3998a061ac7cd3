import Foundation

@testable import TraitReplay
@testable import TraitRules

/// How often something that the linter calls possible never happens in a replay, and in which chains.
///
/// Possibilities may be too many, never too few: an operator's effect holds for every schedule, a replay tries some.
struct UnshownFacts: Sendable {
  var count: Int
  var seed: UInt64
  /// So many chains of each fact are shrunk, which takes long.
  var shrunk = 60

  private struct Tally: Sendable {
    var possible: [Unshown: Int] = [:]
    var unshown: [Unshown: Int] = [:]
    var programs: [Unshown: [Int]] = [:]

    mutating func join(_ other: Tally) {
      possible.merge(other.possible, uniquingKeysWith: +)
      unshown.merge(other.unshown, uniquingKeysWith: +)
      programs.merge(other.programs, uniquingKeysWith: +)
    }
  }

  func run() {
    var all = Tally()
    Spread.over(count) {
      tally($0)
    } gather: {
      all.join($0)
    }
    for fact in [Unshown.main, .background, .failure, .repetition] {
      let possible = all.possible[fact, default: 0]
      let unshown = all.unshown[fact, default: 0]
      let share = possible == 0 ? 0 : Double(unshown) / Double(possible) * 100
      print("\(fact.rawValue): possible at \(possible) sinks, never shown at \(unshown) (\(share.rounded())%)")
      for (form, times) in causes(of: fact, in: all.programs[fact, default: []].sorted()) {
        print("  \(times)  \(form)")
      }
    }
  }

  private func tally(_ range: Range<Int>) -> Tally {
    var tally = Tally()
    for index in range {
      for model in RandomRun.program(seed: seed, index: index).models() {
        for (sink, subscriber) in model.subscribers.enumerated() {
          guard let unshown = try? Unshown.all(in: model, sink: sink) else { continue }
          for fact in Unshown.possible(in: subscriber.facts) { tally.possible[fact, default: 0] += 1 }
          for fact in unshown {
            tally.unshown[fact, default: 0] += 1
            tally.programs[fact, default: []].append(index)
          }
        }
      }
    }
    return tally
  }

  /// The smallest chains in which a fact stays unshown, each as the operators in it, the most frequent first.
  private func causes(of fact: Unshown, in programs: [Int]) -> [(form: String, times: Int)] {
    var forms: [String: Int] = [:]
    let chosen = Array(programs.prefix(shrunk))
    Spread.over(chosen.count, blockSize: 1) { range in
      range.map { smallest(RandomRun.program(seed: seed, index: chosen[$0]), fact).operators }
    } gather: {
      for form in $0 { forms[form, default: 0] += 1 }
    }
    return forms.map { (form: $0.key, times: $0.value) }.sorted { ($1.times, $0.form) < ($0.times, $1.form) }
      .prefix(14).map { $0 }
  }

  private func smallest(_ program: RandomProgram, _ fact: Unshown) -> RandomProgram {
    var program = program
    search: while true {
      for smaller in program.smaller where isUnshown(fact, in: smaller) {
        program = smaller
        continue search
      }
      return program
    }
  }

  private func isUnshown(_ fact: Unshown, in program: RandomProgram) -> Bool {
    program.models().contains { model in
      model.subscribers.indices.contains { ((try? Unshown.all(in: model, sink: $0)) ?? []).contains(fact) }
    }
  }
}

extension RandomProgram {
  /// The names of its operators, in the order of the source.
  var operators: String {
    var names: [String] = []
    for chain in self.names + sinks { chain.add(to: &names) }
    return names.joined(separator: " ")
  }
}

extension RandomChain {
  fileprivate func add(to names: inout [String]) {
    switch start {
    case .leaf: names.append(text.prefix { $0 != "." && $0 != "(" }.description)
    case .name: break
    case .call(let step): step.add(to: &names)
    }
    for step in steps { step.add(to: &names) }
  }
}

extension RandomStep {
  fileprivate func add(to names: inout [String]) {
    names.append(String(spelling.name))
    for chain in chains { chain.add(to: &names) }
  }
}
