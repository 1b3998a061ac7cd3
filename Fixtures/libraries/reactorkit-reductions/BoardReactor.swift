// A pulse comes with the mutations that change its property: however `reduce` changes it, wherever they are made.
import Foundation
import ReactorKit
import RxSwift

final class BoardReactor: Reactor {
  enum Action {
    case load, open, check
  }

  enum Mutation {
    case setTitle(String)
    case addRow(String)
    case toggle
    case exchange
    case note(String)
    case finish
    case tick
  }

  struct State {
    @Pulse var title = ""
    @Pulse var rows: [String] = []
    @Pulse var isOpen = false
    @Pulse var left = ""
    @Pulse var right = ""
    @Pulse var hint: String?
    @Pulse var isFinished = false
    @Pulse var ticks = 0
  }

  let initialState = State()
  private let seconds = Observable<Int>.timer(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .load:
      // What comes at once after something else comes where that ended.
      return .concat([.just(.addRow("first")), seconds.map { _ in .setTitle("Board") }, .just(.finish)])
    case .open:
      return .merge(seconds.map { _ in .toggle }, exchanged())
    case .check:
      let note = Mutation.note("checked")
      return .just(note)
    }
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    .merge(mutation, Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).map { _ in .tick })
  }

  private func exchanged() -> Observable<Mutation> {
    seconds.map { _ in .exchange }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setTitle(let title):
      state.title = title
    case .addRow(let row):
      state.rows.append(row)
    case .toggle:
      state.isOpen.toggle()
    case .exchange:
      swap(&state.left, &state.right)
    case let .note(note):
      if state.title != note { state.hint = note }
    case .finish:
      state.isFinished = true
    case .tick:
      state.ticks += 1
    }
    return state
  }
}
