/// Written types that mean the same whoever calls: most do, and each is looked at once.
extension Lowering {
  /// Whether no call in progress and no object changes what a written type means: it speaks of no generic parameter, no
  /// associated type and no `Self`.
  func isFixed(_ place: Place) -> Bool {
    if let known = fixedTypes[place] { return known }
    return meaning.stack.answer {
      findFixed(place)
    } keep: {
      fixedTypes[place] = $0
    }
  }

  private func findFixed(_ place: Place) -> Bool {
    switch project.kind(place) {
    case .optionalType, .tupleTypeElement, .arrayType, .dictionaryType, .tupleType, .compositionType:
      project.children(place).allSatisfy { isFixed($0) }
    case .functionType: true
    case .simpleType: isFixedName(place) && genericArguments(of: place).allSatisfy { isFixed($0) }
    default: false
    }
  }

  private func isFixedName(_ place: Place) -> Bool {
    let name = project.symbol(place)
    guard name != .Self, genericDeclaration(name, at: place) == nil else { return false }
    if let extended = project.extendedName(around: place),
      Self.standardGenerics[extended]?.contains(name) == true
    {
      return false
    }
    if meaning.type(writtenAt: place) != nil || !project.declaresType(named: name) { return true }
    guard let target = meaning.typealiasTarget(writtenAt: place) else { return false }
    return isFixed(target)
  }
}
