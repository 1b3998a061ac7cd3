/// What a name that is read by several says of who reads the same.
extension SharedName {
  /// Whether each object of a type has its own.
  func isOfAnObject(_ project: Project) -> Bool {
    guard project.enclosingBody(of: declaration) == nil,
      project.enclosingType(of: declaration) != nil,
      let flags = variableFlags(project)
    else { return false }
    return !flags.contains(.isStatic)
  }

  /// Whether it is a variable, and nothing that somebody handed in.
  func isVariable(_ project: Project) -> Bool {
    [.patternBinding, .identifierPattern].contains(project.kind(declaration))
  }

  /// What a message calls it; an argument, which has no name, by its words.
  func title(_ project: Project) -> String {
    switch project.kind(declaration) {
    case .patternBinding, .identifierPattern, .parameter, .closureParameter: project.name(declaration)
    case .closureExpr: "$0"
    default: project.outline(declaration).firstLine
    }
  }

  /// How a name is declared; `nil` for one that is no variable.
  func variableFlags(_ project: Project) -> NodeFlags? {
    project.enclosingVariable(of: declaration).map { project.flags($0) }
  }

  /// Whether all who read a name, wherever they are, read the same chain: a global, a static property.
  func isForAll(_ project: Project) -> Bool {
    project.enclosingBody(of: declaration) == nil && !isOfAnObject(project)
  }
}
