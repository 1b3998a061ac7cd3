import Foundation
import ReactorKit
import RxSwift

final class TideReactor: Reactor {
  enum Action { case load }
  enum Mutation { case set(String), setLoading(Bool) }
  struct State {
    var level = ""
    var isLoading = false
  }
  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    tide().map { Mutation.set($0) }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .set(let level): state.level = level
    case .setLoading(let isLoading): state.isLoading = isLoading
    }
    return state
  }
}

final class MoonReactor: Reactor {
  enum Action { case load }
  enum Mutation { case set(String), setLoading(Bool) }
  struct State {
    @Pulse var phase = ""
    @Pulse var isLoading = false
  }
  let initialState = State()

  // Its own, which hops nowhere.
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    Observable.merge(mutation, .just(.set("new")))
  }

  func mutate(action: Action) -> Observable<Mutation> {
    .concat(
      .just(.setLoading(true)),
      tide().map { Mutation.set($0) },
      .just(.setLoading(false)))
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .set(let phase): state.phase = phase
    case .setLoading(let isLoading): state.isLoading = isLoading
    }
    return state
  }
}

final class StarReactor: Reactor {
  enum Action { case load }
  enum Mutation { case set(String), setLoading(Bool) }
  struct State {
    @Pulse var name = ""
    @Pulse var isLoading = false
  }
  let initialState = State()

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }

  // What never ends lets nothing come after it.
  func mutate(action: Action) -> Observable<Mutation> {
    .concat(
      .just(.setLoading(true)),
      Observable<String>.create { observer in
        DispatchQueue.global().async { observer.onNext("Vega") }
        return Disposables.create()
      }.map { Mutation.set($0) },
      .just(.setLoading(false)))
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .set(let name): state.name = name
    case .setLoading(let isLoading): state.isLoading = isLoading
    }
    return state
  }
}

private func tide() -> Observable<String> {
  URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/tide")!)).map { "\($0.count)" }
}
