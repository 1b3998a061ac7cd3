/// Functions that nothing in the project runs.
extension Contexts {
  /// Whether a node says where a function runs that nothing can reach: neither the project, which calls it nowhere, nor
  /// anybody out of sight, who knows of it by a protocol, by its superclass, by Objective-C or because it is public.
  func isUnreached(_ node: ChainID) -> Bool {
    guard case .code(let function, _) = lowering.graph[node], case let definition = definition(ofCode: function),
      definition == nobodyCalls(function) || definition == nobodySets(function)
    else { return false }
    return isInUnreachedCode(function)
  }

  /// Whether a place stands in code that nothing runs: in a function that nobody calls, or of a type of which nothing makes
  /// an object. So does a closure there, of a chain that is only returned, for nobody is there to subscribe to it.
  func isInUnreachedCode(_ place: Place) -> Bool {
    guard let function = project.enclosingFunction(of: place) else { return false }
    switch project.kind(function) {
    case .funcDecl: return isUncalled(function) || isOfNoObject(function)
    case .initDecl: return isOfNoObject(function)
    case .accessor: return isUnset(function)
    default: return false
    }
  }

  /// Whether this is the `set`, `didSet` or `willSet` of a property that nothing sets.
  private func isUnset(_ accessor: Place) -> Bool {
    guard let property = changedProperty(accessor), let declaration = project.enclosingVariable(of: accessor),
      let owner = project.enclosingType(of: property), let name = project.first(property).map({ project.symbol($0) }),
      // Who changes what is wrapped sets it.
      !(name == .wrappedValue && isWrapper(owner))
    else { return false }
    return lowering.unreached.answer(to: accessor, beyond: false) {
      isKnownInSight(declaration)
        && project.changes(of: name, declaredAt: property).allSatisfy {
          isInUnreachedCode($0) || isChange($0, ofAnotherThan: property, named: name, of: owner)
        }
        && !isChangedOtherwise(property, named: name)
    }
  }

  /// Whether an assignment is seen to be one to something else of a property's name.
  private func isChange(
    _ change: Place, ofAnotherThan property: Place, named name: Symbol, of owner: TypeID
  ) -> Bool {
    guard meaning.counts(change, for: property) else { return true }
    guard let target = project.parent(change).flatMap(project.first).map(project.unwrapped),
      !lowering.assigns(target, name: name, owner: owner, readBy: owner)
    else { return false }
    switch project.kind(target) {
    case .identifierExpr: return meaning.lookUp(name, at: target) != nil
    case .memberExpr:
      return project.first(target).map { base in
        lowering.alternatives(of: lowering.value(of: base)).allSatisfy { value in
          switch value {
          case .object, .outside, .metatype, .outsideMetatype, .reactive, .sequence, .observer: true
          default: false
          }
        }
      } ?? false
    default: return false
    }
  }

  /// Whether something of a property's name is changed in place, or by a key path.
  private func isChangedOtherwise(_ property: Place, named name: Symbol) -> Bool {
    project.files(mentioning: name).contains { file in
      project.enter([file])
      return project.mentions(of: name, in: file).contains { use in
        meaning.counts(use, for: property) && (isChangedInPlace(use) || isInKeyPath(use))
      }
    }
  }

  private func isInKeyPath(_ name: Place) -> Bool {
    var at: Place? = name
    while let current = at, project.kind(current) != .codeBlock {
      if project.kind(current) == .keyPathExpr { return true }
      at = project.parent(current)
    }
    return false
  }

  /// Whether a type is that of a parameter of code that nothing in an app runs: then nothing is handed on there.
  func isHandedNothing(_ type: Place) -> Bool {
    var at = type
    while project.kind(at) == .simpleType || project.kind(at) == .optionalType, let parent = project.parent(at) {
      at = parent
    }
    guard project.kind(at) == .parameter, meaning.isWholeApp, let function = project.enclosingFunction(of: at) else {
      return false
    }
    return isInUnreachedCode(function)
  }

  /// Also what nothing but such functions calls.
  private func isUncalled(_ function: Place) -> Bool {
    lowering.unreached.answer(to: function, beyond: false) {
      isKnownInSight(function) && lowering.visibleCalls(of: function).allSatisfy(isInUnreachedCode)
        && !isPerhapsMeant(function)
    }
  }

