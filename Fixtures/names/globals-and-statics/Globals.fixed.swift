// Names that belong to no instance.
import Foundation
import RxCocoa
import RxSwift

let appVersion = Observable.just("1.0")
let serverVersion = URLSession.shared.rx.json(url: URL(string: "https://example.com/version")!).map { "\($0)" }.asDriver(onErrorJustReturn: "")

enum Session {
  static let user = BehaviorRelay<String>(value: "guest")
  static let quota = Observable<Int>.interval(.seconds(60), scheduler: Session.queue).asDriver(onErrorDriveWith: .empty()).map { "\($0) MB" }
  private static let queue = SerialDispatchQueueScheduler(qos: .background)
}
