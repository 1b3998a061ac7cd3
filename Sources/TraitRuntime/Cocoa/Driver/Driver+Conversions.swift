// Sources that can't fail by their type need no fallback; they still hop to main.
extension BehaviorRelay {
  /// The relay's value and every later one, on main.
  public func asDriver() -> Driver<Element> {
    Driver(neverFailing: asObservable())
  }
}

extension InfallibleType {
  /// The elements on main; an infallible that fails all the same makes the driver fail.
  public func asDriver() -> Driver<Element> {
    Driver(neverFailing: asObservable())
  }
}

extension ControlEvent {
  /// The control's events on main, the last one replayed.
  public func asDriver() -> Driver<Element> {
    asDriver(onErrorRecover: { error in
      RuntimeEnvironment.bindingError(error)
      return .empty()
    })
  }
}

extension ControlProperty {
  /// The control's value and every later one, on main.
  public func asDriver() -> Driver<Element> {
    asDriver(onErrorRecover: { error in
      RuntimeEnvironment.bindingError(error)
      return .empty()
    })
  }
}
