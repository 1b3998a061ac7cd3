/// What an assignment or a call has to be to change user interface.
extension TouchFinder {
  func assignment(_ at: Place, _ frame: FrameID, isStrict: Bool) -> Touch? {
    guard let sequence = project.parent(at), project.kind(sequence) == .sequenceExpr,
      let target = project.first(sequence), project.node(target).nextSibling == at.node,
      UseIndex.assigns(project.tree(at), at.node)
    else { return nil }
    switch project.kind(target) {
    case .memberExpr:
      if let member = touchingMember(target), member.use == .assigned, let base = project.first(target),
        isTouched(base, member, frame, isStrict: isStrict), !isOwnData(target, frame)
      {
        return Touch(place: target)
      }
      if changesPart(target, frame, isStrict: isStrict) || isViewsOwn(target, frame) { return Touch(place: target) }
      return setter(of: target, frame, isStrict: isStrict) ?? setter(ofWhatHolds: target, frame, isStrict: isStrict)
    case .subscriptExpr:
      return keyPathWrite(target, frame, isStrict: isStrict) ?? setter(ofWhatHolds: target, frame, isStrict: isStrict)
    case .identifierExpr:
      let name = project.symbol(target)
      // `_ = …`.
      if project.text(name) == "_" { return nil }
      guard lowering.meaning.lookUp(name, at: target) == nil else {
        return setter(of: target, frame, isStrict: isStrict)
      }
      return isInherited(target, frame) ? Touch(place: target) : nil
    default: return nil
    }
  }

  /// `title = …` inside a view controller: a bare name that nobody in sight declares, of the view that the code is one's of.
  private func isInherited(_ name: Place, _ frame: FrameID) -> Bool {
    isLibraryViews(name) || isExtendedViews(name, frame) || isBelowFrameworksAlone(name)
      || touchingMember(name)?.use == .assigned && isOfView(name, frame)
  }

  /// Whether code is a view's or a view controller's own, be it in what an extension lends those who conform to a protocol.
  private func isOfView(_ place: Place, _ frame: FrameID) -> Bool {
    if lowering.meaning.isMainType(at: place) { return true }
    let owner = lowering.selfValue(at: place, frame)
    guard case .object = owner else { return false }
    return lowering.isUI(owner, at: place) == .yes
  }

  /// `view.frame.origin.y = …`, `tabBar.items?[1].image = …`: a part of what a view's property holds.
  private func changesPart(_ target: Place, _ frame: FrameID, isStrict: Bool) -> Bool {
    var inner = project.first(target).map(project.unwrapped)
    while let at = inner, [.memberExpr, .subscriptExpr].contains(project.kind(at)), let base = project.first(at) {
      if project.kind(at) == .memberExpr {
        if isViewsOwn(at, frame) { return true }
        if let member = touchingMember(at), member.use == .assigned {
          return isTouched(base, member, frame, isStrict: isStrict) && !isOwnData(at, frame)
        }
      }
      inner = project.unwrapped(base)
    }
    // `contentOffset.y = …` in an extension of a scroll view.
    guard let root = inner, project.kind(root) == .identifierExpr,
      lowering.meaning.lookUp(project.symbol(root), at: root) == nil
    else { return false }
    return touchingMember(root)?.use == .assigned && isInherited(root, frame)
  }

  /// `button.configuration`: whatever the table of names lacks, of an object that is seen to be a view, and declared by
  /// nobody in sight. Of `self` that is certain only in an extension of the view's own class, or in a class that inherits
  /// from no library's.
  func isViewsOwn(_ member: Place, _ frame: FrameID) -> Bool {
    guard let base = project.first(member).map(project.unwrapped),
      project.kind(base) != .selfExpr || project.enclosingExternalExtension(of: member) != nil
        || isBelowFrameworksAlone(member)
    else { return false }
    return lowering.isUI(lowering.value(of: base, in: frame), at: base) == .yes
      && lowering.variable(namedBy: member) == nil
  }

