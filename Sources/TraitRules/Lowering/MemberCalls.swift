/// Calls on a receiver: operators of a sequence, methods of an object, what a library has.
extension Lowering {
  /// `receiver.name(…)`.
  func memberCall(_ call: Place, callee: Place, receiver: Value, _ frame: FrameID) -> Value {
    let name = project.symbol(callee)
    if isOldSpelling(name, on: receiver) {
      return reactiveMember(name, of: receiver, at: callee, call: call, frame)
    }
    if let made = optionalCall(name, on: receiver, call: call, callee: callee, frame) { return made }
    let part = partHaving(name, receiver)
    if let publisher = publishersCall(name, on: part, call: call, callee: callee, frame) { return publisher }
    switch part {
    case .outside, .scheduler, .asked, .lost:
      if let kind = dialect.observerMakers[name] {
        return store.observer(Observer(kind: kind, hops: false, place: call))
      }
    default: break
    }
    switch part {
    case .nothing: return .nothing
    case .element: return memberCall(call, callee: callee, receiver: forced(receiver), frame)
    case .sequence(let chain): return operatorCall(name, on: chain, call: call, callee: callee, frame)
    case .reactive(let base): return reactiveMember(name, of: store[base], at: callee, call: call, frame)
    case .outsideMetatype(let type):
      return staticCall(name, of: type, call: call, callee: callee, receiver: receiver, frame)
    case .metatype(let type):
      return staticCall(name, of: type, call: call, callee: callee, receiver: receiver, frame)
    case .asked, .lost: return unseenReceiverCall(name, call: call, callee: callee, receiver: receiver, frame)
    case .array: return arrayCall(name, receiver, call: call, frame)
    // What comes to the one comes to the other.
    case .observer where name == .asObserver || name == .mapObserver: return receiver
    case .object(let ref):
      return objectCall(name, on: store[ref], call: call, callee: callee, receiver: .object(ref), frame)
    case .outside(let ref):
      return outsideCall(name, on: store[ref], call: call, callee: callee, receiver: receiver, frame)
    case .closure, .functions: return apply(receiver, call: call, frame)
    case .enumCase(let enumCase):
      guard let type = enumType(having: name, of: enumCase, at: callee) else { return .lost(call, name) }
      // With the case itself, by which its `switch self` decides.
      if let functions = meaning.members(named: name, of: type)?.functions, !functions.isEmpty {
        return self.call(functions, arguments(of: call, frame), receiver: receiver, at: call, frame)
      }
      return memberCall(call, callee: callee, receiver: store.object(of: type), frame)
    case .plain where isRange(callee):
      return arrayCall(name, store.array(of: .plain), call: call, frame)
    case .scheduler:
      let functions = extensionsOfQueues(name)
      guard functions.isEmpty else {
        return self.call(functions, arguments(of: call, frame), receiver: receiver, at: call, frame)
      }
      return .lost(call, name)
    case .observer:
      guard let functions = outsideFunctions(name, of: part, from: callee) else { return .lost(call, name) }
      return self.call(functions, arguments(of: call, frame), receiver: part, at: call, frame)
    case .tuple, .plain, .bool, .keyPath, .either:
      return isProxysMessage(name) ? unseen(name, call: call, receiver: receiver) : .lost(call, name)
    }
  }

  /// What the project adds to queues, and to Core Data's contexts, of which each is one.
  private func extensionsOfQueues(_ name: Symbol) -> [Place] {
    let types: [KnownName] = [.DispatchQueue, .OperationQueue, .NSManagedObjectContext]
    return project.extensionMembers(named: name, of: types.map { Symbol($0) })
      .filter { $0.kind == .function && !$0.isStatic }.map(\.place)
  }

  /// Of a delegate proxy: `tableView.rx.delegate.methodInvoked(…)`.
  private func isProxysMessage(_ name: Symbol) -> Bool { name == .methodInvoked || name == .sentMessage }

  private func objectCall(
    _ name: Symbol, on object: ObjectValue, call: Place, callee: Place, receiver: Value, _ frame: FrameID
  ) -> Value {
    if let value = LibraryModels.call(name, on: object, call: call, callee: callee, frame, self) { return value }
    let found = members(named: name, of: object, writtenAs: project.first(callee))
    if let found, !found.functions.isEmpty {
      return self.call(found.functions, arguments(of: call, frame), receiver: receiver, at: call, frame)
    }
    if found == nil {
      if isProxysMessage(name) { return unseen(name, call: call, receiver: receiver) }
      if isKnownOperator(name), meaning.isSequence(object.type) {
        return operatorCall(name, on: chain(receiver, at: call), call: call, callee: callee, frame)
      }
      if let functions = outsideFunctions(name, of: receiver, from: callee) {
        return self.call(functions, arguments(of: call, frame), receiver: receiver, at: call, frame)
      }
      if let configured = configured(receiver, by: name) { return configured }
    }
    return memberValueCall(name, receiver: receiver, call: call, callee: callee, frame)
  }