  /// Whether a method or an initialiser is of a type of which nothing that runs makes an object, and nothing out of sight
  /// can.
  private func isOfNoObject(_ function: Place) -> Bool {
    guard !project.flags(function).contains(.isStatic), let type = project.enclosingType(of: function) else {
      return false
    }
    let declaration = project.declaration(type)
    return lowering.unreached.answer(to: declaration.place, beyond: false) {
      guard let makings = lowering.makings(of: type), !isForOthers(declaration.place),
        !declaration.attributes.contains(Symbol(.objcMembers))
      else { return false }
      let inherited = meaning.inheritedNames(of: type)
      if inherited.contains(where: { Self.makers.contains(project.text($0)) }) { return false }
      // Of a type that nobody in sight makes by a call, a nib or a library may make an object all the same.
      if makings.isEmpty, meaning.hasUnseenBase(type) || inherited.contains(Symbol(.NSObject)) { return false }
      return makings.allSatisfy(isInUnreachedCode)
    }
  }

  /// Protocols by which others make objects.
  private static let makers: Set<String> = ["Codable", "Decodable"]

  /// Whether a node says where a function runs that one file alone can name.
  func isPrivateCode(_ node: ChainID) -> Bool {
    guard case .code(let function, _) = lowering.graph[node] else { return false }
    return project.flags(function).contains(.isPrivate)
  }

  private func isKnownInSight(_ function: Place) -> Bool {
    guard !project.flags(function).contains(.isOverride), !project.isOperator(function), !isForOthers(function),
      project.children(function).allSatisfy({
        project.kind($0) != .attribute || Self.harmlessAttributes.contains(project.symbol($0))
      })
    else { return false }
    guard let type = project.enclosingType(of: function) else {
      return project.enclosingExternalExtension(of: function) == nil
    }
    let declaration = project.declaration(type)
    if declaration.attributes.contains(Symbol(.objcMembers)) { return false }
    // No requirement of a protocol can be met by what is private.
    if project.flags(function).contains(.isPrivate) { return true }
    return !meaning.hasUnseenBase(type)
  }

  /// Whether a function is public, by itself or by the extension that it stands in, and so may be others'. What is in one
  /// module with an app's delegate nobody imports.
  private func isForOthers(_ function: Place) -> Bool {
    let around = project.parent(function).flatMap { project.kind($0) == .extensionDecl ? $0 : nil } ?? function
    let isPublic = project.flags(function).union(project.flags(around)).contains(.isOpenOrPublic)
    return isPublic && !meaning.isOfApp(function)
  }

  private static let harmlessAttributes: Set<Symbol> = Set(
    [KnownName.discardableResult, .available, .inline, .MainActor].map { Symbol($0) })

  /// Whether a call or a name somewhere can mean the function, of which it is not known that it means another.
  private func isPerhapsMeant(_ function: Place) -> Bool {
    let name = project.symbol(function)
    let files = project.flags(function).contains(.isPrivate) ? [function.file] : project.files(mentioning: name)
    return files.contains { file in
      project.enter([file])
      return project.mentions(of: name, in: file).contains {
        isPerhapsMeant(function, at: $0) && !isInUnreachedCode($0)
      }
    }
  }

  private func isPerhapsMeant(_ function: Place, at use: Place) -> Bool {
    guard meaning.counts(use, for: function) else { return false }
    switch project.kind(use) {
    case .identifierExpr:
      // Another declaration's name, or a call of it with other arguments.
      guard meaning.lookUp(project.symbol(use), at: use) != nil else { return true }
      return lowering.alternatives(of: lowering.value(of: use)).contains { value in
        guard case .functions(let ref) = value else { return false }
        return lowering.store[ref].places.contains(function) && !isOtherCall(use, than: function)
      }
    case .memberExpr:
      guard let base = project.first(use) else { return true }
      let isOtherCall = isOtherCall(use, than: function)
      return lowering.alternatives(of: lowering.value(of: base)).contains { value in
        switch value {
        case .lost, .asked: !isOtherCall
        case .object(let ref): !isOtherCall && isMethod(function, ofKin: lowering.store[ref].type)
        // `#selector(Screen.refresh)` and `Screen.refresh(screen)` have an object's method by its type.
        case .metatype(let type):
          !(isOtherCall && project.flags(function).contains(.isStatic)) && isMethod(function, ofKin: type)
        default: false
        }
      }
    case .implicitMemberExpr: return project.flags(function).contains(.isStatic)
    default: return true
    }
  }

  private func isMethod(_ function: Place, ofKin type: TypeID) -> Bool {
    project.enclosingType(of: function).map { meaning.areRelated(type, $0) } ?? false
  }

  /// Whether a name is called with arguments that the function does not take.
  private func isOtherCall(_ use: Place, than function: Place) -> Bool {
    guard let call = project.call(calling: use) else { return false }
    return !lowering.labelsMatch(call, function)
  }
}
