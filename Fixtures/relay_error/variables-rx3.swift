// RxSwift 3: a Variable is bound to like a relay.
import Foundation
import RxCocoa
import RxSwift

final class CompassModel {
  let heading = Variable(0.0)
  let course = Variable(0.0)
  private let bag = DisposeBag()

  func steer(by bearings: Observable<String>) {
    let parsed = bearings.map { text -> Double in
      guard let value = Double(text) else { throw NSError(domain: "compass", code: 1) }
      return value
    }
    parsed.bindTo(heading).addDisposableTo(bag) // expect: relay_error
    parsed.catchErrorJustReturn(0).bindTo(course).addDisposableTo(bag)
  }
}
