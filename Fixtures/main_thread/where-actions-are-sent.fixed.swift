// A reactor mutates at once where its action is sent.
import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class TicketReactor: Reactor {
  enum Action {
    case typed(String)
    case paid(Bool)
  }
  enum Mutation {
    case name(String)
    case paid(Bool)
  }
  struct State {
    var name = ""
    var isPaid = false
  }
  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .typed(let name): .just(.name(name))
    case .paid(let isPaid): .just(.paid(isPaid))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .name(let name): state.name = name
    case .paid(let isPaid): state.isPaid = isPaid
    }
    return state
  }

  func pay() {
    _Concurrency.Task {
      try await Task.sleep(nanoseconds: 1)
      self.action.onNext(.paid(true))
    }
  }
}

final class SeatReactor: Reactor {
  typealias Mutation = Action
  enum Action { case taken(Int) }
  struct State { var seat = 0 }
  let initialState = State()

  func reduce(state: State, mutation: Action) -> State { State(seat: 1) }
}

final class TicketViewController: UIViewController {
  private let ticket = TicketReactor()
  private let seat = SeatReactor()
  private let label = UILabel()
  private let field = UITextField()
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.rx.text.orEmpty.map { .typed($0) }.bind(to: ticket.action).disposed(by: disposeBag)
    button.rx.tap.bind { [weak self] in self?.ticket.pay() }.disposed(by: disposeBag)
    button.rx.tap.map { .taken(1) }.bind(to: seat.action).disposed(by: disposeBag)
    ticket.state.asDriver(onErrorDriveWith: .empty()).map { $0.name }.drive(onNext: { [weak self] in self?.label.text = $0 })
      .disposed(by: disposeBag)
    seat.state.map { "\($0.seat)" }.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
