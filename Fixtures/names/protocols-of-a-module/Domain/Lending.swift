import RxSwift

public protocol Lending {
  func dueDates() -> Observable<[String]>
}

public protocol LendingProviding {
  func makeLending() -> Lending
}
