// A pulse comes with the mutations that assign its property, on their thread; the others do not reach it.
import Foundation
import ReactorKit
import RxSwift

final class ProfileReactor: Reactor {
  enum Action {
    case appear
    case ask
    case rename(String)
  }

  enum Mutation {
    case setName(String)
    case setQuestion(Bool)
    case setBusy(Bool)
    case rename(String)
  }

  struct State {
    @Pulse var question: Bool?
    @Pulse var tabs = ["posts", "likes"]
    @Pulse var name = ""
    @Pulse var isBusy = false
    @Pulse var draft = ""
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .appear:
      return .concat([
        .just(.setBusy(true)),
        loadName().map { .setName($0) },
        .just(.setBusy(false)),
      ])
    case .ask:
      return .just(.setQuestion(true))
    case .rename(let name):
      return .just(.rename(name))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var next = state
    switch mutation {
    case .setName(let name):
      next.name = name
    case let .setQuestion(isAsked):
      next.question = isAsked
    case .setBusy(let isBusy):
      if next.isBusy != isBusy { next.isBusy = isBusy }
    case .rename(let name):
      next.draft.append(name)
    }
    return next
  }

  private func loadName() -> Observable<String> {
    let request = URLRequest(url: URL(string: "https://example.org/name")!)
    return URLSession.shared.rx.data(request: request)
      .map { String(decoding: $0, as: UTF8.self) }
      .catchAndReturn("")
  }
}
