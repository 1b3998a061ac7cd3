// What a closure makes of some properties of a reactor's state changes with the mutations that set one of them: where
// repetitions are dropped, nothing else comes.
import Foundation
import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class DiaryReactor: Reactor {
  enum Action {
    case load
    case pick(year: Int, month: Int)
  }

  enum Mutation {
    case setDate(year: Int, month: Int)
    case setPages([String])
  }

  struct State {
    var year = 2026
    var month = 1
    var pages: [String] = []
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .load:
      return URLSession.shared.rx.json(url: URL(string: "https://example.com/diary")!).map { .setPages(["\($0)"]) }
    case .pick(let year, let month):
      return .just(.setDate(year: year, month: month))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setDate(let year, let month):
      state.year = year
      state.month = month
    case .setPages(let pages): state.pages = pages
    }
    return state
  }
}

final class DiaryViewController: UIViewController, View {
  private let date = UILabel()
  private let header = UILabel()
  private let count = UILabel()
  private let picker = UIButton()
  var disposeBag = DisposeBag()

  func bind(reactor: DiaryReactor) {
    picker.rx.tap.map { Reactor.Action.pick(year: 2026, month: 2) }.bind(to: reactor.action).disposed(by: disposeBag)
    rx.methodInvoked(#selector(viewDidLoad)).map { _ in Reactor.Action.load }.bind(to: reactor.action)
      .disposed(by: disposeBag)
    reactor.state.map { "\($0.year)/\($0.month)" }
      .distinctUntilChanged()
      .bind(to: date.rx.text)
      .disposed(by: disposeBag)
    reactor.state.asDriver(onErrorDriveWith: .empty()).map { "\($0.year), \($0.pages.count) pages" }
      .distinctUntilChanged()
      .drive(count.rx.text)
      .disposed(by: disposeBag)
    reactor.state.asDriver(onErrorDriveWith: .empty()).map { "\($0.year)/\($0.month)" }
      .drive(header.rx.text)
      .disposed(by: disposeBag)
  }
}
