// A pulse comes on the thread of the mutation too.
import Foundation
import ReactorKit
import RxSwift

final class ToastReactor: Reactor {
  enum Action {
    case wait
  }

  enum Mutation {
    case setToast(String)
  }

  struct State {
    @Pulse var toast: String?
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .wait:
      return Observable<Int>
        .timer(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
        .map { _ in .setToast("Done") }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setToast(let toast):
      state.toast = toast
    }
    return state
  }
}
