// Types nested elsewhere have the names of a library's type and of the standard library's: outside those that nest them,
// a bare name means neither.
import ReactorKit
import RxSwift

final class KilnReactor: Reactor {
  enum Action {
    case fire(String)
  }

  enum Mutation {
    case set(String)
  }

  struct State {
    var reading = ""
  }

  struct Task {
    let name: String
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
