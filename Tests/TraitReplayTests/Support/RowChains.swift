@testable import TraitReplay
@testable import TraitRules

/// The smallest chains that a spelling of a row makes: on something harmless and on something that has no guarantee,
/// with either inside, on either scheduler, with and without a closure that throws.
struct RowChains {
  let spelling: Spelling

  var programs: [RandomProgram] {
    var result: [RandomProgram] = []
    for fill in [harmless(.observable), hostile(.observable)] {
      for throwing in spelling.text.contains("%T") ? [false, true] : [false] {
        for isOnMain in spelling.text.contains("%S") ? [true, false] : [true] {
          var step = RandomStep(spelling: spelling, throwing: throwing, isOnMain: isOnMain)
          step.chains = spelling.holes.map { $0 == "D" ? driver(fill) : fill }
          guard let receiver = spelling.receiver else {
            result.append(RandomProgram(sinks: [RandomChain(start: .call(step))]))
            continue
          }
          for start in [harmless(receiver), hostile(receiver), converted(leaf("backgroundRelay"), to: receiver)] {
            var chain = start
            chain.steps.append(step)
            result.append(RandomProgram(sinks: [chain]))
          }
        }
      }
    }
    return result
  }

  private func harmless(_ trait: Spelling.Trait) -> RandomChain {
    converted(leaf("button.rx.tap"), to: trait)
  }

  private func hostile(_ trait: Spelling.Trait) -> RandomChain { converted(leaf("api.load()"), to: trait) }

  private func leaf(_ text: String) -> RandomChain {
    RandomChain(start: .leaf(RandomChain.leaves.firstIndex(of: text)!))
  }

  private func driver(_ chain: RandomChain) -> RandomChain { converted(chain, to: .driver) }

  private func converted(_ chain: RandomChain, to trait: Spelling.Trait) -> RandomChain {
    guard trait != .observable else { return chain }
    var chain = chain
    let signature = trait == .signal ? "asSignal(onErrorJustReturn:)" : "asDriver(onErrorJustReturn:)"
    chain.steps.append(RandomStep(spelling: Spelling.steps.first { $0.signature == signature }!))
    return chain
  }
}

/// What the linter says can happen at a sink.
enum Unshown: String, Hashable {
  case main, background, failure, repetition

  /// What facts allow.
  static func possible(in facts: ChainFacts) -> Set<Unshown> {
    var result: Set<Unshown> = []
    if !facts.threads.isDisjoint(with: [.main, .subscriber]) { result.insert(.main) }
    if facts.threads.contains(.background) { result.insert(.background) }
    if facts.canFail { result.insert(.failure) }
    if facts.repeats { result.insert(.repetition) }
    return result
  }

  /// What of it a replay did not show; none where prediction and replay are equal.
  static func all(in model: ChainModel, sink index: Int) throws(NotReplayed) -> Set<Unshown> {
    var result = possible(in: model.subscribers[index].facts)
    let evidence = SinkEvidence(sink: 0, runs: try Replay.runs(of: model, subscribers: [index]))
    if evidence.threads.contains(.main) { result.remove(.main) }
    if evidence.threads.contains(.background) { result.remove(.background) }
    if evidence.receivedError { result.remove(.failure) }
    if result.contains(.repetition), try Replay.repeatedEffect(model, index) != nil { result.remove(.repetition) }
    return result
  }
}
