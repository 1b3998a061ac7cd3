// A mutation that only reads a property leaves it as it was.
import ReactorKit
import RxSwift

final class CartReactor: Reactor {
  enum Action {
    case add(String)
    case count
    case note(String)
  }

  enum Mutation {
    case setItems([String])
    case setCount(Int)
    case setNote(String)
  }

  struct State {
    var items: [String] = []
    var count = 0
    var note = Note()
  }

  struct Note {
    var text = ""
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .add(let item): return .just(.setItems([item]))
    case .count:
      return Observable<Int>
        .timer(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
        .map { .setCount($0) }
    case .note(let text):
      return Observable.just(text).observe(on: ConcurrentDispatchQueueScheduler(qos: .utility)).map { .setNote($0) }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setItems(let items):
      state.items = items
    case .setCount(let count):
      guard state.items.count <= count, !state.items.isEmpty else { break }
      state.count = count + state.items.count
      for item in state.items where item.isEmpty { state.count -= 1 }
    case .setNote(let text):
      state.note.text.append(text)
    }
    return state
  }
}
