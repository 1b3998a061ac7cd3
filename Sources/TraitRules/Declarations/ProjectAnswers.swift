/// Questions about names. Each first enters every file that may have an answer.
extension Project {
  // MARK: - Types

  /// All types of that name, nested ones included.
  func types(named name: Symbol) -> [TypeID] {
    ask(.type, name)
    return typesByName[name]
  }

  /// Whether any file may declare a type, an alias or an associated type of a name. No file is entered.
  func declaresType(named name: Symbol) -> Bool { !files(with: word(.type, name)).isEmpty }

  /// Types of a name that stand in no other type, the nearest ones as seen from a file: what a bare name can mean outside
  /// the types that have one of that name, be those never so near.
  func outermostTypes(named name: Symbol, from file: Int32) -> [TypeID] {
    let outermost = visibleTypes(named: name, from: file).filter { parent(of: $0) == nil }
    let near = nearest(outermost, to: file) { declaration($0).place }
    // A file that was copied by accident, `Store 2.swift`, is in no target.
    return near.count > 1 ? near.filterOrAll { !isEmpty($0) } : near
  }

  /// Whether a type is declared with nothing in it.
  private func isEmpty(_ type: TypeID) -> Bool {
    let declaration = declaration(type)
    return declaration.kind != .protocol && contents(of: type).members.isEmpty
      && contents(of: type).initializers.isEmpty
  }

  private func visibleTypes(named name: Symbol, from file: Int32) -> [TypeID] {
    let visible = types(named: name).filter { !declaration($0).isPrivate || declaration($0).place.file == file }
    guard visible.count > 1, file >= 0 else { return visible }
    // What is nested in what is public may be so without a word.
    return visible.filterOrAll { parent(of: $0) != nil || isVisible(declaration($0).place, from: file) }
  }

  /// What a name that stands outside all types can mean in a file: of what it sees, the nearest.
  func visibleGlobals(named name: Symbol, from file: Int32) -> [Member] {
    let all = globals(named: name)
    guard all.count > 1 else { return all }
    let visible = all.filterOrAll { member in
      isVisible(member.kind == .variable ? parent(member.place) ?? member.place : member.place, from: file)
    }
    return nearest(visible, to: file) { $0.place }
  }

  /// Whether code in a file may name a declaration that stands outside all types: what is private is for its own file
  /// alone, and for other modules is what is public.
  private func isVisible(_ declaration: Place, from file: Int32) -> Bool {
    if declaration.file == file { return true }
    let (here, there) = (files[Int(file)].module, files[Int(declaration.file)].module)
    let flags = flags(declaration)
    return flags.contains(.isOpenOrPublic)
      || !flags.contains(.isPrivate) && (here == there || here.isEmpty || there.isEmpty)
  }

  /// What `Module.Type` names as seen from a file: a type of a module, or of a folder, of that name, where there is one.
  func outermostType(named name: Symbol, ofModule module: Symbol, from file: Int32) -> TypeID? {
    type(named: name, ofModule: module, from: file) ?? outermostTypes(named: name, from: file).first
  }

  /// The type of a name that a module, or a folder, of a name has.
  func type(named name: Symbol, ofModule module: Symbol, from file: Int32) -> TypeID? {
    let text = text(module)
    let inside = types(named: name).filter { type in
      let declaring = files[Int(declaration(type).place.file)]
      return parent(of: type) == nil && !declaration(type).isPrivate
        && (declaring.moduleName == text || declaring.folders.contains { $0 == text })
    }
    return nearest(inside, to: file) { declaration($0).place }.first
  }

  /// Whether a file sees a module of that name among those that are given.
  func isModule(_ name: Symbol, from file: Int32) -> Bool {
    let (text, here) = (text(name), files[Int(file)])
    return moduleNames.contains(text) && (here.imports.contains(text) || here.moduleName == text)
  }

  /// What stands outside all types by a name, in a module of a name.
  func globals(named name: Symbol, ofModule module: Symbol) -> [Member] {
    let text = text(module)
    return globals(named: name).filter { files[Int($0.place.file)].moduleName == text }
  }

  /// `typealias` declarations outside all types.
  func aliases(named name: Symbol) -> [Place] {
    ask(.type, name)
    return aliasesByName[name]
  }

