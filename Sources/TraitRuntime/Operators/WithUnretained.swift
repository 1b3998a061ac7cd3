extension ObservableType {
  /// What `resultSelector` makes of `obj`, which is held weakly, and each element. Completes at the first element after
  /// `obj` is gone.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object,
    resultSelector: @escaping (Object, Element) -> Out
  ) -> Observable<Out> {
    let source = asObservable()
    return source.lift { [weak obj] observer in
      WithUnretainedSink(observer, obj, resultSelector)
    }
  }

  /// `obj`, which is held weakly, and each element. Completes at the first element after `obj` is gone.
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}

private final class WithUnretainedSink<Object: AnyObject, Element, Result>: Sink<Element, Result> {
  private weak var object: Object?
  private let resultSelector: (Object, Element) -> Result

  init(
    _ observer: ObserverBase<Result>,
    _ object: Object?,
    _ resultSelector: @escaping (Object, Element) -> Result
  ) {
    self.object = object
    self.resultSelector = resultSelector
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    if let object { forward(resultSelector(object, element)) } else { complete() }
  }
}
