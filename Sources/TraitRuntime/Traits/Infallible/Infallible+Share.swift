extension InfallibleType {
  /// Makes subscribers share one subscription, and replays the last `replay` elements to later ones.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    Infallible(asObservable().share(replay: replay, scope: scope))
  }
}
