import ReactorKit
import RxCocoa
import RxSwift
import Swinject
import UIKit

// What a container hands out for a type is of that type, with what a library gives to all of its kind.

final class TabReactor: Reactor {
  enum Action { case move(Int) }
  enum Mutation { case page(Int) }

  struct State {
    var page = 0
    @Pulse var message = ""
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .move(let page): return .just(.page(page))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .page(let page): state.page = page
    }
    return state
  }
}

final class TabScreen: UIViewController {
  private let reactor = Container.shared.resolve(TabReactor.self)!
  private let label = UILabel()
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.map { .move(1) }.bind(to: reactor.action).disposed(by: disposeBag)
    reactor.state.map { String($0.page) }.bind(to: label.rx.text).disposed(by: disposeBag)
    reactor.pulse(\.$message).bind(to: label.rx.text).disposed(by: disposeBag)
  }
}

extension Container {
  static let shared = Container()
}
