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

/// What the linter says can happen at a sink and a replay did not show.
struct Unshown: Hashable {
  enum Fact: String { case main, background, failure, sharing }

  var fact: Fact

  /// - Returns: none where prediction and replay are equal.
  static func all(in model: ChainModel, sink index: Int) throws(NotReplayed) -> [Unshown] {
    let facts = model.subscribers[index].facts
    let runs = try Replay.runs(of: model, subscribers: [index])
    let evidence = SinkEvidence(sink: 0, runs: runs)
    var result: [Unshown] = []
    let isOnMain = facts.threads.contains(.main) || facts.threads.contains(.subscriber)
    if isOnMain, !evidence.threads.contains(.main) { result.append(Unshown(fact: .main)) }
    if facts.threads.contains(.background), !evidence.threads.contains(.background) {
      result.append(Unshown(fact: .background))
    }
    if facts.canFail, !evidence.receivedError { result.append(Unshown(fact: .failure)) }
    if facts.repeats, try Replay.repeatedEffect(model, index) == nil { result.append(Unshown(fact: .sharing)) }
    return result
  }
}
