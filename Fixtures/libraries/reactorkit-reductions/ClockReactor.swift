import Foundation
import ReactorKit
import RxSwift

/// Replaces its state as a whole: every property comes with every mutation that does.
final class ClockReactor: Reactor {
  enum Action {
    case start, reset
  }

  enum Mutation {
    case setTime(Int)
    case reset
  }

  struct State {
    @Pulse var time = 0
    @Pulse var isReset = false
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .start: return .just(.setTime(1))
    case .reset:
      return Observable<Int>.timer(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
        .map { _ in .reset }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var next = state
    switch mutation {
    case .setTime(let time): next.time = time
    case .reset: next = State(time: 0, isReset: true)
    }
    return next
  }
}
