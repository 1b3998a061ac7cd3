/// What comes back from calls out of sight that are handed a type, `dequeueReusableCell(for: path, cellType: Cell.self)` and
/// `container.resolve(Service.self)`, or that are made on one, `Screen.instantiate()`.
extension Lowering {
  /// Something that is not in sight as an object of the type that was handed to the call it comes from, where that type
  /// declares the member which is asked for. Of a list of such objects nobody asks for a member of one.
  func handedObject(_ receiver: Value, having name: Symbol) -> Value {
    let call: Place
    switch receiver {
    case .lost(let at, _): call = at
    case .asked(let at): call = at
    default: return receiver
    }
    guard name != .rx, !call.isNowhere, let type = typeHanded(toCallAt: call), !isKnownOperator(name),
      has(name, type, at: call)
    else { return receiver }
    return store.object(of: type)
  }

  /// Whether a type declares a member, or a library gives it one: a reactor its `state`.
  private func has(_ name: Symbol, _ type: TypeID, at call: Place) -> Bool {
    meaning.members(named: name, of: type) != nil
      || LibraryModels.member(name, of: ObjectValue(type: type), at: call, self) != nil
      || name == .pulse && ReactorKitModel.isReactor(type, self)
  }

  /// The type in sight that a call is handed as `Type.self` or made on, if that is one and no more.
  func typeHanded(toCallAt call: Place) -> TypeID? {
    guard project.kind(call) == .callExpr else { return nil }
    let types = typesHanded(toCallAt: call)
    guard let first = types.first else { return typeCalled(by: call) }
    return types.count == 1 ? meaning.type(madeBy: first) : nil
  }

  /// The names in `X.self` among the arguments of a call.
  func typesHanded(toCallAt call: Place) -> [Place] {
    project.children(call).compactMap { argument in
      guard project.kind(argument) == .argument, let value = project.first(argument),
        project.kind(value) == .memberExpr, project.symbol(value) == .`self`
      else { return nil }
      return project.first(value)
    }
  }

  /// `Screen` of `Screen.instantiate()`, which an extension out of sight declares.
  private func typeCalled(by call: Place) -> TypeID? {
    guard let callee = project.first(call), project.kind(callee) == .memberExpr, let base = project.first(callee) else {
      return nil
    }
    return meaning.type(madeBy: base)
  }
}
