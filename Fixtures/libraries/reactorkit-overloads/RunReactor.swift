// Which mutations an event leads to is read off the overload of `mutate` that takes it, however the closure names `self`.
import Foundation
import ReactorKit
import RxSwift

final class RunReactor: Reactor {
  enum Action {
    case rename(String), lap
  }

  enum Mutation {
    case setName(String)
    case setSeconds(Int)
    case setLap(Int)
    case setPaused(Bool)
  }

  struct State {
    let distance: Int
    var name = ""
    var seconds = 0
    var lap = 0
    var isPaused = false
  }

  let initialState = State(distance: 42)
  private let seconds = Observable<Int>.interval(.seconds(1), scheduler: SerialDispatchQueueScheduler(qos: .utility))
  private let pauses = Observable<Int>.interval(.seconds(9), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .rename(let name): return .just(.setName(name))
    case .lap: return .just(.setLap(currentState.lap + 1))
    }
  }

  func mutate(second: Int) -> Observable<Mutation> { .just(.setSeconds(second)) }

  func mutate(pause: Int) -> Observable<Mutation> {
    let paused: Observable<Mutation> = .just(.setPaused(pause % 2 == 0))
    return paused
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let ticking = seconds.flatMap { [weak self] in self?.mutate(second: $0) ?? .empty() }
    let pausing = pauses.flatMap { [weak self] pause -> Observable<Mutation> in
      guard let owner = self else { return .empty() }
      return owner.mutate(pause: pause)
    }
    return .merge(mutation, ticking, pausing)
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setName(let name): state.name = name
    case .setSeconds(let seconds): state.seconds = seconds
    case .setLap(let lap): state.lap = lap
    case .setPaused(let isPaused): state.isPaused = isPaused
    }
    return state
  }
}