  /// Whether code is a view's that has all from the project and from Apple's frameworks.
  private func isBelowFrameworksAlone(_ code: Place) -> Bool {
    guard let type = project.enclosingType(of: code), project.declaration(type).kind == .class,
      lowering.meaning.isUI(type)
    else { return false }
    return lowering.meaning.inheritedNames(of: type).allSatisfy { name in
      let text = project.text(name)
      return !project.types(named: name).isEmpty || text.hasPrefix("UI") || text.hasPrefix("NS")
    }
  }

  /// `image.sd_setImage(with: url)`: whatever the table of names lacks, called for nothing but what it does to an object of
  /// a view's type, and declared by nobody in sight.
  private func isViewsOwn(_ callee: Place, calledBy call: Place, _ frame: FrameID) -> Bool {
    guard project.kind(callee) == .memberExpr, isStatement(call),
      let base = project.first(callee).map(project.unwrapped),
      ![.selfExpr, .superExpr].contains(project.kind(base)), !lowering.onlyLogs(project.symbol(callee)),
      // First, because it is seldom so.
      isViewByType(base, frame)
    else { return false }
    return lowering.functions(calledBy: call, frame).isEmpty && lowering.variable(namedBy: callee) == nil
  }

  private func isViewByType(_ base: Place, _ frame: FrameID) -> Bool {
    lowering.alternatives(of: lowering.value(of: base, in: frame)).contains { value in
      switch value {
      case .object(let ref): lowering.meaning.isUI(lowering.store[ref].type)
      case .outside(let ref): lowering.meaning.isUI(lowering.store[ref].type)
      default: false
      }
    }
  }

  /// `view.isHidden.toggle()`: a property, of a view or with a setter of the project's own, changed by a method.
  private func changesInPlace(_ callee: Place, _ frame: FrameID, isStrict: Bool) -> Bool {
    guard project.kind(callee) == .memberExpr, contexts.isMutating(callee) else { return false }
    if changesPart(callee, frame, isStrict: isStrict) { return true }
    return setter(ofWhatHolds: callee, frame, isStrict: isStrict).map { $0.move != .toMain } ?? false
  }

  /// `post.likes = 1`: what observes `post` is told of each change to a part of it.
  private func setter(ofWhatHolds part: Place, _ frame: FrameID, isStrict: Bool) -> Touch? {
    for name in contexts.names(holding: part) {
      if let touch = setter(of: name, frame, isStrict: isStrict) { return touch }
    }
    return nil
  }

  /// `label[keyPath: \.text] = …`, be the path written there or handed in; of a view, by any path.
  private func keyPathWrite(_ target: Place, _ frame: FrameID, isStrict: Bool) -> Touch? {
    guard let base = project.first(target), let argument = project.child(target, .argument),
      project.label(argument) == .keyPath, let written = project.first(argument)
    else { return nil }
    guard case .keyPath(let path) = lowering.forced(lowering.value(of: written, in: frame)) else {
      return lowering.isUI(lowering.value(of: base, in: frame), at: base) == .yes ? Touch(place: target) : nil
    }
    guard let name = lowering.steps(ofKeyPath: path).last,
      let member = UIClasses.touchingMembers[project.text(name)], member.use == .assigned,
      isTouched(base, member, frame, isStrict: isStrict)
    else { return nil }
    return Touch(place: target)
  }

  /// Whether a property is one that a class of the project declares, by whatever name UIKit has one, too: writing to it
  /// shows nothing but what its setter or its observers do. One that overrides UIKit's still is that.
  private func isOwnData(_ property: Place, _ frame: FrameID) -> Bool {
    guard let binding = lowering.variable(namedBy: property), let declaration = project.parent(binding),
      !project.flags(declaration).contains(.isOverride), let type = project.enclosingType(of: binding),
      project.declaration(type).kind != .protocol
    else { return false }
    return lowering.isUI(lowering.value(of: property, in: frame), at: .nowhere) != .yes
  }

  /// A property of the project's own: what its setter or its observers do, those that classes below give it, and its
  /// wrapper's.
  private func setter(of target: Place, _ frame: FrameID, isStrict: Bool) -> Touch? {
    guard let binding = lowering.variable(namedBy: target) else { return nil }
    if isPublishedToViews(binding) || isInvalidating(binding) { return Touch(place: target) }
    for setting in [binding] + lowering.settersBelow(binding, namedBy: target) + lowering.wrappersSetter(of: binding) {
      if let touch = setter(declaredBy: setting, target, isStrict: isStrict) { return touch }
    }
    return nil
  }

