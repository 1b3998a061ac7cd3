/// Superclasses, protocols and those who conform to them.
extension Evaluator {
  /// Superclass and protocols that a given file declares. RxSwift's own protocols are left out where its sources are
  /// among the files: what a sequence's members do is the catalogue's to say.
  func superTypes(of type: TypeID) -> [TypeID] {
    if let known = superTypesMemo[type] { return known }
    let declaration = project.types[type]
    let names = project.contents(of: type).inherited.flatMap { composed($0, from: declaration.place) ?? [$0] }
    let result: [TypeID] = names.compactMap { name in
      guard !sequenceProtocolNames.contains(name), !isReactorKits(name, from: declaration.place) else { return nil }
      let candidates = project.types(named: name, from: declaration.place.file).filter { $0 != type }
      return candidates.first { project.parent(of: $0) == nil } ?? candidates.first
    }
    superTypesMemo[type] = result
    return result
  }

  /// The parts of `typealias Handler = Starts & Adds`; `nil` for what is no such alias.
  private func composed(_ name: String, from place: Place) -> [String]? {
    guard project.types(named: name).isEmpty, let alias = project.aliases(named: name).first,
      let composition = project.child(alias, .compositionType)
    else { return nil }
    return project.children(composition).map { project.text($0) }
  }

  /// The aliases that have a protocol among their parts.
  private func aliases(composing name: String) -> [String] {
    project.compositions(of: name).map { project.name($0) }
  }

  /// ReactorKit's own protocols, where its sources are among the files.
  private func isReactorKits(_ name: String, from place: Place) -> Bool {
    guard name == "Reactor" || name == "View" || name == "StoryboardView" else { return false }
    return project.types(named: name, from: place.file).contains { type in
      project.types[type].kind == .protocol
        && project.files[Int(project.types[type].place.file)].folders.contains("ReactorKit")
    }
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

  /// Everything that a type inherits from or conforms to, outside names included.
  func allInheritedNames(_ type: TypeID) -> Set<String> {
    if let known = inheritedNamesMemo[type] { return known }
    var names: Set<String> = []
    var visited: Set<TypeID> = []
    var stack = [type]
    while let at = stack.popLast() {
      guard visited.insert(at).inserted else { continue }
      names.formUnion(project.contents(of: at).inherited)
      stack += superTypes(of: at)
    }
    inheritedNamesMemo[type] = names
    return names
  }

  /// Types that inherit from or conform to a name, also by way of a composition.
  func inheritors(of name: String) -> [TypeID] {
    project.inheritors(of: name) + aliases(composing: name).flatMap { project.inheritors(of: $0) }
  }

  /// Types that conform to a protocol or inherit from a class, as far as they count for `place`, in order of file and
  /// place.
  func conformers(of type: TypeID, near place: Place) -> [TypeID] {
    let name = project.types[type].name
    var result: [TypeID] = []
    var visited: Set<TypeID> = [type]
    var stack = inheritors(of: name)
    while let at = stack.popLast() {
      guard visited.insert(at).inserted else { continue }
      guard superTypes(of: at).contains(where: { visited.contains($0) }) else { continue }
      if project.types[at].kind == .protocol {
        stack += inheritors(of: project.types[at].name)
      } else {
        if counts(project.types[at].place, for: place) { result.append(at) }
        stack += inheritors(of: project.types[at].name)
      }
    }
    return result.sorted { project.types[$0].place < project.types[$1].place }
  }
}
