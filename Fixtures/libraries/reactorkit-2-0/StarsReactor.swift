// Up to ReactorKit 2.0 the state comes on main, wherever the mutation was made, and never fails.
import Foundation
import ReactorKit
import RxCocoa
import RxSwift

final class StarsReactor: Reactor {
  enum Action {
    case refresh
  }

  enum Mutation {
    case setLoading(Bool)
    case setStars(Int)
  }

  struct State {
    var isLoading = false
    var stars = 0
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .refresh:
      return Observable.concat([
        .just(.setLoading(true)),
        request().map(Mutation.setStars),
        .just(.setLoading(false)),
      ])
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case let .setLoading(isLoading):
      state.isLoading = isLoading
    case let .setStars(stars):
      state.stars = stars
    }
    return state
  }

  private func request() -> Observable<Int> {
    return URLSession.shared.rx.json(url: URL(string: "https://example.com/stars")!)
      .map { $0 as? Int ?? 0 }
  }
}