  /// `(0..<12).map { … }`.
  private func isRange(_ callee: Place) -> Bool {
    guard let base = project.first(callee), project.kind(base) == .tupleExpr, var range = project.first(base) else {
      return false
    }
    if project.kind(range) == .argument { range = project.first(range) ?? range }
    guard project.kind(range) == .sequenceExpr else { return false }
    return project.children(range).contains {
      project.kind($0) == .binaryOperator && ["..<", "..."].contains(project.name($0))
    }
  }

  private func outsideCall(
    _ name: Symbol, on object: OutsideValue, call: Place, callee: Place, receiver: Value, _ frame: FrameID
  ) -> Value {
    if let functions = outsideFunctions(name, of: receiver, from: callee) {
      return self.call(functions, arguments(of: call, frame), receiver: receiver, at: call, frame)
    }
    if let configured = configured(receiver, by: name) { return configured }
    if let value = LibraryModels.call(name, on: object, call: call, callee: callee, frame, self) { return value }
    // What a `Result` holds, or it throws.
    if name == .get, object.type == .Result, let success = object.arguments.first { return success }
    return memberValueCall(name, receiver: receiver, call: call, callee: callee, frame)
  }

  /// `UILabel().then { … }` is the label.
  private func configured(_ receiver: Value, by name: Symbol) -> Value? {
    switch name.known {
    case .then?, .apply?, .also?: receiver
    default: nil
    }
  }

  /// A member that holds a function, or something that is not in sight.
  private func memberValueCall(_ name: Symbol, receiver: Value, call: Place, callee: Place, _ frame: FrameID) -> Value {
    let found = member(name, of: receiver, at: callee, frame)
    switch found {
    case .lost(let at, _):
      if !at.isNowhere, project.kind(at) == .functionType { return apply(found, call: call, frame) }
      if isUI(receiver, at: .nowhere) == .yes { return typeHanded(toCallAt: call) == nil ? .plain : .lost(call, name) }
      // Of a type that is not in sight, but is a sequence by this very word.
      if isConversion(name) { return .lost(callee, .none) }
      if case .object = receiver { return .lost(call, name) }
      return unseen(name, call: call, receiver: receiver)
    // A view that a method of its name hands out.
    case .outside:
      // `splitViewController.viewController(for: .primary)`.
      if name == .viewController, isUI(receiver, at: .nowhere) == .yes { return found }
      return viewNamed(name, by: call) ?? apply(found, call: call, frame)
    default: return each(found) { apply($0, call: call, frame) }
    }
  }

  /// A call on something that is not in sight, or that a call out of sight returns.
  private func unseenReceiverCall(
    _ name: Symbol, call: Place, callee: Place, receiver: Value, _ frame: FrameID
  ) -> Value {
    if let pulse = LibraryModels.unseenCall(name, call: call, callee: callee, self) { return pulse }
    // Only the catalogue's own operators make it a sequence for certain.
    if isKnownOperator(name) {
      let base = project.first(callee) ?? call
      return operatorCall(name, on: chain(receiver, readAt: base, frame), call: call, callee: callee, frame)
    }
    if let functions = sequenceExtension(name, at: callee),
      !Requests.areAskedFor(by: project.text(name), isFree: false)
    {
      return self.call(
        functions, arguments(of: call, frame), receiver: .sequence(chain(receiver, at: call)), at: call, frame)
    }
    let functions = functionsOfOutsideTypes(calledBy: call, frame)
    if !functions.isEmpty {
      return self.call(functions, arguments(of: call, frame), receiver: receiver, at: call, frame)
    }
    if case .asked = receiver { return .lost(callee, .none) }
    if isOperatorLike(name) { return receiver }
    return unseen(name, call: call, receiver: receiver)
  }

  /// `optional.map { … } ?? other`: what the closure makes of what may be there.
  private func optionalCall(
    _ name: Symbol, on receiver: Value, call: Place, callee: Place, _ frame: FrameID
  ) -> Value? {
    guard name == .map || name == .flatMap, let base = project.first(callee), !isRange(callee),
      receiver == .plain || isUnwrapped(call), case let isChain = receiver != .plain && isOptionalChain(base),
      !(isChain && mayHave(name, receiver)), let function = arguments(of: call, frame).first
    else { return nil }
    let made = result(of: function.value(self), inputs: [receiver], at: call)
    // `list?.title.map { … } ?? []` goes through a text's characters; no such list is a sequence.
    return isChain && !alternatives(of: made).contains(where: isSequence) ? nil : made
  }

