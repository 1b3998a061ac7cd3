/// Calls that no definition in sight says anything of: what a library does to a view, by its names.
extension TouchFinder {
  /// `presentAlert(title)` in a view controller, where nobody in sight declares that: an extension of a library's.
  func isShownByView(_ call: Place, _ callee: Place, _ frame: FrameID) -> Bool {
    guard isStatement(call), lowering.functions(calledBy: call, frame).isEmpty,
      project.methods(named: project.symbol(callee)).isEmpty, lowering.meaning.isMainType(at: call),
      UIClasses.isNamedForShowing(project.name(callee))
    else { return false }
    if project.kind(callee) == .identifierExpr {
      return lowering.meaning.lookUp(project.symbol(callee), at: callee) == nil
    }
    guard let base = project.first(callee).map(project.unwrapped) else { return false }
    return lowering.isUI(lowering.value(of: base, in: frame), at: base) == .yes
      && lowering.variable(namedBy: callee) == nil
  }

  /// Whether a call says whether what it changes is seen to change.
  func isAnimated(_ call: Place) -> Bool {
    project.children(call).contains { project.kind($0) == .argument && project.text(project.label($0)) == "animated" }
  }

  /// By a library's method, called for nothing but its effect on a view, or told whether that is seen.
  func libraryTouch(_ call: Place, _ callee: Place, _ frame: FrameID) -> Touch? {
    let isAnimated = isAnimated(call)
    guard isStatement(call) || isAnimated, let base = project.first(callee) else { return nil }
    let value = lowering.value(of: base, in: frame)
    // Nothing but what is seen is animated, whatever a library names its class.
    guard isOfUIClass(value) || isOutside(value) && (isAnimated || lowering.isOutlet(base)),
      lowering.function(calledBy: call, frame) == nil
    else { return nil }
    return Touch(place: callee)
  }

  /// `collectionView.header?.stopRefreshing()`: by a method of what a library's extension adds to a framework's view.
  func addedPart(_ call: Place, _ callee: Place, _ frame: FrameID) -> Touch? {
    guard isStatement(call), let part = project.first(callee).map(project.unwrapped),
      project.kind(part) == .memberExpr, project.symbol(part) != Symbol(.rx), isViewsOwn(part, frame),
      let view = project.first(part), isOutside(lowering.value(of: view, in: frame)),
      lowering.functions(calledBy: call, frame).isEmpty
    else { return nil }
    return Touch(place: callee)
  }

  /// `sheet.showPhotoLibrary(sender: self)`, `account.signIn(presenting: self)`: a library's method that is handed the view
  /// from which it shows something, as its name or the argument's says.
  func handedView(_ call: Place, _ callee: Place, _ frame: FrameID) -> Touch? {
    let isNamed = UIClasses.isNamedForShowing(project.name(callee))
    guard isStatement(call), project.methods(named: project.symbol(callee)).isEmpty,
      lowering.functions(calledBy: call, frame).isEmpty,
      lowering.arguments(of: call, frame).contains(where: { argument in
        (isNamed || isNamedForPresenting(argument))
          && lowering.isUI(argument.value(lowering), at: argument.expression) == .yes
      })
    else { return nil }
    return Touch(place: callee)
  }

  /// `ask(for: .photos, agreed: showPicker)`: what a function out of sight is handed by its name, and is there to call.
  func touchHanded(to call: Place, _ frame: FrameID, isStrict: Bool) -> Touch? {
    guard isStatement(call), let name = project.first(call).map({ project.symbol($0) }),
      lowering.meaning.callback(name) == nil, lowering.dialect.subscriptions[name] == nil,
      lowering.catalogue.indices(named: name).isEmpty
    else { return nil }
    let named = lowering.arguments(of: call, frame).map(\.expression).filter {
      !$0.isNowhere && [.identifierExpr, .memberExpr].contains(project.kind($0)) && !isParameterOfFollowed($0)
    }
    guard !named.isEmpty, lowering.functions(calledBy: call, frame).isEmpty else { return nil }
    let found = named.lazy.compactMap { self.referredTouch($0, frame, isStrict: isStrict)?.told(at: $0) }
    guard var touch = found.first else { return nil }
    // Where it calls that, nobody in sight says.
    touch.move = max(touch.move, .perhaps)
    return touch
  }

  /// `presenting:`, `withPresentingViewController:`, `presentedFrom:`.
  private func isNamedForPresenting(_ argument: Argument) -> Bool {
    project.text(argument.label).lowercased().contains("present")
  }

  /// `constrain(title, badge) { title, badge in … }`: a library's function that is handed views, and what is to be done with
  /// them.
  func arrangedByLibrary(_ call: Place, _ callee: Place, _ frame: FrameID) -> Touch? {
    guard project.kind(callee) == .identifierExpr, case let name = project.symbol(callee),
      !project.isCapitalized(name), !StandardFunctions.names.contains(project.text(name)),
      lowering.meaning.lookUp(name, at: callee) == nil, case let arguments = lowering.arguments(of: call, frame),
      arguments.contains(where: { project.kind($0.expression) == .closureExpr }),
      arguments.contains(where: { lowering.isUI($0.value(lowering), at: $0.expression) == .yes })
    else { return nil }
    return Touch(place: callee)
  }

  /// `ToastManager.showText(text)`, `Progress.hideLoader()`: what lies over a screen for a while, by the library's names.
  func shownByLibrary(_ call: Place, _ callee: Place, _ frame: FrameID) -> Touch? {
    guard isStatement(call), UIClasses.isNamedForShowing(project.name(callee)),
      let base = project.first(callee).map(project.unwrapped), lowering.functions(calledBy: call, frame).isEmpty
    else { return nil }
    let type: Symbol
    switch lowering.forced(lowering.value(of: base, in: frame)) {
    case .outside(let ref): type = lowering.store[ref].type
    case .outsideMetatype(let name): type = name
    // `Alerts.sheet().action("Delete").show()`: what a library builds, step by step.
    case .lost, .asked:
      guard let root = classBuilding(base) else { return nil }
      type = root
    default: return nil
    }
    let isOverlay = [project.text(type), project.name(callee)].contains(where: UIClasses.isNamedForOverlay)
    return isOverlay && project.types(named: type).isEmpty ? Touch(place: callee) : nil
  }

  /// The class out of sight on which a chain of calls begins.
  private func classBuilding(_ expression: Place) -> Symbol? {
    var at = expression
    while project.kind(at) != .identifierExpr {
      guard [.callExpr, .memberExpr].contains(project.kind(at)), let inner = project.first(at) else { return nil }
      at = project.unwrapped(inner)
    }
    guard project.isCapitalized(project.symbol(at)) else { return nil }
    return project.symbol(at)
  }

  /// By its class or as the class itself, whatever it is named. What is out of sight is of a library's class by its name.
  private func isOfUIClass(_ value: Value) -> Bool {
    switch lowering.forced(value) {
    case .outside(let ref):
      lowering.meaning.isUI(lowering.store[ref].type) || lowering.meaning.isNamedLikeUI(lowering.store[ref].type)
    case .outsideMetatype(let name): lowering.meaning.isUI(name) || lowering.meaning.isNamedLikeUI(name)
    case .object(let ref): lowering.meaning.isUI(lowering.store[ref].type)
    default: false
    }
  }

  private func isOutside(_ value: Value) -> Bool {
    if case .outside = lowering.forced(value) { true } else { false }
  }
}
