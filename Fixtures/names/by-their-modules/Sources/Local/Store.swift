import RxSwift

public final class Store {
  public static let shared = Store()

  public init() {}

  public func titles() -> Observable<String> { .just("local") }
}

public func allTitles() -> Observable<String> { .just("all") }
