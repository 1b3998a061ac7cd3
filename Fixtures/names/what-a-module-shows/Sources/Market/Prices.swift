import RxSwift

public final class Prices {
  public init() {}

  public func today() -> Observable<String> { .just("2.40") }
}

public func freshest() -> Observable<String> { .just("today's") }
