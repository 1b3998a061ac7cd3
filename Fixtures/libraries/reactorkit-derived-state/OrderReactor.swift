// What `reduce` makes of other properties below its switch changes when those do, whichever mutation it was.
import ReactorKit
import RxSwift

final class OrderReactor: Reactor {
  enum Action {
    case name(String)
    case place(String)
    case send
  }

  enum Mutation {
    case setName(String)
    case setPlace(String)
    case setSent(Int)
  }

  struct State {
    var name = ""
    var place = ""
    var sent = 0
    var isNamed = false
    var isComplete = false
    var summary = ""
    var steps = 0
    var title = ""
    var late = ""
    @Pulse var isReady = false
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .name(let name): return .just(.setName(name))
    case .place(let place): return .just(.setPlace(place))
    case .send:
      return Observable<Int>
        .timer(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
        .map { .setSent($0) }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var next = state
    next.late = next.name
    let title = next.name
    switch mutation {
    case .setName(let name): next.name = name
    case .setPlace(let place):
      next.place = place
      next.isComplete = false
    case .setSent(let sent): next.sent = sent
    }
    // Of what is there by now.
    let hasPlace = !next.place.isEmpty
    next.isNamed = next.name.contains { $0.isLetter }
    next.isComplete = next.isNamed && hasPlace
    next.isReady = next.isNamed && hasPlace
    next.summary = "\(next.name): \(next.sent)"
    // Of what it was, or of what was there before.
    next.steps = next.steps + 1
    next.title = title
    return next
  }
}
