/// Types that no given file declares, by the names that the project has for them.
extension Project {
  /// The type from outside that an extension is of, whatever alias it names it by.
  func extendedName(of place: Place) -> Symbol {
    if let known = extendedNames[place] { return known }
    let collector = DeclarationCollector(project: self, file: place.file)
    let name = outsideName(at: collector.extendedPath(place.node), from: place.file)
    extendedNames[place] = name
    return name
  }

  /// The type from outside that an extension around a place is of.
  func extendedName(around place: Place) -> Symbol? { enclosingExternalExtension(of: place).map(extendedName) }

  /// What `A.B`, which is no type in sight, names at last: itself, or what the alias stands for that it is.
  private func outsideName(at path: [Symbol], from file: Int32) -> Symbol {
    var (path, file) = (path, file)
    // Aliases of each other do not compile.
    for _ in 0..<8 {
      guard let alias = alias(at: path, from: file), let target = targetPath(ofAlias: alias) else { break }
      (path, file) = (target, alias.file)
    }
    return path.last ?? .none
  }

  private func alias(at path: [Symbol], from file: Int32) -> Place? {
    guard let name = path.last else { return nil }
    if path.count == 1 { return nearest(aliases(named: name), to: file) { $0 }.first }
    return types(at: path.dropLast(), from: file).flatMap { declaration($0).contents.typealiases[name] }
  }
}