  /// Whether a value that is no optional may have a method by the name of one of Optional's itself.
  private func mayHave(_ name: Symbol, _ receiver: Value) -> Bool {
    switch receiver {
    case .bool, .enumCase, .tuple, .outside: false
    case .object(let ref):
      meaning.isSequence(store[ref].type) || meaning.members(named: name, of: store[ref].type) != nil
    default: true
    }
  }

  /// `a?.b`: the default can be that of `a`. What stands in parentheses is a whole that is an optional itself.
  private func isOptionalChain(_ expression: Place) -> Bool {
    var current: Place? = expression
    while let at = current, project.kind(at) != .tupleExpr {
      if project.kind(at) == .optionalChain { return true }
      current = project.first(at)
    }
    return false
  }

  /// `x.map { … } ?? y`, `x.map { … }?.count`, `if let made = x.map { … }`: only an optional has a default or is
  /// unwrapped.
  private func isUnwrapped(_ call: Place) -> Bool {
    if let around = project.parent(call),
      [.optionalChain, .forceUnwrap, .optionalBinding].contains(project.kind(around))
    {
      return true
    }
    // `try` covers the whole of `try x.map { … } ?? y`, and stands before the first part of it.
    var operand = call
    while let around = project.parent(operand), [.tryExpr, .awaitExpr].contains(project.kind(around)) {
      operand = around
    }
    guard let parent = project.parent(operand), project.kind(parent) == .sequenceExpr else { return false }
    let parts = Array(project.children(parent))
    guard let index = parts.firstIndex(of: operand), index + 1 < parts.count else { return false }
    return project.kind(parts[index + 1]) == .binaryOperator && project.name(parts[index + 1]) == "??"
  }

  private func isConversion(_ name: Symbol) -> Bool {
    catalogue.rows(named: name).contains { $0.kind == .conversion } || name == .share
  }

  private func staticCall(
    _ name: Symbol, of type: Symbol, call: Place, callee: Place, receiver: Value, _ frame: FrameID
  ) -> Value {
    if name == .`init` { return outsideConstruction(type, call: call, callee: callee, frame) }
    if let scheduler = schedulerMember(name, of: type, at: call, isCalled: true) { return scheduler }
    if let trait = dialect.sequenceTypes[type] {
      if let value = staticOperatorCall(name, on: trait, call: call, callee: callee, frame) { return value }
    } else if let value = LibraryModels.staticCall(name, of: type, call: call, callee: callee, frame, self) {
      return value
    }
    let made = memberValueCall(name, receiver: receiver, call: call, callee: callee, frame)
    return isLost(made) && isNamedAfter(name, type) ? store.outside(type) : made
  }

  /// `Firestore.firestore()`: as Firebase's frameworks and others name what hands out the one object of a class.
  private func isNamedAfter(_ name: Symbol, _ type: Symbol) -> Bool {
    let text = project.text(type)
    return project.text(name) == text.prefix(1).lowercased() + text.dropFirst()
  }

  private func staticCall(
    _ name: Symbol, of type: TypeID, call: Place, callee: Place, receiver: Value, _ frame: FrameID
  ) -> Value {
    if name == .`init` { return construct(type, call: call, callee: callee, frame) }
    if let found = meaning.members(named: name, of: type) {
      if !found.functions.isEmpty {
        let arguments = arguments(of: call, frame)
        let unapplied = FunctionsValue(places: found.functions, receiver: receiver)
        if let applied = applied(unapplied, to: arguments.first.map { $0.value(self) }) { return applied }
        return self.call(found.functions, arguments, receiver: receiver, at: call, frame)
      }
      if found.members.contains(where: { $0.kind == .enumCase }) { return store.object(of: type) }
    } else if let trait = dialect.sequenceTypes[project.declaration(type).name],
      let value = staticOperatorCall(name, on: trait, call: call, callee: callee, frame)
    {
      return value
    } else if let lent = LibraryModels.staticCall(name, of: type, self) {
      return lent
    }
    return memberValueCall(name, receiver: receiver, call: call, callee: callee, frame)
  }