  /// The type that `A.B` names as seen from a file, aliases on the way included.
  func types(at path: [Symbol], from file: Int32, depth: Int = 0) -> TypeID? {
    guard let first = path.first, depth < 8 else { return nil }
    var type: TypeID
    let visible = visibleTypes(named: first, from: file)
    let candidates = visible.filterOrAll { declaration($0).parent == nil }
    if let nearest = nearest(candidates, to: file, place: { declaration($0).place }).first {
      type = nearest
    } else if let alias = nearest(aliases(named: first), to: file, place: { $0 }).first,
      let target = self.type(ofAlias: alias, depth: depth)
    {
      type = target
    } else {
      return nil
    }
    let outermost = declaration(type).name
    for name in path.dropFirst() {
      let contents = declaration(type).contents
      // What is nested in an extension is known once that is attached, be it by its type's full name.
      if contents.nestedTypes[name] == nil, contents.typealiases[name] == nil {
        ask(.extended, declaration(type).name)
        ask(.extended, outermost)
      }
      if let nested = contents.nestedTypes[name] {
        type = nested
      } else if let alias = contents.typealiases[name], let target = self.type(ofAlias: alias, depth: depth) {
        type = target
      } else {
        return nil
      }
    }
    return type
  }

  private func type(ofAlias alias: Place, depth: Int) -> TypeID? {
    targetPath(ofAlias: alias).flatMap { types(at: $0, from: alias.file, depth: depth + 1) }
  }

  /// `A` and `B` of `typealias Name = A.B`.
  func targetPath(ofAlias alias: Place) -> [Symbol]? {
    guard kind(alias) == .typealiasDecl, let target = children(alias).last else { return nil }
    var path: [Symbol] = []
    var current: Place? = target
    while let at = current, [.simpleType, .memberType].contains(kind(at)) {
      path.insert(symbol(at), at: 0)
      current = kind(at) == .memberType ? first(at) : nil
    }
    return path.isEmpty || path == [symbol(alias)] ? nil : path
  }

  /// Extensions of a type that no given file declares, also by aliases that lead to it.
  func extensions(of name: Symbol) -> [ExternalExtension] {
    for alias in names(leadingTo: name, visit: { ask(.aliased, $0) }) {
      ask(.extended, alias)
      ask(.extendedMember, alias)
    }
    return extensionsByName[name]
  }

  /// Those of them that declare a member of a name.
  func extensions(of type: Symbol, declaring name: Symbol) -> [ExternalExtension] {
    let key = PairKey(first: type.id, second: name.id)
    if let known = extensionsByMember[key] { return known }
    let found = extensions(of: type).filter { $0.members[name] != nil }
    extensionsByMember[key] = found
    return found
  }

  /// What the `where` clause of an extension of a type from outside says.
  func constraints(ofExtension at: Place) -> [ExtensionConstraint] {
    extensions(of: extendedName(of: at)).first { $0.place == at }?.constraints ?? []
  }

  /// What the `where` clause of an extension of `Reactive` says of `Base`.
  func boundOfBase(inExtension at: Place) -> Symbol? {
    constraints(ofExtension: at).first { $0.subject == .Base }?.bound
  }

  /// Members of a name that extensions give to types from outside.
  func extensionMembers(named name: Symbol, of types: [Symbol]) -> [Member] {
    types.flatMap { extensions(of: $0, declaring: name) }.flatMap { $0.members[name] ?? [] }
  }

  /// Types that inherit from or conform to a name.
  func inheritors(of name: Symbol) -> [TypeID] {
    ask(.inherited, name)
    return inheritorsByName[name]
  }

  /// `typealias` declarations of compositions that a name is a part of.
  func compositions(of name: Symbol) -> [Place] {
    ask(.inherited, name)
    return compositionsByName[name]
  }

  // MARK: - Functions and variables

  func globals(named name: Symbol) -> [Member] {
    ask(.global, name)
    return globalsByName[name]
  }

  /// Methods of types of the project.
  func methods(named name: Symbol) -> [Place] {
    ask(.function, name)
    return functionsByName[name]
  }

  /// Methods that extensions give to types from outside, whichever those are.
  func methodsOfOutsideTypes(named name: Symbol) -> [Place] {
    if let known = methodsOfOutsideTypes[name] { return known }
    let found = files(with: word(.function, name)).flatMap { file -> [Place] in
      enter([file])
      return tree(Place(file: file, node: 0)).nodes.indices.compactMap { index in
        let place = Place(file: file, node: NodeID(index))
        guard kind(place) == .funcDecl, symbol(place) == name, enclosingExternalExtension(of: place) != nil,
          enclosingType(of: place) == nil
        else { return nil }
        return place
      }
    }
    methodsOfOutsideTypes[name] = found
    return found
  }

  func enumCases(named name: Symbol) -> [Place] {
    ask(.enumCase, name)
    return casesByName[name]
  }

