// Mutations that are made out of sight may be any; a reactor out of sight has a state all the same.
import Feeds
import ReactorKit
import RxSwift

final class FeedReactor: Reactor {
  enum Action {
    case open
    case write(String)
  }

  enum Mutation {
    case setBusy(Bool)
    case setPosts([String])
    case setDraft(String)
  }

  struct State {
    var isBusy = false
    var posts: [String] = []
    var draft = ""
  }

  let initialState = State()
  private let feed: Feed

  init(feed: Feed) {
    self.feed = feed
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .open: return .merge(.just(.setBusy(true)), feed.changes())
    case .write(let text): return .just(.setDraft(text))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setBusy(let isBusy): state.isBusy = isBusy
    case .setPosts(let posts): state.posts = posts
    case .setDraft(let draft): state.draft = draft
    }
    return state
  }
}
