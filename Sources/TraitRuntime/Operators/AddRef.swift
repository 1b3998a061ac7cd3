/// A sequence whose subscriptions keep something alive.
final class AddRef<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let references: RefCountDisposable

  init(_ source: Observable<Element>, _ references: RefCountDisposable) {
    self.source = source
    self.references = references
  }

  override func run(_ observer: ObserverBase<Element>) -> Disposable {
    let reference = references.retain()
    let sink = PassingSink(observer)
    sink.setUpstream(Disposables.create(reference, source.attach(sink)))
    return sink
  }
}
