import ReactorKit
import RxCocoa
import RxSwift
import UIKit

// Of a property that holds a case, each case comes where the mutation is made that carries it.

enum Notice: Equatable {
  case welcome
  case saved
  case broken
}

final class NoticeReactor: Reactor {
  enum Action {
    case open
    case save
  }

  enum Mutation {
    case setNotice(Notice)
    case setPlace(Notice)
    case setBroken
  }

  struct State {
    @Pulse var notice: Notice?
    var place: Notice = .welcome
  }

  let initialState = State()
  private let scheduler = ConcurrentDispatchQueueScheduler(qos: .utility)

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .open: return .concat(.just(.setNotice(.welcome)), .just(.setPlace(.saved)))
    case .save: return save()
    }
  }

  private func save() -> Observable<Mutation> {
    Observable.just(()).observe(on: scheduler)
      .flatMap { _ -> Observable<Mutation> in
        let saved: Notice = .saved
        return .of(.setNotice(saved), .setBroken, .setPlace(.broken))
      }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setNotice(let notice): state.notice = notice
    case .setPlace(let place): state.place = place
    case .setBroken: state.notice = .broken
    }
    return state
  }
}

final class NoticeScreen: UIViewController, View {
  var disposeBag = DisposeBag()
  private let label = UILabel()
  private let table = UITableView()

  func bind(reactor: NoticeReactor) {
    reactor.pulse(\.$notice)
      .subscribe(onNext: { [weak self] notice in
        switch notice {
        case .welcome: self?.label.text = "Welcome"
        default: break
        }
      })
      .disposed(by: disposeBag)

    reactor.pulse(\.$notice)
      .compactMap { $0 }
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] notice in
        switch notice {
        case .welcome: self?.label.text = "Welcome"
        case .saved: self?.table.reloadData()
        case .broken: break
        }
      })
      .disposed(by: disposeBag)

    reactor.pulse(\.$notice)
      .compactMap { $0 }
      .withUnretained(self)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { screen, notice in
        if case .broken = notice { screen.table.reloadData() }
      })
      .disposed(by: disposeBag)

    Observable.just(())
      .flatMapLatest { _ in reactor.pulse(\.$notice) }
      .subscribe(onNext: { [weak self] notice in
        if case .welcome = notice { self?.label.text = "Welcome" }
      })
      .disposed(by: disposeBag)
    Observable.just(())
      .flatMapLatest { _ in reactor.pulse(\.$notice) }
      .withUnretained(self)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { screen, notice in
        if case .saved = notice { screen.table.reloadData() }
      })
      .disposed(by: disposeBag)

    reactor.state.map(\.place).distinctUntilChanged()
      .subscribe(onNext: { [weak self] place in
        if case .saved = place { self?.label.text = "Saved" }
      })
      .disposed(by: disposeBag)

    reactor.state.map { $0.place }.distinctUntilChanged()
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] place in
        if case .broken = place { self?.label.text = "Broken" }
      })
      .disposed(by: disposeBag)
  }
}
