import Foundation
import ReactorKit
import RxSwift

final class WelcomeReactor: Reactor {
  enum Action {
    case start
    case refresh
  }

  enum Mutation {
    case go
    case setGreeting(String)
  }

  struct State {
    @Pulse var isDone: Bool?
    var greeting = ""
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .start: return .just(.go)
    case .refresh:
      return Observable.just("Hello")
        .delay(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
        .map { .setGreeting($0) }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .go: state.isDone = true
    case .setGreeting(let greeting): state.greeting = greeting
    }
    return state
  }
}
