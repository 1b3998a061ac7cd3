extension AsyncSequence {
  /// The elements as a sequence; each subscription iterates in a task of its own.
  ///
  /// - Parameter priority: the task's.
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    Observable.create { observer in
      let iterate = UncheckedSendable { () async in
        do {
          for try await element in self { observer.onNext(element) }
          observer.onCompleted()
        } catch is CancellationError {
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
      let task = Task.detached(priority: priority) { await iterate.value() }
      return Disposables.create { task.cancel() }
    }
  }
}
