/// Superclasses, protocols and those who conform to them.
extension Meaning {
  /// Superclass and protocols that a given file declares. The dialect's own protocols are left out where its sources are
  /// among the files: what a sequence's members do is the catalogue's to say.
  func superTypes(of type: TypeID) -> [TypeID] {
    superTypes.answer(to: type, beyond: []) { findSuperTypes(of: type) }
  }

  private func findSuperTypes(of type: TypeID) -> [TypeID] {
    superTypes(of: type, writtenAt: project.contents(of: type).inheritedTypes)
  }

  /// Those that some of its inheritance clauses name.
  func superTypes(of type: TypeID, writtenAt places: [Place]) -> [TypeID] {
    let scope = project.parent(of: type)
    var result: [TypeID] = []
    for written in places {
      for part in parts(ofComposed: written) ?? [written] {
        guard !dialect.sequenceProtocols.contains(project.symbol(part)),
          !LibraryModels.declares(project.symbol(part), project, from: part.file),
          let above = superType(writtenAt: part, in: scope), above != type, !result.contains(above)
        else { continue }
        result.append(above)
      }
    }
    return result
  }

  /// A name in an inheritance clause is looked up outside the type that it stands at.
  private func superType(writtenAt place: Place, in scope: TypeID?) -> TypeID? {
    guard project.kind(place) == .memberType else {
      return type(named: project.symbol(place), in: scope, from: place.file)
    }
    guard let base = project.first(place) else { return nil }
    if let owner = superType(writtenAt: base, in: scope) { return nestedType(project.symbol(place), in: owner) }
    return project.outermostType(
      named: project.symbol(place), ofModule: project.symbol(base), from: place.file)
  }

  /// The parts of `typealias Handler = Starts & Adds`; `nil` for what is no such alias.
  private func parts(ofComposed written: Place) -> [Place]? {
    let name = project.symbol(written)
    guard project.kind(written) == .simpleType, project.types(named: name).isEmpty,
      let alias = project.nearest(project.aliases(named: name), to: written.file, place: { $0 }).first,
      let composition = project.child(alias, .compositionType)
    else { return nil }
    return project.namedTypes(composition)
  }

  func superclass(of type: TypeID) -> TypeID? {
    superTypes(of: type).first { project.declaration($0).kind != .protocol }
  }

  /// What `find` finds first in a type and, level by level, in what it inherits from and conforms to.
  func firstUpward<Found>(from type: TypeID, _ find: (TypeID) -> Found?) -> Found? {
    if let found = find(type) { return found }
    // Few types have more than a handful of others above them: a list is searched sooner than a set is filled.
    var reached = [type]
    var next = 0
    while next < reached.count {
      for above in superTypes(of: reached[next]) where !reached.contains(above) {
        if let found = find(above) { return found }
        reached.append(above)
      }
      next += 1
    }
    return nil
  }

  func inherits(_ type: TypeID, from other: TypeID) -> Bool { type == other || typesAbove(type).contains(other) }

  /// All that a type inherits from and conforms to: few types have more than a handful.
  private func typesAbove(_ type: TypeID) -> [TypeID] {
    if let known = typesAboveMemo[type] { return known }
    return stack.answer {
      var above: [TypeID] = []
      let _: Void? = firstUpward(from: type) { at in
        above.append(at)
        return nil
      }
      return above
    } keep: {
      typesAboveMemo[type] = $0
    }
  }

  /// Whether one of two types is the other, or inherits from it.
  func areRelated(_ type: TypeID, _ other: TypeID) -> Bool {
    inherits(type, from: other) || inherits(other, from: type)
  }

  /// Everything that a type inherits from or conforms to, outside names included.
  func inheritedNames(of type: TypeID) -> Set<Symbol> {
    if let known = inheritedNamesMemo[type] { return known }
    return stack.answer {
      findInheritedNames(of: type)
    } keep: {
      inheritedNamesMemo[type] = $0
    }
  }

  private func findInheritedNames(of type: TypeID) -> Set<Symbol> {
    var names: Set<Symbol> = []
    var reached = [type]
    var next = 0
    while next < reached.count {
      let at = reached[next]
      for written in project.contents(of: at).inheritedTypes { names.formUnion(self.names(writtenAt: written)) }
      for attribute in project.declaration(at).attributes {
        if let added = LibraryModels.conformance(addedBy: attribute) { names.insert(added) }
      }
      for above in superTypes(of: at) where !reached.contains(above) { reached.append(above) }
      next += 1
    }
    return names
  }

  /// A name, or those that it is an alias of.
  func names(writtenAt written: Place) -> Set<Symbol> {
    var names: Set<Symbol> = []
    var aliases: Set<Symbol> = []
    var open = [written]
    while let at = open.popLast() {
      let name = project.symbol(at)
      if let parts = aliased(at), aliases.insert(name).inserted { open += parts } else { names.insert(name) }
    }
    return names
  }

  /// What an alias stands for that no type has the name of: the parts of a composition, or another type's name.
  private func aliased(_ written: Place) -> [Place]? {
    if let parts = parts(ofComposed: written) { return parts }
    guard project.types(named: project.symbol(written)).isEmpty, let target = typealiasTarget(writtenAt: written),
      project.kind(target) == .simpleType
    else { return nil }
    return [target]
  }

  /// Whether a type is one of the dialect's sequences by what it conforms to.
  func isSequence(_ type: TypeID) -> Bool { !inheritedNames(of: type).isDisjoint(with: dialect.sequenceNames) }

  /// Whether a type is an observer of the project's own.
  func isObserver(_ type: TypeID) -> Bool { inheritedNames(of: type).contains(Symbol(.ObserverType)) }

  /// Types that inherit from or conform to a name, also by way of a composition.
  private func inheritors(of name: Symbol) -> [TypeID] {
    project.inheritors(of: name) + project.compositions(of: name).flatMap { project.inheritors(of: project.symbol($0)) }
  }

  /// Types that conform to a protocol or inherit from a class, in order of file and place.
  func conformers(of type: TypeID) -> [TypeID] {
    if let known = conformersMemo[type] { return known }
    return stack.answer {
      findConformers(of: type)
    } keep: {
      conformersMemo[type] = $0
    }
  }

  private func findConformers(of type: TypeID) -> [TypeID] {
    var result: [TypeID] = []
    var visited: Set<TypeID> = [type]
    var stack = inheritors(of: project.declaration(type).name)
    while let at = stack.popLast() {
      guard visited.insert(at).inserted, superTypes(of: at).contains(where: { visited.contains($0) }) else { continue }
      if project.declaration(at).kind != .protocol { result.append(at) }
      stack += inheritors(of: project.declaration(at).name)
    }
    return result.sorted { project.declaration($0).place < project.declaration($1).place }
  }

  /// Those that count for a place: what stands in test code is no implementation for the app.
  func conformers(of type: TypeID, for place: Place) -> [TypeID] {
    conformers(of: type).filter { counts(project.declaration($0).place, for: place) }
  }
}
