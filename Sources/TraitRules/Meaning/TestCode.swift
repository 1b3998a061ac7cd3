/// Tests send into relays, make view models and stand in for services, and so does what only developers see of an app. An
/// app is judged without them.
extension Meaning {
  /// Whether a place counts where `declaration` is looked at: code counts for all, test code for test code only, and what
  /// only developers see for what does not stand there either.
  func counts(_ place: Place, for declaration: Place) -> Bool {
    (!isTestCode(place.file) || isTestCode(declaration.file))
      && (!isForDevelopers(place) || isForDevelopers(declaration))
  }

  func isTestCode(_ file: Int32) -> Bool {
    guard file >= 0 else { return false }
    if let known = testCodeMemo[file] { return known }
    let source = project.files[Int(file)]
    let isTest =
      !source.imports.isDisjoint(with: ["XCTest", "Quick", "Nimble", "Testing", "RxTest", "RxBlocking"])
      || source.folders.contains { $0.hasSuffix("Tests") || $0.hasSuffix("Specs") || $0.hasSuffix("Mocks") }
    testCodeMemo[file] = isTest
    return isTest
  }

  /// Whether a place stands in a clause of `#if DEBUG` or in a preview.
  private func isForDevelopers(_ place: Place) -> Bool {
    guard place.file >= 0, mayBeForDevelopers(place.file) else { return false }
    let tree = project.tree(place)
    var node = place.node
    while node != 0 {
      switch tree.kind(node) {
      case .ifConfigClause: if isDebugging(node, tree) { return true }
      case .structDecl:
        guard let clause = tree.firstChild(node, .inheritanceClause) else { break }
        if tree.children(clause).contains(where: { tree.name($0) == "PreviewProvider" }) { return true }
      case .macroExpr: if tree.name(node) == Self.preview { return true }
      default: break
      }
      node = tree.parent(node)
    }
    return false
  }

  /// Most files have nothing of that kind: their trees are not climbed.
  private func mayBeForDevelopers(_ file: Int32) -> Bool {
    if let known = developersMemo[file] { return known }
    let source = project.files[Int(file)].source
    let isFound = source.withUnsafeBufferPointer { bytes in
      Self.marks.contains { $0.succeeds(in: bytes) }
    }
    developersMemo[file] = isFound
    return isFound
  }

  /// The clauses of an `#if` that count: what only developers see does not while there is another one.
  func countingClauses(of statement: Place) -> [Place] {
    let tree = project.tree(statement)
    return project.children(statement).filter { !project.flags($0).contains(.isDead) }
      .filterOrAll { !isDebugging($0.node, tree) }
  }

  /// Whether the condition of a clause holds in debug builds alone: `DEBUG`, with others that have to hold as well.
  private func isDebugging(_ clause: NodeID, _ tree: SyntaxTree) -> Bool {
    var isDebugging = false
    var index = tree[clause].first + 1
    while Int(index) < tree.tokens.count, !tree.tokens[Int(index)].flags.contains(.newlineBefore) {
      switch tree.text(token: index) {
      case "||", "!": return false
      case Self.debug: isDebugging = true
      default: break
      }
      index += 1
    }
    return isDebugging
  }

  private static let debug = "DEBUG"
  private static let preview = "Preview"
  private static let marks = [debug, preview].map { ByteSearch(Array($0.utf8)) }
}
