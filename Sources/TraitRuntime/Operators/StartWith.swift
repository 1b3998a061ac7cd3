extension ObservableType {
  /// The given elements, sent on the subscribing thread, then this sequence.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Build { observer in
      for element in elements { observer.onNext(element) }
      return source.attach(observer)
    }
  }
}
