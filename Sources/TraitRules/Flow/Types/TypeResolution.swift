/// Which declaration a written type means, through nesting and aliases.
extension Evaluator {
  /// The declaration of the type written at `place`.
  func resolveType(_ place: Place) -> TypeID? {
    // Inside a cycle of aliases the answer depends on where that was entered: only a whole one is kept.
    guard typesInProgress.isEmpty else { return findType(place) }
    if let known = typeMemo[place] { return known }
    let type = findType(place)
    typeMemo[place] = .some(type)
    return type
  }

  private func findType(_ place: Place) -> TypeID? {
    guard typesInProgress.count < Evaluator.maximumDepth, typesInProgress.insert(place).inserted else { return nil }
    defer { typesInProgress.remove(place) }
    let name = project.name(place)
    switch project.kind(place) {
    case .optionalType, .tupleTypeElement: return project.children(place).first.flatMap(resolveType)
    case .memberType:
      guard let base = project.children(place).first else { return nil }
      if let owner = resolveType(base) { return nestedType(name, in: owner) }
      // `Module.Type`.
      return project.types(named: name, from: place.file).first { project.parent(of: $0) == nil }
    case .simpleType, .identifierExpr:
      if name == "Self" { return project.enclosingType(of: place) }
      return resolveTypeName(name, at: place)
    default: return nil
    }
  }

  func resolveTypeName(_ name: String, at place: Place) -> TypeID? {
    var scope = project.enclosingType(of: place)
    while let type = scope {
      if let nested = nestedType(name, in: type) { return nested }
      if project.types[type].name == name { return type }
      scope = project.parent(of: type)
    }
    let candidates = project.visibleTypes(named: name, from: place.file).filter { project.parent(of: $0) == nil }
    if let best = project.nearest(candidates, to: place.file, place: { project.types[$0].place }).first {
      if let alias = project.aliases(named: name).first, alias.file == place.file { return resolveAlias(alias) }
      return best
    }
    return project.nearest(project.aliases(named: name), to: place.file) { $0 }.first.flatMap(resolveAlias)
  }

  private func resolveAlias(_ alias: Place) -> TypeID? {
    guard let target = project.children(alias).last, project.name(target) != project.name(alias) else { return nil }
    return resolveType(target)
  }

  /// A nested type, the superclasses' included.
  func nestedType(_ name: String, in type: TypeID) -> TypeID? {
    var at = type
    // A superclass is one, and a cycle of them does not compile.
    for _ in 0..<Evaluator.maximumDepth {
      if let nested = project.contents(of: at).nestedTypes[name] { return nested }
      if let target = typealiasTarget(name, in: at), project.name(target) != name { return resolveType(target) }
      guard let superclass = superTypes(of: at).first(where: { project.types[$0].kind != .protocol }) else {
        return nil
      }
      at = superclass
    }
    return nil
  }

  func typealiasTarget(_ name: String, in type: TypeID) -> Place? {
    guard let alias = project.contents(of: type).typealiases[name], project.kind(alias) == .typealiasDecl else {
      return nil
    }
    return project.children(alias).last
  }

  func resolveTypealias(_ place: Place) -> Place? {
    let name = project.name(place)
    var scope = project.enclosingType(of: place)
    while let type = scope {
      if let target = typealiasTarget(name, in: type), project.name(target) != name { return target }
      scope = project.parent(of: type)
    }
    let candidates = project.nearest(project.aliases(named: name), to: place.file) { $0 }
    guard let alias = candidates.first, let target = project.children(alias).last, project.name(target) != name else {
      return nil
    }
    return target
  }
}
