// The spellings that RxSwift 4.0 deprecated and 6.0 removed. Code in the wild still has them.
extension ObservableType {
  @available(*, deprecated, message: "use share(replay:scope:), with scope .forever for the same behaviour")
  public func shareReplay(_ bufferSize: Int) -> Observable<Element> {
    share(replay: bufferSize, scope: .forever)
  }

  @available(*, deprecated, message: "use share(replay: 1)")
  public func shareReplayLatestWhileConnected() -> Observable<Element> {
    share(replay: 1, scope: .whileConnected)
  }

  @available(*, deprecated, message: "use enumerated().map()")
  public func mapWithIndex<Result>(
    _ selector: @escaping (Element, Int) throws -> Result
  ) -> Observable<Result> {
    enumerated().map { try selector($0.element, $0.index) }
  }

  @available(*, deprecated, message: "use enumerated().flatMap()")
  public func flatMapWithIndex<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element, Int) throws -> Source
  ) -> Observable<Source.Element> {
    enumerated().flatMap { try selector($0.element, $0.index) }
  }

  @available(*, deprecated, message: "use enumerated().skip(while:).map()")
  public func skipWhileWithIndex(_ predicate: @escaping (Element, Int) throws -> Bool) -> Observable<Element> {
    enumerated().skip(while: { try predicate($0.element, $0.index) }).map(\.element)
  }

  @available(*, deprecated, message: "use enumerated().take(while:).map()")
  public func takeWhileWithIndex(_ predicate: @escaping (Element, Int) throws -> Bool) -> Observable<Element> {
    enumerated().take(while: { try predicate($0.element, $0.index) }).map(\.element)
  }

  @available(*, deprecated, renamed: "from(optional:)")
  public static func from(_ optional: Element?) -> Observable<Element> {
    from(optional: optional)
  }
}

extension Disposable {
  @available(*, deprecated, renamed: "disposed(by:)")
  public func addDisposableTo(_ bag: DisposeBag) {
    disposed(by: bag)
  }
}
