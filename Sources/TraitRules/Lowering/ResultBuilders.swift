/// Bodies without a `return`, whose results a builder puts together out of their statements.
extension Lowering {
  /// What comes of a body without a `return`, where its declaration says that something does: what the builder's own
  /// function returns, if it is in sight. `nil` where nothing is to be returned, or nobody is seen to build.
  ///
  /// - Parameter expressions: what the body returns by itself: its only statement, if it has one.
  func built(by body: Place, outOf expressions: [Place], _ frame: FrameID) -> Value? {
    guard project.kind(body) == .codeBlock, expressions.allSatisfy({ project.parent($0) == body }),
      let declaration = declaration(ofBody: body), givesResult(declaration)
    else { return nil }
    let attributes = project.children(declaration).filter { project.kind($0) == .attribute }
    for attribute in attributes {
      if let value = built(by: attribute, at: declaration, frame) { return value }
    }
    guard expressions.isEmpty, !neverEnds(body) else { return nil }
    // A protocol's requirement may say who builds, for whoever conforms.
    let builder = attributes.first { project.isCapitalized(project.symbol($0)) }
    return builder.map { .lost($0, project.symbol($0)) } ?? .lost(body, .none)
  }

  private func built(by attribute: Place, at declaration: Place, _ frame: FrameID) -> Value? {
    guard let type = meaning.type(named: project.symbol(attribute), at: declaration),
      project.declaration(type).attributes.contains(where: { $0 == .resultBuilder })
    else { return nil }
    let name = Self.buildingFunctions.first { meaning.members(named: $0, of: type) != nil }
    guard let name, let functions = meaning.members(named: name, of: type)?.functions, !functions.isEmpty else {
      return nil
    }
    return join(functions.map { call([$0], [], receiver: .metatype(type), at: attribute, frame) })
  }

  /// What makes the result, the last of them first.
  private static let buildingFunctions = [
    KnownName.buildFinalResult, .buildBlock, .buildPartialBlock,
  ].map { Symbol($0) }

  /// The function or the variable that a body belongs to; none of a closure.
  private func declaration(ofBody body: Place) -> Place? {
    var current = project.parent(body)
    while let at = current {
      switch project.kind(at) {
      case .funcDecl, .variableDecl, .subscriptDecl: return at
      case .accessor where project.symbol(at) != .get: return nil
      case .accessor, .accessorBlock, .patternBinding: current = project.parent(at)
      default: return nil
      }
    }
    return nil
  }

  private func givesResult(_ declaration: Place) -> Bool {
    guard project.kind(declaration) == .funcDecl else { return true }
    guard let type = project.returnType(of: declaration) else { return false }
    switch project.kind(type) {
    case .tupleType: return project.first(type) != nil
    default: return ![.Void, .Never].contains { project.symbol(type) == $0 }
    }
  }

  /// Whether a body ends in what is never left: an error, a trap, an endless loop.
  private func neverEnds(_ body: Place) -> Bool {
    guard let last = lastStatement(of: body) else { return true }
    switch project.kind(last) {
    case .throwStmt, .whileStmt, .repeatStmt, .jumpStmt: return true
    default: return value(of: last) == .nothing
    }
  }
}
