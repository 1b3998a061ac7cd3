/// What changes a property without being assigned to it: `post.likes = 1`, `items[0].name = ""`, `items.append(x)`,
/// `filter.reset()`, `sort(&items)`. A value is changed as a whole with each of its parts, so that its observers are
/// told; an object is not.
extension Contexts {
  func isChangedInPlace(_ use: Place) -> Bool {
    var part = project.withItsUnwrapping(use)
    if isPartOfTarget(part) { return true }
    while !isObject(part), let parent = project.parent(part), project.first(parent) == part {
      switch project.kind(parent) {
      case .inOutExpr: return true
      case .memberExpr where project.call(calling: parent) != nil: return isMutating(parent)
      case .memberExpr, .subscriptExpr: part = project.withItsUnwrapping(parent)
      default: return false
      }
      if isTarget(part) || isPartOfTarget(part) { return true }
    }
    return false
  }

  /// `a` and `b` in `(a, b) = (1, 2)`.
  private func isPartOfTarget(_ expression: Place) -> Bool {
    guard let around = project.parent(expression), [.tupleExpr, .argument].contains(project.kind(around)) else {
      return false
    }
    let tuple = project.kind(around) == .argument ? project.parent(around) : around
    return tuple.map { project.kind($0) == .tupleExpr && (isTarget($0) || isPartOfTarget($0)) } ?? false
  }

  /// Where a property is set by a key path, `panel[keyPath: path] = x`: where a function sets by what it is handed, its
  /// calls that hand it such a path.
  func changesByKeyPath(of name: Symbol, _ owner: TypeID) -> [Place] {
    subscriptsSet(in: project.files(mentioning: Symbol(.keyPath))).flatMap { place -> [Place] in
      guard let argument = project.child(place, .argument), project.label(argument) == .keyPath,
        let path = project.first(argument), mayLead(path, to: name), mayBeOf(place, owner)
      else { return [] }
      return calls(handing: path, leadingTo: name, setIn: place) ?? [place]
    }
  }

  private func calls(handing path: Place, leadingTo name: Symbol, setIn place: Place) -> [Place]? {
    guard let parameter = lowering.parameter(namedBy: path), let function = project.enclosingFunction(of: parameter),
      project.kind(function) == .funcDecl, project.isDirectly(place, in: function)
    else { return nil }
    return lowering.visibleCalls(of: function).filter { call in
      lowering.expression(handedTo: parameter, of: function, by: call).map { mayLead($0, to: name) } ?? true
    }
  }

  /// Where a type's own subscripts are set: `panel["title"] = x`. Whoever has an object of it mostly names the type, too.
  func changes(bySubscriptsOf owner: TypeID) -> [Place] {
    subscriptsSet(in: project.files(mentioning: project.declaration(owner).name)).filter { place in
      project.child(place, .argument).map { project.label($0) != .keyPath } ?? false && mayBeOf(place, owner)
    }
  }

  private func subscriptsSet(in files: [Int32]) -> [Place] {
    files.flatMap { file -> [Place] in
      project.enter([file])
      return project.tree(Place(file: file, node: 0)).nodes.indices.lazy.map { Place(file: file, node: NodeID($0)) }
        .filter { project.kind($0) == .subscriptExpr && isTarget($0) }
    }
  }

  private func mayLead(_ path: Place, to name: Symbol) -> Bool {
    lowering.alternatives(of: lowering.forced(lowering.value(of: path))).contains { path in
      if case .keyPath(let written) = path { lowering.steps(ofKeyPath: written).first == name } else { false }
    }
  }

  private func mayBeOf(_ subscripted: Place, _ owner: TypeID) -> Bool {
    guard let base = project.first(subscripted) else { return false }
    return lowering.alternatives(of: lowering.forced(lowering.value(of: base))).contains { object in
      if case .object(let ref) = object { meaning.areRelated(lowering.store[ref].type, owner) } else { false }
    }
  }

