import ReactorKit
import RxSwift

// For every reactor of the app that has none of its own: it takes the place of the library's.
extension Reactor {
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    mutation.observe(on: MainScheduler.instance)
  }
}
