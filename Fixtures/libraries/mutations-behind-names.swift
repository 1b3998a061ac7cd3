import ReactorKit
import RxCocoa
import RxSwift
import UIKit

// Which mutations change a property is seen through the names of what is joined.

final class RoomService {
  enum Event { case all([Int]), none }
  let events = PublishSubject<Event>()
  let moves = PublishSubject<Int>()

  func load() {
    Task {
      events.onNext(.all([]))
      moves.onNext(1)
    }
  }
}

final class RoomReactor: Reactor {
  enum Action { case load }
  enum Mutation { case room(Int?), list([Int]) }

  struct State {
    var room: Int?
    var list: [Int] = []
  }

  let initialState = State()
  private let service = RoomService()

  func mutate(action: Action) -> Observable<Mutation> {
    service.load()
    return .just(.room(nil))
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .room(let room): state.room = room
    case .list(let list): state.list = list
    }
    return state
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let told = toldMutations
    return Observable.merge(mutation, told)
  }

  private var toldMutations: Observable<Mutation> {
    let lists = service.events.flatMap { event -> Observable<Mutation> in
      switch event {
      case .all(let list): return Observable.concat([.just(.list(list))])
      case .none: return Observable.concat([])
      }
    }
    let rooms = service.moves.flatMap { room -> Observable<Mutation> in
      Observable.concat([
        .just(.room(room)).delay(.milliseconds(100), scheduler: MainScheduler.instance), .just(.room(nil)),
      ])
    }
    return Observable.merge(lists, rooms)
  }
}

final class RoomScreen: UIViewController {
  private let roomLabel = UILabel()
  private let countLabel = UILabel()
  private let disposeBag = DisposeBag()

  func bind(reactor: RoomReactor) {
    reactor.state.map { $0.room }.distinctUntilChanged().map { $0.map(String.init) ?? "" }
      .bind(to: roomLabel.rx.text).disposed(by: disposeBag)
    reactor.state.map { $0.list }.distinctUntilChanged().map { String($0.count) }
      .bind(to: countLabel.rx.text).disposed(by: disposeBag) // expect: main_thread
  }
}
