import ReactorKit
import RxSwift

final class KilnReactor2: Reactor {
  enum Action {
    case fire(String)
  }

  enum Mutation {
    case set(String)
  }

  struct State {
    var reading = ""
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .fire(let reading): return .just(.set(reading))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .set(let reading): state.reading = reading
    }
    return state
  }
}
