// From ReactorKit 2.1 to 3.2 a reactor's actions come on the scheduler that it declares, and what is made of them at once
// comes there. It is the protocol's requirement by its type, and for whoever knows the reactor.
import Foundation
import ReactorKit
import RxCocoa
import RxSwift
import UIKit

/// An action is its own mutation.
final class CountingReactor: Reactor {
  enum Action { case go }
  struct State { var value = 0 }
  let initialState = State()
  let scheduler: Scheduler = SerialDispatchQueueScheduler(qos: .default)
  func reduce(state: State, mutation: Action) -> State { State(value: state.value + 1) }
}

final class MutatingReactor: Reactor {
  enum Action { case go }
  enum Mutation { case set(Int) }
  struct State { var value = 0 }
  let initialState = State()
  var scheduler: ImmediateSchedulerType { ConcurrentDispatchQueueScheduler(qos: .utility) }
  func mutate(action: Action) -> Observable<Mutation> { .just(.set(1)) }
  func reduce(state: State, mutation: Mutation) -> State { State(value: 1) }
}

/// What is moved to main comes there.
final class ReturningReactor: Reactor {
  enum Action { case go }
  enum Mutation { case set(Int) }
  struct State { var value = 0 }
  let initialState = State()
  let scheduler: Scheduler = SerialDispatchQueueScheduler(qos: .default)
  func mutate(action: Action) -> Observable<Mutation> { Observable.just(.set(1)).observe(on: MainScheduler.instance) }
  func reduce(state: State, mutation: Mutation) -> State { State(value: 1) }
}

final class MainReactor: Reactor {
  enum Action { case go }
  struct State { var value = 0 }
  let initialState = State()
  let scheduler: Scheduler = MainScheduler.instance
  func reduce(state: State, mutation: Action) -> State { State(value: state.value + 1) }
}

/// For itself.
final class PrivateReactor: Reactor {
  enum Action { case go }
  struct State { var value = 0 }
  let initialState = State()
  private let scheduler: ImmediateSchedulerType = SerialDispatchQueueScheduler(qos: .default)
  func reduce(state: State, mutation: Action) -> State { State(value: state.value + 1) }
}

/// Of another type than the requirement has.
final class OtherReactor: Reactor {
  enum Action { case go }
  struct State { var value = 0 }
  let initialState = State()
  let scheduler = SerialDispatchQueueScheduler(qos: .default)
  func reduce(state: State, mutation: Action) -> State { State(value: state.value + 1) }
}

final class CountingViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton()
  private let counting = CountingReactor()
  private let mutating = MutatingReactor()
  private let returning = ReturningReactor()
  private let onMain = MainReactor()
  private let forItself = PrivateReactor()
  private let other = OtherReactor()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.map { .go }.bind(to: counting.action).disposed(by: bag)
    button.rx.tap.map { .go }.bind(to: mutating.action).disposed(by: bag)
    button.rx.tap.map { .go }.bind(to: returning.action).disposed(by: bag)
    button.rx.tap.map { .go }.bind(to: onMain.action).disposed(by: bag)
    button.rx.tap.map { .go }.bind(to: forItself.action).disposed(by: bag)
    button.rx.tap.map { .go }.bind(to: other.action).disposed(by: bag)
    DispatchQueue.global().async { [onMain] in onMain.action.onNext(.go) }

    counting.state.map { "\($0.value)" }.bind(to: label.rx.text).disposed(by: bag) // expect: main_thread
    mutating.state.map { "\($0.value)" }.distinctUntilChanged()
      .bind(to: label.rx.text) // expect: main_thread
      .disposed(by: bag)
    returning.state.map { "\($0.value)" }.bind(to: label.rx.text).disposed(by: bag)
    onMain.state.map { "\($0.value)" }.bind(to: label.rx.text).disposed(by: bag)
    forItself.state.map { "\($0.value)" }.bind(to: label.rx.text).disposed(by: bag)
    other.state.map { "\($0.value)" }.bind(to: label.rx.text).disposed(by: bag)
  }
}
