/// An observer that sets something on an object which it does not retain, on a scheduler that is main by default.
///
/// It moves each element to its scheduler by itself, so binding to it from another thread does not crash; the
/// element then arrives later, after whatever main had to do. An error stops a debug build and prints one line in a
/// release build (RxSwift/Binder.swift).
public struct Binder<Value>: ObserverType {
  public typealias Element = Value

  private let receive: (Event<Value>) -> Void

  /// Binds to `target` while it lives.
  ///
  /// The default scheduler is a new one for each binder: what else is under way on main does not delay its elements
  /// if they arrive there.
  public init<Target: AnyObject>(
    _ target: Target,
    scheduler: ImmediateSchedulerType = MainScheduler(),
    binding: @escaping (Target, Value) -> Void
  ) {
    receive = { [weak target] event in
      switch event {
      case .next(let element):
        _ = scheduler.schedule(element) { element in
          if let target { binding(target, element) }
          return Disposables.create()
        }
      case .error(let error):
        RuntimeEnvironment.bindingError(error)
      case .completed:
        break
      }
    }
  }

  /// Schedules the binding of an element; drops a completion.
  public func on(_ event: Event<Value>) {
    receive(event)
  }

  /// The binder without its type.
  public func asObserver() -> AnyObserver<Value> {
    AnyObserver(eventHandler: on)
  }
}
