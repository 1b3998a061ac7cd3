extension ObservableType {
  /// A sequence made of a resource, which each subscription makes for itself and disposes at its end.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Build { observer in
      let sink = PassingSink(observer)
      var resource: Resource?
      do {
        let made = try resourceFactory()
        resource = made
        sink.setUpstream(Disposables.create(try observableFactory(made).attach(sink), made))
      } catch {
        sink.fail(error)
        resource?.dispose()
      }
      return sink
    }
  }
}
