import RxCocoa
import RxSwift

final class Store {
  let names = BehaviorRelay<[String]>(value: [])

  func current() -> Observable<[String]> { names.asObservable() }
}