  private func arrayCall(_ name: Symbol, _ array: Value, call: Place, _ frame: FrameID) -> Value {
    let element = element(of: array)
    if let own = ownArrayCall(name, array, call: call, frame) { return own }
    switch name.known {
    case .map?, .compactMap?, .flatMap?:
      guard let function = arguments(of: call, frame).first else { return array }
      let made = result(of: function.value(self), inputs: [element], at: call)
      if name == .flatMap, case .array = made { return made }
      return store.array(of: made)
    case .enumerated?: return store.array(of: store.tuple([Symbol(.offset), Symbol(.element)], [.plain, element]))
    case .first?, .last?, .randomElement?, .min?, .max?, .removeFirst?, .removeLast?, .popLast?: return oneOf(element)
    case .filter?, .sorted?, .reversed?, .prefix?, .suffix?, .dropFirst?, .dropLast?, .shuffled?: return array
    case .mapValues?, .compactMapValues?:
      guard let function = arguments(of: call, frame).first else { return array }
      return store.array(of: result(of: function.value(self), inputs: [element], at: call))
    case .reduce?:
      let all = arguments(of: call, frame)
      guard all.count > 1 else { return .plain }
      let initial = all[0].value(self)
      if all[0].label == .into {
        return join(joined([initial], initially: all[0].expression, frame, with: filled(by: all[1])))
      }
      return join([initial, result(of: all[1].value(self), inputs: [initial, element], at: call)])
    case .merging?:
      guard let other = arguments(of: call, frame).first?.value(self), case .array = forced(other) else { return array }
      return store.array(of: join([element, self.element(of: forced(other))]))
    default:
      return collectionsOperator(name, array, call: call, frame) ?? .plain
    }
  }

  /// What RxSwift 2 gave collections, and `Observable` makes of a collection since: `[a, b].toObservable()`.
  private func collectionsOperator(_ name: Symbol, _ array: Value, call: Place, _ frame: FrameID) -> Value? {
    guard let old = catalogue.rows(named: name).first(where: { $0.receiver == .sequence }),
      let maker = old.renamedTo?.prefix(while: { $0 != "(" }), let callee = project.first(call),
      let base = project.first(callee)
    else { return nil }
    let collection = Argument(label: .none, place: base, expression: base, frame: frame, given: array)
    let all = [collection] + arguments(of: call, frame)
    return bestRow(project.symbols.intern(String(maker)), all, .observable, isStatic: true).map {
      .sequence(node($0, on: nil, all, at: callee, .observable))
    }
  }

  /// A method that the project gives to collections; one with the name of the standard library's is told apart by its
  /// parameters.
  private func ownArrayCall(_ name: Symbol, _ array: Value, call: Place, _ frame: FrameID) -> Value? {
    let functions = Self.collectionTypes.lazy.compactMap {
      self.outsideFunctions(name, of: self.store.outside($0), from: call)
    }.first
    guard let functions else { return nil }
    let arguments = arguments(of: call, frame)
    if isOfStandardCollections(name) {
      guard fitting(functions, arguments).contains(where: { accepts($0, arguments) }),
        !arguments.contains(where: { isFunction($0.value(self)) })
      else { return nil }
    }
    return self.call(functions, arguments, receiver: array, at: call, frame)
  }

  /// A bare name in a collection's own extension that means the standard library's method, and no overload of it.
  func standardCall(
    _ name: Symbol, on receiver: Value, _ arguments: [Argument], call: Place, _ frame: FrameID
  ) -> Value? {
    guard arguments.contains(where: { isFunction($0.value(self)) }) else { return nil }
    return standardCall(name, on: receiver, call: call, frame)
  }

  /// A bare name in a collection's own extension, of which the project declares nothing.
  func standardCall(_ name: Symbol, on receiver: Value, call: Place, _ frame: FrameID) -> Value? {
    guard isOfStandardCollections(name) else { return nil }
    switch forced(receiver) {
    case .array: return arrayCall(name, forced(receiver), call: call, frame)
    case .outside(let ref) where [.Array, .Collection, .Sequence].contains(store[ref].type.known):
      return arrayCall(name, store.array(of: .lost(call, .none)), call: call, frame)
    default: return nil
    }
  }

  func isFunction(_ value: Value) -> Bool {
    switch forced(value) {
    case .closure, .functions, .keyPath, .metatype, .outsideMetatype: true
    default: false
    }
  }

  private func isOfStandardCollections(_ name: Symbol) -> Bool {
    switch name.known {
    case .map?, .compactMap?, .flatMap?, .enumerated?, .first?, .last?, .randomElement?, .min?, .max?, .removeFirst?,
      .removeLast?, .popLast?, .filter?, .sorted?, .reversed?, .prefix?, .suffix?, .dropFirst?, .dropLast?, .shuffled?,
      .mapValues?, .compactMapValues?, .reduce?:
      true
    default: false
    }
  }
}
