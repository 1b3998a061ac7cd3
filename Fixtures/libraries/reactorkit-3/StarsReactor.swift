// From ReactorKit 2.1 on the state comes on the thread of the mutation; it never fails and is replayed.
import Foundation
import ReactorKit
import RxCocoa
import RxSwift

final class StarsReactor: Reactor {
  enum Action {
    case refresh
  }

  enum Mutation {
    case setStars(Int)
    case setMessage(String)
  }

  struct State {
    var stars = 0
    @Pulse var message: String?
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .refresh:
      return .concat([
        .just(.setMessage("Counting stars")),
        URLSession.shared.rx.json(url: URL(string: "https://example.com/stars")!)
          .map { .setStars($0 as? Int ?? 0) },
      ])
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setStars(let stars):
      state.stars = stars
    case .setMessage(let message):
      state.message = message
    }
    return state
  }
}