  /// Functions that extensions give to the dialect's sequence types.
  func sequenceFunctions(named name: Symbol) -> [Place] {
    (sequenceMembers[name] ?? []).filter { $0.kind == .function }.map(\.place)
  }

  func collectSequenceMembers() -> [Symbol: [Member]] {
    var members: [Member] = []
    for type in dialect.sequenceNames.sorted(by: { $0.id < $1.id }) {
      members += extensions(of: type).flatMap { $0.members.values.joined() }
      // The dialect's own sources among the linted files.
      for candidate in types(named: type) where parent(of: candidate) == nil {
        members += contents(of: candidate).members.values.joined()
      }
    }
    let ordered = members.filter { !$0.isStatic && $0.kind != .enumCase }.sorted { $0.place < $1.place }
    return Dictionary(grouping: ordered, by: \.name)
  }

  // MARK: - Uses

  /// Call expressions by the name that is called.
  func calls(of name: Symbol) -> [Place] { uses(of: name, .called) }

  /// Those of one file; no other is entered for them.
  func calls(of name: Symbol, in file: Int32) -> [Place] { uses(of: name, .called, in: file) }

  /// Places where a name is assigned to or changed in place, by the last name on the left.
  func changes(of name: Symbol) -> [Place] { uses(of: name, .assigned) }

  /// Those of one file; no other is entered for them.
  func changes(of name: Symbol, in file: Int32) -> [Place] { uses(of: name, .assigned, in: file) }

  private func uses(of name: Symbol, _ role: WordRole) -> [Place] {
    let word = word(role, name)
    if let known = usesByName[word] { return known }
    let found = files(with: word).flatMap { uses(of: name, role, in: $0) }
    usesByName[word] = found
    return found
  }

  private func uses(of name: Symbol, _ role: WordRole, in file: Int32) -> [Place] {
    enter([file])
    let source = files[Int(file)]
    return source.uses.nodes(with: word(role, name)).map { Place(file: file, node: $0) }
      .filter { UseIndex.name(ofUse: $0, role, self).map { symbol($0) == name } ?? false }
  }

  /// Places where an operator stands between two operands, before one or behind one. Operators are not indexed: few
  /// projects declare any.
  func uses(ofOperator name: Symbol) -> [Place] {
    if let known = usesOfOperators[name] { return known }
    let found = files(mentioning: name).flatMap { uses(ofOperator: name, in: $0) }
    usesOfOperators[name] = found
    return found
  }

  /// Those of one file; no other is entered for them.
  func uses(ofOperator name: Symbol, in file: Int32) -> [Place] {
    enter([file])
    return tree(Place(file: file, node: 0)).nodes.indices.compactMap { index in
      let place = Place(file: file, node: NodeID(index))
      return index > 0 && kind(place).isOperator && symbol(place) == name ? place : nil
    }
  }

  /// Calls that name no function, but what is called as one: `emit(1)`, `self.emit(1)`. They are not indexed, either.
  func callsOfValues() -> [Place] {
    files.indices.flatMap { callsOfValues(in: Int32($0)) }
  }

  /// Those of one file; no other is entered for them.
  func callsOfValues(in file: Int32) -> [Place] {
    enter([file])
    return tree(Place(file: file, node: 0)).nodes.indices.compactMap { index in
      let place = Place(file: file, node: NodeID(index))
      guard index > 0, kind(place) == .callExpr, let callee = first(place),
        [.identifierExpr, .memberExpr].contains(kind(callee)), case let name = symbol(callee), !isCapitalized(name),
        methods(named: name).isEmpty, !globals(named: name).contains(where: { $0.kind == .function })
      else { return nil }
      return place
    }
  }

  /// Whether a function is an operator's.
  func isOperator(_ function: Place) -> Bool {
    guard kind(function) == .funcDecl else { return false }
    let tree = tree(function)
    return tree.tokens[Int(tree[function.node].token)].kind == .op
  }

  /// Whether a call that can mean a function calls an object by its own name, and not the function by its.
  func isCalledAsFunction(_ function: Place, by call: Place) -> Bool {
    symbol(function) == .callAsFunction && kind(function) == .funcDecl
      && first(call).map { symbol($0) != .callAsFunction } ?? false
  }

  /// Calls of a declared function by its name: of a private one, those of its own file.
  func calls(of name: Symbol, declaredAt function: Place) -> [Place] {
    flags(function).contains(.isPrivate) ? calls(of: name, in: function.file) : calls(of: name)
  }

