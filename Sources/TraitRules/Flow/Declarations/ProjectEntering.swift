/// Entering files into the project's tables.
extension Project {
  /// Enters every file in which `name` may have `role`.
  func ask(_ role: WordRole, _ name: String) {
    let word = WordTable.word(role, name)
    guard asked.insert(word).inserted else { return }
    let found = wordIndex.files(with: word)
    if !found.isEmpty { enter(found) }
  }

  /// What declares a name and what extends it belong together. What a type declares inside is extended by names that
  /// begin with the type's: a common one (`State`, `Model`) leads nowhere else.
  func enterDeclarations(of name: String) {
    ask(.type, name)
    ask(.extended, name)
  }

  /// Enters files, and with them whatever extends a type that they declare or declares a type that they extend: a type
  /// that is seen is seen whole.
  func enter(_ files: [Int32]) {
    for file in files where !isEntered[Int(file)] {
      isEntered[Int(file)] = true
      filesToEnter.append(file)
    }
    // Asked for while files are being entered: whoever is at it goes on with these.
    guard !isEntering else { return }
    isEntering = true
    defer { isEntering = false }
    while true {
      if let file = filesToEnter.popLast() {
        nodes[Int(file)] = self.files[Int(file)].tree.nodes.baseAddress
        DeclarationCollector(project: self, file: file).collect()
        indexUses(file)
      } else if let length = extensionsToEnter.firstIndex(where: { !$0.isEmpty }),
        let place = extensionsToEnter[length].last
      {
        // Those with the shortest path first: `extension A.B` finds its type where `extension A` declares `B`.
        let collector = DeclarationCollector(project: self, file: place.file)
        if let outermost = collector.extendedPath(place.node).first { enterDeclarations(of: outermost) }
        if filesToEnter.isEmpty {
          extensionsToEnter[length].removeLast()
          collector.collectExtension(place.node)
        }
      } else {
        return
      }
    }
  }

  private func indexUses(_ file: Int32) {
    let tree = files[Int(file)].tree
    for index in 1..<tree.nodes.count {
      let node = tree.nodes[index]
      let id = NodeID(index)
      switch node.kind {
      case .callExpr:
        guard let name = calleeName(tree, id) else { continue }
        callsByName.add(Place(file: file, node: id), at: Place(file: file, node: id), to: name)
      case .assignmentOperator:
        // Assignments do not chain: whatever compiles has the target first and the operator next.
        let target = tree[node.parent].firstChild
        guard target != 0, tree[target].nextSibling == id, let name = lastName(tree, target) else { continue }
        assignmentsByName.add(Place(file: file, node: id), at: Place(file: file, node: id), to: name)
      default: break
      }
    }
  }

  private func calleeName(_ tree: SyntaxTree, _ call: NodeID) -> String? {
    lastName(tree, tree[call].firstChild)
  }

  /// The last name of `a.b?.c`.
  private func lastName(_ tree: SyntaxTree, _ id: NodeID) -> String? {
    var current = id
    while current != 0 {
      switch tree[current].kind {
      case .memberExpr, .identifierExpr, .implicitMemberExpr: return tree.name(current)
      case .optionalChain, .forceUnwrap: current = tree[current].firstChild
      default: return nil
      }
    }
    return nil
  }
}
