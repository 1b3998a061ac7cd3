/// Questions about names. Each first enters every file that may have an answer.
extension Project {
  /// All types of that name, nested ones included.
  func types(named name: String) -> [TypeID] {
    ask(.type, name)
    return typesByName[name]
  }

  /// Types named `name` that code in `file` can speak of.
  func visibleTypes(named name: String, from file: Int32) -> [TypeID] {
    types(named: name).filter { !types[$0].isPrivate || types[$0].place.file == file }
  }

  /// Types named `name` as seen from `file`, the nearest ones.
  func types(named name: String, from file: Int32) -> [TypeID] {
    nearest(visibleTypes(named: name, from: file), to: file) { types[$0].place }
  }

  func globals(named name: String) -> [Member] {
    ask(.global, name)
    return globalsByName[name]
  }

  /// `typealias` declarations outside all types.
  func aliases(named name: String) -> [Place] {
    ask(.type, name)
    return aliasesByName[name]
  }

  /// Extensions of a type that no given file declares.
  func extensions(of name: String) -> [ExternalExtension] {
    ask(.extended, name)
    ask(.extendedMember, name)
    return extensionsByName[name]
  }

  /// Members of a name that extensions give to types from outside.
  func extensionMembers(named name: String, of types: [String]) -> [Member] {
    types.flatMap { extensions(of: $0) }.flatMap { $0.members[name] ?? [] }
  }

  /// Types that inherit from or conform to a name.
  func inheritors(of name: String) -> [TypeID] {
    ask(.inherited, name)
    return inheritorsByName[name]
  }

  /// `typealias` declarations of compositions that a name is a part of.
  func compositions(of name: String) -> [Place] {
    ask(.inherited, name)
    return compositionsByName[name]
  }

  /// Call expressions by the name that is called.
  func calls(of name: String) -> [Place] {
    uses(of: name, .called)
  }

  /// Those of one file; no other is entered for them.
  func calls(of name: String, in file: Int32) -> [Place] {
    uses(of: name, .called, in: file)
  }

  /// Assignments by the last name on the left.
  func assignments(to name: String) -> [Place] {
    uses(of: name, .assigned)
  }

  /// Those of one file; no other is entered for them.
  func assignments(to name: String, in file: Int32) -> [Place] {
    uses(of: name, .assigned, in: file)
  }

  private func uses(of name: String, _ role: WordRole) -> [Place] {
    let word = WordTable.word(role, name)
    if let known = usesByName[word] { return known }
    let found = files(with: word).flatMap { uses(of: name, role, in: $0) }
    usesByName[word] = found
    return found
  }

  private func uses(of name: String, _ role: WordRole, in file: Int32) -> [Place] {
    enter([file])
    let source = files[Int(file)]
    return source.uses.nodes(with: role, name, in: source.tree).map { Place(file: file, node: $0) }
  }

  /// Calls of a declared function by its name: of a private one, those of its own file.
  func calls(of name: String, declaredAt function: Place) -> [Place] {
    node(function).flags.contains(.isPrivate) ? calls(of: name, in: function.file) : calls(of: name)
  }

  /// Assignments to a declared property by its name: no file is entered that cannot hold one.
  func assignments(to name: String, declaredAt binding: Place) -> [Place] {
    guard let declaration = parent(binding) else { return assignments(to: name) }
    let flags = node(declaration).flags
    if !flags.isDisjoint(with: [.isPrivate, .isSetPrivately]) { return assignments(to: name, in: binding.file) }
    // A constant is set where its type's objects are made.
    if flags.contains(.isLet), let type = enclosingType(of: binding) {
      return contents(of: type).files.sorted().flatMap { assignments(to: name, in: $0) }
    }
    return assignments(to: name)
  }

  /// Methods of types of the project.
  func methods(named name: String) -> [Place] {
    ask(.function, name)
    return functionsByName[name]
  }

  func enumCases(named name: String) -> [Place] {
    ask(.enumCase, name)
    return casesByName[name]
  }

  /// Files in which a name stands, in whatever role.
  func files(mentioning name: String) -> [Int32] {
    let found = files.indices.filter { files[$0].mentions(name) }.map(Int32.init)
    enter(found)
    return found
  }

  /// Of several declarations of one name, those closest to `file` in the folder tree: one name can be declared in
  /// many modules or example apps, and the nearest is the one that the compiler sees.
  func nearest<T>(_ candidates: [T], to file: Int32, place: (T) -> Place) -> [T] {
    guard candidates.count > 1, file >= 0 else { return candidates }
    let folders = files[Int(file)].folders
    var best = -1
    var result: [T] = []
    for candidate in candidates {
      let at = place(candidate).file
      var shared = at == file ? Int.max : 0
      if at != file {
        let other = files[Int(at)].folders
        while shared < min(folders.count, other.count), folders[shared] == other[shared] { shared += 1 }
      }
      if shared > best {
        best = shared
        result = [candidate]
      } else if shared == best {
        result.append(candidate)
      }
    }
    return result
  }

  /// Functions that extensions give to RxSwift's sequence types.
  func sequenceFunctions(named name: String) -> [Place] {
    (sequenceMembers[name] ?? []).filter { $0.kind == .function }.map(\.place)
  }

  func collectSequenceMembers() -> [String: [Member]] {
    var members: [Member] = []
    for type in sequenceProtocolNames.union(sequenceTypeNames.keys).sorted() {
      members += extensions(of: type).flatMap { $0.members.values.joined() }
      // RxSwift's own sources among the linted files.
      for candidate in types(named: type) where parent(of: candidate) == nil {
        members += contents(of: candidate).members.values.joined()
      }
    }
    let ordered = members.filter { !$0.isStatic && $0.kind != .enumCase }.sorted { $0.place < $1.place }
    return Dictionary(grouping: ordered, by: \.name)
  }
}