  /// Changes of a declared property by its name: no file is entered that cannot hold one.
  func changes(of name: Symbol, declaredAt binding: Place) -> [Place] {
    guard let declaration = parent(binding) else { return changes(of: name) }
    let flags = flags(declaration)
    if !flags.isDisjoint(with: [.isPrivate, .isSetPrivately]) { return changes(of: name, in: binding.file) }
    // A constant is set where its type's objects are made.
    if flags.contains(.isLet), let type = enclosingType(of: binding) {
      return contents(of: type).files.sorted().flatMap { changes(of: name, in: $0) }
    }
    return changes(of: name)
  }

  /// Files in which a name may be called, or handed on as it is.
  func files(handing name: Symbol) -> [Int32] { files(with: name, \.filesByHanding) { $0.hands($1) } }

  /// Files in which a name stands, in whatever role.
  func files(mentioning name: Symbol) -> [Int32] { files(with: name, \.filesByMention) { $0.mentions($1) } }

  /// The files that import a file's module by its name: none where it stands in no folder of its own, and has none.
  func importers(of file: File) -> [File] {
    let name = String(file.moduleName)
    return files(mentioning: symbols.intern(name)).map { files[Int($0)] }.filter { $0.imports.contains(name) }
  }

  /// Where a name stands in a file, in whatever role.
  func mentions(of name: Symbol, in file: Int32) -> [Place] {
    enter([file])
    return files[Int(file)].mentions.nodes(with: word(.called, name)).map { Place(file: file, node: $0) }
      .filter { symbol($0) == name }
  }

  /// The properties at which an attribute of this name stands, such as a wrapper's: those are asked for too rarely to be
  /// indexed.
  func bindings(withAttribute name: Symbol) -> [Place] {
    files(mentioning: name).flatMap { file in
      tree(Place(file: file, node: 0)).nodes.indices.compactMap { index -> Place? in
        let place = Place(file: file, node: NodeID(index))
        guard kind(place) == .attribute, symbol(place) == name else { return nil }
        return parent(place).flatMap { child($0, .patternBinding) }
      }
    }
  }

  private func files(
    with name: Symbol, _ known: ReferenceWritableKeyPath<Project, [Symbol: [Int32]]>,
    where hold: (File, ByteSearch) -> Bool
  ) -> [Int32] {
    if let known = self[keyPath: known][name] { return known }
    let text = Array(text(name).utf8)
    let (search, key) = (ByteSearch(text), NameFilter.Key(text))
    var found: [Int32]
    if let original {
      found = original.known.files(with: name, known, where: hold).filter(original.isSame(in:))
      found = (found + original.rewritten.filter { hold(files[Int($0)], search) }).sorted()
    } else {
      let having = key.map(files(having:)) ?? files.indices.map(Int32.init)
      found = having.filter { hold(files[Int($0)], search) }
    }
    enter(found)
    self[keyPath: known][name] = found
    return found
  }

  /// The parts of `A & B<C> & D`, which is a composition of a composition; a type that is none, by itself.
  func namedTypes(_ type: Place) -> [Place] {
    switch kind(type) {
    case .simpleType, .memberType: [type]
    case .compositionType: children(type).flatMap(namedTypes)
    default: []
    }
  }

  // MARK: - Which of several

  /// Of several declarations of one name, those that code in `file` most likely means: those of its own module, else of
  /// the modules it imports, else those closest in the folder tree. One name can be declared in many modules or example
  /// apps, and the compiler sees one.
  func nearest<T>(_ candidates: [T], to file: Int32, place: (T) -> Place) -> [T] {
    guard candidates.count > 1, file >= 0 else { return candidates }
    var best = -1
    var result: [T] = []
    for candidate in candidates {
      let closeness = closeness(of: place(candidate).file, to: file)
      if closeness > best {
        best = closeness
        result = [candidate]
      } else if closeness == best {
        result.append(candidate)
      }
    }
    return result
  }

  private func closeness(of other: Int32, to file: Int32) -> Int {
    if other == file { return Int.max }
    let key = PairKey(first: UInt32(bitPattern: other), second: UInt32(bitPattern: file))
    if let known = closenessMemo[key] { return known }
    let found = findCloseness(of: other, to: file)
    closenessMemo[key] = found
    return found
  }

  private func findCloseness(of other: Int32, to file: Int32) -> Int {
    let (here, there) = (files[Int(file)], files[Int(other)])
    var closeness = 0
    if !here.module.isEmpty, !there.module.isEmpty {
      if here.module == there.module {
        closeness = 2_000
      } else if here.imports.contains(String(there.moduleName)) {
        closeness = 1_000
      }
    }
    let (mine, others) = (here.folders, there.folders)
    var shared = 0
    while shared < min(mine.count, others.count), mine[shared] == others[shared] { shared += 1 }
    return closeness + shared
  }
}
