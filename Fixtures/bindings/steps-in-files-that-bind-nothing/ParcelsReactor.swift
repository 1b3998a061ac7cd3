// ReactorKit brings what it is made with along: this file imports nothing else.
import ReactorKit

final class ParcelsReactor: Reactor {
  enum Action {
    case open(String)
    case count(String)
  }

  enum Mutation {
    case setNumber(String)
  }

  struct State {
    var number = ""
  }

  let initialState = State()
  private let router: ParcelsRouter
  private let scheduler = SerialDispatchQueueScheduler(qos: .utility)

  init(router: ParcelsRouter) {
    self.router = router
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .open(let number):
      return Observable.just(number)
        .observe(on: scheduler)
        .map { [router] number in // expect: main_thread
          router.open(number)
          return .setNumber(number)
        }
    case .count(let number):
      return Observable.just(number)
        .observe(on: scheduler)
        .map { [router] number in
          router.count(number)
          return .setNumber(number)
        }
    }
  }
}
