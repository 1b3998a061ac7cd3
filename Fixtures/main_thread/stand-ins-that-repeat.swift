// What takes the place of an error may be the value that is there already: a step that passes on changes alone need not
// pass it on, through whatever relay or reactor it came.
import Foundation
import ReactorKit
import RxCocoa
import RxSwift
import UIKit

enum DepthService {
  /// The answer comes on main, an error where the request has it.
  static func fetch() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/depth")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .delay(.milliseconds(100), scheduler: MainScheduler.instance)
  }
}

final class DepthStore {
  let depth = BehaviorRelay(value: "")
  private let incoming = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  init() {
    incoming.bind(to: depth).disposed(by: disposeBag)
    DepthService.fetch().catchAndReturn("").bind(to: incoming).disposed(by: disposeBag)
  }
}

final class DepthReactor: Reactor {
  enum Action { case show(String) }
  enum Mutation { case set(String) }

  struct State {
    @Pulse var shown = ""
  }

  let initialState = State()
  private let disposeBag = DisposeBag()

  init() {
    DepthService.fetch().catchAndReturn("").map { DepthReactor.Action.show($0) }
      .bind(to: action)
      .disposed(by: disposeBag)
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .show(let depth): return .just(.set(depth))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .set(let depth): state.shown = depth
    }
    return state
  }
}

final class DepthViewController: UIViewController {
  private let eachLabel = UILabel()
  private let changedLabel = UILabel()
  private let pulseLabel = UILabel()
  private let store = DepthStore()
  private let reactor = DepthReactor()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    store.depth
      .bind(to: eachLabel.rx.text)  // expect: main_thread
      .disposed(by: disposeBag)
    store.depth.distinctUntilChanged()
      .bind(to: changedLabel.rx.text)
      .disposed(by: disposeBag)
    reactor.pulse(\.$shown).filter { !$0.isEmpty }
      .bind(to: pulseLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
