// A computed property of the state comes with the mutations that change what it is made of.
import ReactorKit
import RxSwift

final class FormReactor: Reactor {
  enum Action {
    case type(String), repeatIt(String), check
  }

  enum Mutation {
    case setText(String)
    case setRepetition(String)
    case setTaken(Bool)
  }

  struct State {
    static let shortest = 8
    var text = ""
    var repetition = ""
    var isTaken = false
    var isLong: Bool { text.count >= Self.shortest }
    var isSame: Bool {
      get { !repetition.isEmpty && self.repetition == text }
    }
    var isDone: Bool {
      guard isLong else { return false }
      let same = isSame
      return same
    }
    var isFree: Bool { isDone && !isTaken }
    var isLucky: Bool { isLong && draw() }

    private func draw() -> Bool { isTaken }
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .type(let text): .just(.setText(text))
    case .repeatIt(let text): .just(.setRepetition(text))
    case .check:
      Observable<Int>.timer(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility)).map { .setTaken($0 > 0) }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setText(let text): state.text = text
    case .setRepetition(let text): state.repetition = text
    case .setTaken(let isTaken): state.isTaken = isTaken
    }
    return state
  }
}
