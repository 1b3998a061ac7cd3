extension FallbackFinder {
  /// Whether steps further down make elements a state that another one is to follow: a case of an enumeration, which has
  /// one for errors, or what takes the place of a `startWith`. Where nothing comes of an error, what shows that something
  /// is on its way stays.
  func becomesState(_ expression: Place) -> Bool {
    var place = expression
    // One that stands above is still to be followed.
    var follows = analysis.chain(expression).links.contains { $0.row.map(isStart) ?? false }
    while let parent = project.parent(place) {
      switch project.kind(parent) {
      case .memberExpr:
        guard let call = project.call(calling: parent), context.bindings[call] == nil,
          let row = analysis.link(call)?.row
        else { return false }
        if row.elements == .made, makesState(call) { return true }
        if isStart(row) { follows = true }
        place = call
      case .closureExpr:
        guard let call = flattened(by: parent) else { return false }
        // Each of the sequences begins with what stands for its being on its way.
        if follows { return true }
        place = call
      case .optionalChain, .forceUnwrap, .tupleExpr, .tryExpr, .sequenceExpr, .ternaryOperator, .returnStmt, .codeBlock,
        .ifExpr, .guardStmt, .switchCase, .switchExpr:
        place = parent
      default: return false
      }
    }
    return false
  }

  /// `startWith`.
  private func isStart(_ row: CatalogueRow) -> Bool { row.elements == .argument && !row.isStatic }

  private func makesState(_ call: Place) -> Bool {
    guard let function = lowering.arguments(of: call, .none).last?.expression else { return false }
    if project.kind(function) != .closureExpr { return isState(function) }
    return project.returnedExpressions(of: function).contains { returned in
      project.kind(returned) == .callExpr ? project.first(returned).map(isState) ?? false : isState(returned)
    }
  }

  /// `.loaded`, `LoadState.loaded`, `Result.success`.
  private func isState(_ name: Place) -> Bool {
    switch project.kind(name) {
    case .implicitMemberExpr: break
    case .memberExpr:
      guard let base = project.first(name), project.name(base).first?.isUppercase ?? false else { return false }
    default: return false
    }
    return ["success", "failure"].contains(project.name(name))
      || !project.enumCases(named: project.symbol(name)).isEmpty
  }
}
