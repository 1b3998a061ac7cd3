/// Entering files into the project's tables.
extension Project {
  func word(_ role: WordRole, _ name: Symbol) -> UInt64 { WordTable.word(role, hash: symbols.hash(name)) }

  /// Enters every file in which `name` may have `role`, and attaches the extensions that this concerns.
  func ask(_ role: WordRole, _ name: Symbol) {
    let word = word(role, name)
    let known = asked.count
    guard asked.number(of: word) == known else { return }
    enter(files(with: word))
    guard let extensions = extensionsWaiting.removeValue(forKey: word) else { return }
    role == .extended ? attach(extensions) : attachAll(around: extensions)
  }

  func enter(_ files: [Int32]) {
    for file in files where !isEntered[Int(file)] {
      isEntered[Int(file)] = true
      open(file)
      DeclarationCollector(project: self, file: file).collect()
    }
  }

  // MARK: - Extensions

  /// Lets an extension wait until `name` is asked for in that role.
  func postpone(_ place: Place, until role: WordRole, _ name: Symbol) {
    extensionsWaiting[word(role, name), default: []].append(place)
  }

  /// Those with the shortest path first: `extension A.B` finds its type where `extension A` declares `B`.
  private func attach(_ extensions: [Place]) {
    let paths = extensions.map { (path: extendedPath($0), place: $0) }
    for (path, place) in paths.sorted(by: { ($0.path.count, $0.place) < ($1.path.count, $1.place) }) {
      ExtensionAttacher(project: self, file: place.file).attach(place.node, path)
    }
  }

  private func extendedPath(_ place: Place) -> [Symbol] {
    DeclarationCollector(project: self, file: place.file).extendedPath(place.node)
  }

  /// Attaches extensions, and with them all of whatever they extend: it is seen whole or not at all.
  private func attachAll(around extensions: [Place]) {
    for place in extensions {
      if let outermost = extendedPath(place).first { ask(.extended, outermost) }
    }
  }

  /// The type that a declaration or an extension is about.
  func type(at place: Place) -> TypeID? {
    if let type = typeAt[place] { return type }
    guard kind(place) == .extensionDecl else { return nil }
    attachAll(around: [place])
    return typeAt[place]
  }

  /// The type that a type is nested in.
  func parent(of type: TypeID) -> TypeID? {
    let declaration = declaration(type)
    if let around = declaration.extensionAround, declaration.parent == nil { attachAll(around: [around]) }
    return declaration.parent
  }

  /// What a type holds, all its extensions' included.
  func contents(of type: TypeID) -> TypeContents {
    let declaration = declaration(type)
    if !declaration.isWhole { complete(type) }
    return declaration.contents
  }

  private func complete(_ type: TypeID) {
    let declaration = declaration(type)
    declaration.isWhole = true
    askForExtensions(of: declaration.name)
    // `extension A.B` is asked for by its first name.
    if let parent = parent(of: type), !self.declaration(parent).isWhole { complete(parent) }
  }

  /// Extensions by a type's own name, and by every alias that leads to it.
  private func askForExtensions(of name: Symbol) {
    _ = names(leadingTo: name) {
      ask(.extended, $0)
      ask(.inherited, $0)
    }
  }

  /// A type's name, and those of all aliases that lead to it.
  ///
  /// - Parameter visit: is handed each name before the aliases for it are looked at, which it may bring into sight.
  func names(leadingTo name: Symbol, visit: (Symbol) -> Void = { _ in }) -> [Symbol] {
    var names = [name]
    var next = 0
    while next < names.count, names.count < 64 {
      visit(names[next])
      for alias in aliasesByTarget[names[next]].map({ symbol($0) }) where !names.contains(alias) { names.append(alias) }
      next += 1
    }
    return names
  }
}