  /// `@Invalidating(.display) var color`: each change asks the view to show itself anew. (UIView.Invalidating)
  private func isInvalidating(_ binding: Place) -> Bool {
    guard let declaration = project.parent(binding) else { return false }
    return project.children(declaration).contains {
      project.kind($0) == .attribute && project.name($0) == "Invalidating"
    }
  }

  private func setter(declaredBy binding: Place, _ target: Place, isStrict: Bool) -> Touch? {
    guard let block = project.child(binding, .accessorBlock) else { return nil }
    let strict = isStrict || !lowering.meaning.isMainType(at: binding)
    for accessor in project.children(block) where project.kind(accessor) == .accessor {
      switch project.symbol(accessor).known {
      case .set?, .didSet?, .willSet?: break
      default: continue
      }
      guard let body = project.child(accessor, .codeBlock) else { continue }
      if let touch = touchFollowed(into: body, .none, isStrict: strict) {
        return touch.told(at: target)
      }
    }
    return nil
  }

  /// `tableView.reloadData()`.
  func isTouchingCall(_ callee: Place, of call: Place, _ frame: FrameID, isStrict: Bool) -> Bool {
    if changesInPlace(callee, frame, isStrict: isStrict) || isTransition(callee, of: call, frame) { return true }
    if project.kind(callee) == .identifierExpr, isStatement(call), isLibraryViews(callee),
      lowering.functions(calledBy: call, frame).isEmpty
    {
      return true
    }
    if isViewsOwn(callee, calledBy: call, frame) || isExtendedViews(callee, calledBy: call, frame) { return true }
    guard let member = touchingMember(callee), member.use == .called else { return false }
    switch project.kind(callee) {
    case .memberExpr:
      // A method of the project's own is what it does.
      guard let base = project.first(callee), isTouched(base, member, frame, isStrict: isStrict) else { return false }
      return isFrameworks(call, frame)
    case .identifierExpr:
      // Inherited from UIKit: nothing in sight has the name, or takes such arguments by it.
      guard isOfView(call, frame) else { return false }
      return switch lowering.meaning.lookUp(project.symbol(callee), at: callee) {
      case nil: true
      case .member, .externalMember, .global:
        isFrameworks(call, frame) && lowering.variable(namedBy: callee) == nil
      default: false
      }
    default: return false
    }
  }

  /// Whether a call means no function of the project's: one that an extension adds with more parameters, which have
  /// defaults, is what the compiler takes last. Nor does a function mean itself, which hands on what it was given to the
  /// view's own of that name.
  private func isFrameworks(_ call: Place, _ frame: FrameID) -> Bool {
    let count = lowering.arguments(of: call, frame).count
    return lowering.functions(calledBy: call, frame).allSatisfy { function in
      project.enclosingExternalExtension(of: function) != nil && project.parameters(of: function).count > count
        || project.enclosingFunction(of: call) == function
    }
  }

  /// `router.trigger(.detail)` of XCoordinator: it performs, there and then, what a coordinator of the app's makes of the
  /// route in `prepareTransition(for:)`. (Router.swift, Coordinator.swift.) `navigator.push("app://detail")` of
  /// URLNavigator: it shows what was registered for the address. (NavigatorType.swift)
  private func isTransition(_ callee: Place, of call: Place, _ frame: FrameID) -> Bool {
    guard project.kind(callee) == .memberExpr, let base = project.first(callee) else { return false }
    if project.symbol(callee) == .trigger {
      return project.file(callee).imports.contains("XCoordinator")
        && !project.methods(named: Symbol(.prepareTransition)).isEmpty
        && lowering.functions(calledBy: call, frame).isEmpty
    }
    guard UIClasses.navigatorMethods.contains(project.name(callee)),
      case .outside(let ref) = lowering.forced(lowering.value(of: base, in: frame)),
      UIClasses.navigators.contains(project.text(lowering.store[ref].type))
    else { return false }
    return lowering.functions(calledBy: call, frame).isEmpty
  }

