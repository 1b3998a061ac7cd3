import Testing

import TraitRuntime

/// Every operator once: what it makes of a source, and that nothing of it is left afterwards.
@Suite struct OperatorTableTests {
  @Test(arguments: OperatorCase.all)
  func makesWhatItSays(_ operation: OperatorCase) {
    #expect(transcript(operation, sending: .all) == operation.expected)
  }

  @Test(arguments: OperatorCase.all)
  func leavesNothingBehind(_ operation: OperatorCase) {
    for scenario in Scenario.allCases {
      // The first run makes what lives for ever, such as the schedulers that everybody shares.
      _ = transcript(operation, sending: scenario)
      expectNoLeak("\(operation), \(scenario)") { _ = transcript(operation, sending: scenario) }
    }
  }

  /// How far the source gets.
  private enum Scenario: CaseIterable {
    case all
    case failure
    case disposal
  }

  private func transcript(_ operation: OperatorCase, sending scenario: Scenario) -> String {
    let threads = VirtualThreads()
    var events: [String] = []
    threads.run {
      let source = PublishSubject<Int>()
      let subscription = operation.apply(source, threads).subscribe { event in
        switch event {
        case .next(let element): events.append(element)
        case .error: events.append("!")
        case .completed: events.append("|")
        }
      }
      for element in 1...3 {
        threads.advance(by: .seconds(1))
        source.onNext(element)
        if scenario == .disposal, element == 2 { subscription.dispose() }
      }
      switch scenario {
      case .all: source.onCompleted()
      case .failure: source.onError(TestError.failed)
      case .disposal: break
      }
      threads.advance(by: .seconds(60))
      // A source that fails may be waited for, for ever, by what comes after it.
      subscription.dispose()
      threads.advance(by: .seconds(60))
    }
    return events.joined(separator: " ")
  }
}
