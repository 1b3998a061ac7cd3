/// Which initialisers a construction goes through: the one that is called, and those that it delegates to in turn.
extension Lowering {
  /// The frame in which an initialiser runs when an object is made, with the arguments that reach it; `nil` where it does
  /// not, as far as can be seen.
  func frame(ofInitializer initializer: Place, making object: ObjectValue) -> FrameID? {
    let made = arguments(of: object.site, object.frame)
    guard let called = self.initializer(of: object.type, taking: made, at: object.site) else { return nil }
    return frame(of: initializer, from: called, made, receiver: store.object(object), depth: 0)
  }

  private func frame(
    of initializer: Place, from called: Place, _ arguments: [Argument], receiver: Value, depth: Int
  ) -> FrameID? {
    let frame = enter(
      Frame(
        owner: called, receiver: receiver, bindings: bindings(arguments, toParametersOf: called, receiver: receiver)))
    if called == initializer { return frame }
    guard depth < 6 else { return nil }
    for (call, type) in delegations(in: called) {
      let passed = self.arguments(of: call, frame)
      guard let next = self.initializer(of: type, taking: passed, at: call), next != called else { continue }
      if let found = self.frame(of: initializer, from: next, passed, receiver: receiver, depth: depth + 1) {
        return found
      }
    }
    return nil
  }

  /// The initialiser of a type, or one that it inherits, that a call means.
  func initializer(of type: TypeID, taking arguments: [Argument], at place: Place) -> Place? {
    meaning.firstUpward(from: type) { at in
      let fitting = project.contents(of: at).initializers.filter { accepts($0, arguments) }
      return fitting.isEmpty ? nil : chosen(among: fitting, arguments, at: place)
    }
  }

  /// `self.init(…)` and `super.init(…)` in an initialiser, with the type of which they call one.
  private func delegations(in initializer: Place) -> [(call: Place, type: TypeID)] {
    guard let type = project.enclosingType(of: initializer) else { return [] }
    return project.calls(of: Symbol(.`init`), in: initializer.file).compactMap { call in
      guard project.isInside(call, initializer), let callee = project.first(call), let base = project.first(callee)
      else { return nil }
      switch project.kind(base) {
      case .selfExpr: return (call, type)
      case .superExpr: return meaning.superclass(of: type).map { (call, $0) }
      default: return nil
      }
    }
  }

  /// Whether an initialiser leaves its work to another one of its type.
  func delegates(_ initializer: Place) -> Bool {
    delegations(in: initializer).contains { $0.type == project.enclosingType(of: initializer) }
  }

  /// The call that makes the object of whose initialiser a frame is: what is made there is that object's own.
  func site(ofInitializer frame: FrameID) -> Place {
    guard !frame.isNone, project.kind(store[frame].owner) == .initDecl, case .object(let ref) = store[frame].receiver
    else { return .nowhere }
    return store[ref].site
  }

  /// What a call of an initialiser makes: a new object, or for `self.init(…)` the one that is being made.
  func objectMade(by call: Place, _ initializer: Place, _ outer: FrameID) -> Value {
    guard let callee = project.first(call), let type = project.enclosingType(of: initializer) else { return .nothing }
    if let base = project.first(callee), [.selfExpr, .superExpr].contains(project.kind(base)) {
      return outer.isNone ? .nothing : store[outer].receiver
    }
    guard meaning.type(madeBy: callee) == type, case .object(let ref) = value(of: call, in: outer) else {
      return .nothing
    }
    return .object(ref)
  }
}
