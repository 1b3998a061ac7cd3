import RxCocoa
import RxSwift

/// Marks a sequence of which each run of the closure is counted.
public enum Counted {
  case counted

  /// What runs again with a closure of `create`: an effect by its form, though it may do nothing but subscribe.
  public static let effect = "the closure of create"
}

extension ObservableType {
  public static func create(
    _: Counted, _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    create { observer in
      World.current.note(effect: Counted.effect)
      return subscribe(observer)
    }
  }
}

extension PrimitiveSequence where Trait == SingleTrait {
  public static func create(
    _: Counted, _ subscribe: @escaping (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    create { single in
      World.current.note(effect: Counted.effect)
      return subscribe(single)
    }
  }
}

// `watched` stands directly above a sink and records what it sees; a sink that a schedule leaves out never subscribes.

extension ObservableType {
  public func watched(_ sink: Int) -> Observable<Element> {
    if World.current.leavesOut(sink) { return .never() }
    return self.do(
      onNext: { World.current.note(.element, at: sink, String(describing: $0)) },
      onError: { _ in World.current.note(.error, at: sink) })
  }
}

extension InfallibleType {
  public func watched(_ sink: Int) -> Infallible<Element> {
    asObservable().watched(sink).asInfallible(onErrorFallbackTo: .empty())
  }
}

extension SharedSequenceConvertibleType {
  public func watched(_ sink: Int) -> SharedSequence<SharingStrategy, Element> {
    if World.current.leavesOut(sink) { return .never() }
    return self.do(onNext: { World.current.note(.element, at: sink, String(describing: $0)) })
  }
}

extension PrimitiveSequence where Trait == SingleTrait {
  public func watched(_ sink: Int) -> Single<Element> {
    if World.current.leavesOut(sink) { return .never() }
    return self.do(
      onSuccess: { World.current.note(.element, at: sink, String(describing: $0)) },
      onError: { _ in World.current.note(.error, at: sink) })
  }
}
