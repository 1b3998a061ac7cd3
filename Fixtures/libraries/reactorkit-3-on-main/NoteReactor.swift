// The twin: every mutation is made on main.
import Foundation
import ReactorKit
import RxCocoa
import RxSwift

final class NoteReactor: Reactor {
  enum Action {
    case type(String)
    case load
  }

  enum Mutation {
    case setText(String)
  }

  struct State {
    var text = ""
    @Pulse var notice: String?
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .type(let text):
      return .just(.setText(text))
    case .load:
      return URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/note")!))
        .map { .setText(String(decoding: $0, as: UTF8.self)) }
        .observe(on: MainScheduler.instance)
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setText(let text):
      state.text = text
      state.notice = "Changed"
    }
    return state
  }
}