  /// A bare name in a library's view, or in a view below it, that nothing in sight has as a variable: the view's own.
  private func isLibraryViews(_ name: Place) -> Bool {
    guard let type = project.enclosingType(of: name), project.declaration(type).kind == .class,
      !lowering.onlyLogs(project.symbol(name)), !project.isCapitalized(project.symbol(name)),
      lowering.meaning.isUI(type),
      lowering.meaning.inheritedNames(of: type).contains(where: { above in
        project.types(named: above).isEmpty && UIClasses.isLibraryUI(project.text(above))
      })
    else { return false }
    return switch lowering.meaning.lookUp(project.symbol(name), at: name) {
    case nil: true
    case .member(let found): found.variable == nil
    default: false
    }
  }

  /// A bare name, declared by nobody in sight, in an extension of a view's own class.
  private func isExtendedViews(_ name: Place, _ frame: FrameID) -> Bool {
    project.enclosingExternalExtension(of: name) != nil
      && lowering.isUI(lowering.selfValue(at: name, frame), at: .nowhere) == .yes
  }

  /// `makeToast(text)` in an extension of a view's own class: a method of the framework's or of a library's, where it is
  /// no free function. Those of C have their words apart.
  private func isExtendedViews(_ callee: Place, calledBy call: Place, _ frame: FrameID) -> Bool {
    guard project.kind(callee) == .identifierExpr, isStatement(call), case let name = project.name(callee),
      !StandardFunctions.names.contains(name), !name.contains("_"), !lowering.onlyLogs(project.symbol(callee)),
      !project.isCapitalized(project.symbol(callee))
    else { return false }
    return isExtendedViews(callee, frame) && lowering.meaning.lookUp(project.symbol(callee), at: callee) == nil
  }

  func touchingMember(_ expression: Place) -> TouchingMember? {
    switch project.kind(expression) {
    case .memberExpr, .identifierExpr: UIClasses.touchingMembers[project.name(expression)]
    default: nil
    }
  }

  /// A method of the object that the closure belongs to.
  func isOwn(_ callee: Place) -> Bool {
    switch project.kind(callee) {
    case .identifierExpr: return true
    case .memberExpr:
      guard let base = project.first(callee).map(project.unwrapped) else { return false }
      switch project.kind(base) {
      case .selfExpr: return true
      case .identifierExpr:
        return ["this", "owner", "strongSelf", "$0", "vc", "weakSelf", "self"].contains(project.name(base))
      default: return false
      }
    default: return false
    }
  }

  func isTouched(_ base: Place, _ member: TouchingMember, _ frame: FrameID, isStrict: Bool) -> Bool {
    // `box.snp.updateConstraints`: what stands before the proxy.
    let base = proxied(base) ?? base
    let value = lowering.value(of: base, in: frame)
    let answer = lowering.isUI(value, at: base)
    if answer == .yes { return true }
    let isPossible = answer == .unknown || lowering.isOfLibrary(value)
    return isPossible && !member.needsUIReceiver && !isStrict || isMade(byView: base, frame)
  }

  private func proxied(_ base: Place) -> Place? {
    let base = project.unwrapped(base)
    guard project.kind(base) == .memberExpr, UIClasses.proxies.contains(project.name(base)) else { return nil }
    return project.first(base)
  }

  /// `tableView.cellForRow(at: path)?`, `menu.item(at: 0)?.submenu?.item(at: 1)?`: what a view's method hands out, and is
  /// then used as a view, is one.
  private func isMade(byView base: Place, _ frame: FrameID) -> Bool {
    var at = project.unwrapped(base)
    while project.kind(at) == .callExpr, let callee = project.first(at), project.kind(callee) == .memberExpr,
      lowering.functions(calledBy: at, frame).isEmpty, let receiver = project.first(callee).map(project.unwrapped)
    {
      at = receiver
      let value = lowering.value(of: at, in: frame)
      if lowering.isUI(value, at: at) == .yes { return true }
      // A property out of sight, of what another one hands out.
      if project.kind(at) == .memberExpr, lowering.isLost(value), let holder = project.first(at) {
        at = project.unwrapped(holder)
      }
    }
    return false
  }
}
