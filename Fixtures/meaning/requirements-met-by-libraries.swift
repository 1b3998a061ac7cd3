// A requirement of the project's own can be met by what a library's protocol lends.
import ReactorKit
import RxCocoa
import RxSwift
import UIKit

protocol HomeListening: AnyObject {
  var state: Observable<HomeInteractor.State> { get }
}

final class HomeInteractor: HomeListening, Reactor {
  enum Action { case load }
  enum Mutation { case title(String) }
  struct State { var title = "" }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .load: .just(.title("loaded"))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .title(let title): state.title = title
    }
    return state
  }
}

final class HomeViewController: UIViewController {
  weak var listener: HomeListening?
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    listener?.state.map(\.title).bind(to: label.rx.text).disposed(by: bag)
  }
}