  /// Whether what is changed may be an object out of sight that the value of a name holds: then the value stays the same.
  func mayChangeObject(heldBy use: Place) -> Bool {
    var part = project.withItsUnwrapping(use)
    while !isTarget(part), let parent = project.parent(part), project.first(parent) == part,
      [.memberExpr, .subscriptExpr].contains(project.kind(parent))
    {
      if project.kind(parent) == .memberExpr {
        let values = lowering.alternatives(of: lowering.forced(lowering.value(of: part)))
        if values.allSatisfy(isFrameworkValue) { return false }
        if values.contains(where: isOutOfSight) { return true }
      }
      part = project.withItsUnwrapping(parent)
    }
    return false
  }

  private func isOutOfSight(_ value: Value) -> Bool {
    switch value {
    case .outside, .lost: true
    default: false
    }
  }

  private func isFrameworkValue(_ value: Value) -> Bool {
    guard case .outside(let ref) = value else { return false }
    return Self.frameworkValues.contains(project.text(lowering.store[ref].type))
  }

  /// Structs of Apple's that have members to set.
  private static let frameworkValues: Set<String> = [
    "CGRect", "CGPoint", "CGSize", "CGVector", "CGAffineTransform", "CATransform3D", "UIEdgeInsets", "NSRange",
    "IndexPath", "DateComponents", "URLComponents", "URLRequest", "URL", "Calendar", "CLLocationCoordinate2D",
    "MKCoordinateRegion", "MKCoordinateSpan", "AttributedString", "String", "Data",
  ]

  /// The names, from the inside out, of whose values an expression is a part: `self.feed.posts` and `self.feed` of
  /// `self.feed.posts[0].title`. What a mutating method is called on is a value unless it is seen to be an object.
  func names(holding part: Place) -> [Place] {
    var names: [Place] = []
    var outer = part
    while let inner = project.first(outer).map(project.unwrapped),
      [.identifierExpr, .memberExpr, .subscriptExpr].contains(project.kind(inner)),
      isValue(inner) || project.call(calling: outer) != nil && !isObject(inner)
    {
      if project.kind(inner) != .subscriptExpr { names.append(inner) }
      if project.kind(inner) == .identifierExpr { break }
      outer = inner
    }
    return names
  }

  /// Whether a method changes the value that it is called on.
  func isMutating(_ callee: Place) -> Bool {
    let name = project.symbol(callee)
    return Self.mutatingMethods.contains(project.name(callee))
      || (project.methods(named: name) + project.methodsOfOutsideTypes(named: name)).contains {
        project.flags($0).contains(.isMutating)
      }
  }

  private func isTarget(_ expression: Place) -> Bool {
    guard let sequence = project.parent(expression), project.kind(sequence) == .sequenceExpr,
      project.first(sequence) == expression
    else { return false }
    let next = project.node(expression).nextSibling
    return next != 0 && UseIndex.assigns(project.tree(expression), next)
  }

  /// Of the standard library, what changes a collection or a number in place.
  private static let mutatingMethods: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue", "popLast",
    "popFirst", "sort", "reverse", "shuffle", "swapAt", "toggle", "merge", "updateValue", "formUnion",
    "formIntersection", "formSymmetricDifference", "subtract", "reserveCapacity", "replaceSubrange", "negate", "move",
    "partition",
    // Swift 2's.
    "appendContentsOf", "insertContentsOf", "removeAtIndex", "removeRange", "replaceRange", "sortInPlace",
    "unionInPlace", "intersectInPlace", "subtractInPlace", "exclusiveOrInPlace",
  ]

  private func isObject(_ expression: Place) -> Bool {
    lowering.alternatives(of: held(by: expression)).contains { value in
      guard case .object(let ref) = value else { return false }
      return [.class, .actor].contains(project.declaration(lowering.store[ref].type).kind)
    }
  }

  private func isValue(_ expression: Place) -> Bool {
    let values = lowering.alternatives(of: held(by: expression))
    return !values.isEmpty
      && values.allSatisfy { value in
        switch value {
        case .plain, .bool, .enumCase, .array, .tuple: return true
        case .object(let ref):
          return [.struct, .enum].contains(project.declaration(lowering.store[ref].type).kind)
        default: return false
        }
      }
  }

  /// By what is written of a variable, else by its value.
  private func held(by expression: Place) -> Value {
    let expression = project.unwrapped(expression)
    if project.kind(expression) != .subscriptExpr, let variable = lowering.variable(namedBy: expression),
      let written = lowering.typeWritten(of: variable)
    {
      return written
    }
    return lowering.value(of: expression)
  }
}
