// What a reactor's `transform` catches outside of what fails is dead from then on, and what it lets through ends all of the
// state: also for who looks at a property that the failing branch never sets.
import Foundation
import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class Feed {
  let ids = PublishRelay<String>()
  func load(_ id: String) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.org/" + id)!).map { "\($0)" }
      .observe(on: MainScheduler.instance)
  }
}

enum FeedAction { case tap, reload }

/// A branch that is dead after its first error.
final class DeadBranchReactor: Reactor {
  typealias Action = FeedAction
  enum Mutation { case title(String), count }
  struct State {
    var title = ""
    var count = 0
  }
  let initialState = State()
  let feed = Feed()

  func mutate(action: Action) -> Observable<Mutation> {
    feed.ids.accept("1")
    return .just(.count)
  }
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let titles = feed.ids.flatMapLatest { [feed] in feed.load($0) }.catch { _ in .empty() }.map { Mutation.title($0) }
    return .merge(mutation, titles)
  }
  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .title(let title): state.title = title
    case .count: state.count += 1
    }
    return state
  }
}

/// The same, caught where it fails.
final class LivelyReactor: Reactor {
  typealias Action = FeedAction
  enum Mutation { case title(String), count }
  struct State {
    var title = ""
    var count = 0
  }
  let initialState = State()
  let feed = Feed()

  func mutate(action: Action) -> Observable<Mutation> {
    feed.ids.accept("1")
    return .just(.count)
  }
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let titles = feed.ids.flatMapLatest { [feed] in feed.load($0).catch { _ in .empty() } }
    return Observable.merge(mutation, titles.map { .title($0) })
  }
  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .title(let title): state.title = title
    case .count: state.count += 1
    }
    return state
  }
}

/// An error that comes out of the mutations.
final class EndedReactor: Reactor {
  typealias Action = FeedAction
  enum Mutation { case title(String), count }
  struct State {
    var title = ""
    var count = 0
  }
  let initialState = State()
  let feed = Feed()

  func mutate(action: Action) -> Observable<Mutation> {
    feed.ids.accept("1")
    return .just(.count)
  }
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    Observable.merge(mutation, feed.ids.flatMapLatest { [feed] in feed.load($0) }.map { Mutation.title($0) })
  }
  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .title(let title): state.title = title
    case .count: state.count += 1
    }
    return state
  }
}

/// An error that comes out of the actions.
final class SilencedReactor: Reactor {
  enum Action { case tap, reload }
  struct State { var count = 0 }
  let initialState = State()
  let feed = Feed()

  func transform(action: Observable<Action>) -> Observable<Action> {
    action.flatMap { [feed] action in feed.load("1").map { _ in action } }
  }
  func reduce(state: State, mutation: Action) -> State { State(count: state.count + 1) }
}

/// Actions that end with the first error, quietly.
final class MutedReactor: Reactor {
  enum Action { case tap, reload }
  struct State { var count = 0 }
  let initialState = State()
  let feed = Feed()

  func transform(action: Observable<Action>) -> Observable<Action> {
    action.flatMap { [feed] action in feed.load("1").map { _ in action } }.catch { _ in .empty() }
  }
  func reduce(state: State, mutation: Action) -> State { State(count: state.count + 1) }
}

/// Answers off main, from which the actions come that are mutations.
final class StrayingReactor: Reactor {
  enum Action { case tap, reload }
  struct State { var count = 0 }
  let initialState = State()

  func transform(action: Observable<Action>) -> Observable<Action> {
    action.flatMap { action in
      URLSession.shared.rx.json(url: URL(string: "https://example.org")!).map { _ in action }.catchAndReturn(action)
    }
  }
  func reduce(state: State, mutation: Action) -> State { State(count: state.count + 1) }
}

/// Actions that go on.
final class AnsweringReactor: Reactor {
  enum Action { case tap, reload }
  struct State { var count = 0 }
  let initialState = State()
  let feed = Feed()

  func transform(action: Observable<Action>) -> Observable<Action> {
    action.flatMap { [feed] action in feed.load("1").map { _ in action }.catchAndReturn(action) }
  }
  func reduce(state: State, mutation: Action) -> State { State(count: state.count + 1) }
}

final class FeedViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton()
  private let dead = DeadBranchReactor()
  private let lively = LivelyReactor()
  private let ended = EndedReactor()
  private let silenced = SilencedReactor()
  private let muted = MutedReactor()
  private let straying = StrayingReactor()
  private let answering = AnsweringReactor()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.map { .tap }.bind(to: dead.action).disposed(by: bag)
    button.rx.tap.map { .tap }.bind(to: lively.action).disposed(by: bag)
    button.rx.tap.map { .tap }.bind(to: ended.action).disposed(by: bag)
    button.rx.tap.map { .tap }.bind(to: silenced.action).disposed(by: bag)
    button.rx.tap.map { .tap }.bind(to: muted.action).disposed(by: bag)
    button.rx.tap.map { .tap }.bind(to: straying.action).disposed(by: bag)
    button.rx.tap.map { .tap }.bind(to: answering.action).disposed(by: bag)

    dead.state.map { $0.title }.bind(to: label.rx.text).disposed(by: bag) // expect: error_ends_stream
    dead.state.map(\.title).distinctUntilChanged()
      .bind(to: label.rx.text) // expect: error_ends_stream
      .disposed(by: bag)
    // What the dead branch never set goes on.
    dead.state.map { "\($0.count)" }.bind(to: label.rx.text).disposed(by: bag)
    dead.state.map { $0.count }.distinctUntilChanged().map { "\($0)" }.bind(to: label.rx.text).disposed(by: bag)

    lively.state.map { $0.title }.bind(to: label.rx.text).disposed(by: bag)
    lively.state.map { $0.count }.distinctUntilChanged().map { "\($0)" }.bind(to: label.rx.text).disposed(by: bag)

    ended.state.map { $0.title }.bind(to: label.rx.text).disposed(by: bag) // expect: error_ends_stream
    ended.state.map { $0.count }.distinctUntilChanged().map { "\($0)" }
      .bind(to: label.rx.text) // expect: error_ends_stream
      .disposed(by: bag)

    silenced.state.map { "\($0.count)" }.bind(to: label.rx.text).disposed(by: bag) // expect: error_ends_stream
    muted.state.map { $0.count }.distinctUntilChanged().map { "\($0)" }
      .bind(to: label.rx.text) // expect: error_ends_stream
      .disposed(by: bag)
    straying.state.map { "\($0.count)" }.bind(to: label.rx.text).disposed(by: bag) // expect: main_thread
    answering.state.map { "\($0.count)" }.bind(to: label.rx.text).disposed(by: bag)
  }
}
