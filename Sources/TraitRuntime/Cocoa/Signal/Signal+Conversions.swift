// Sources that can't fail by their type need no fallback; they still hop to main.
extension PublishRelay {
  /// Every element accepted from now on, on main.
  public func asSignal() -> Signal<Element> {
    Signal(neverFailing: asObservable())
  }
}

extension ControlEvent {
  /// The control's events on main.
  public func asSignal() -> Signal<Element> {
    asSignal(onErrorRecover: { error in
      RuntimeEnvironment.bindingError(error)
      return .empty()
    })
  }
}
