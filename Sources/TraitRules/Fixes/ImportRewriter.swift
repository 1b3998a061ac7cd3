/// Adds the imports that a rewrite needs.
struct ImportRewriter {
  let project: Project

  func addImports(to draft: inout FixDraft) throws(NoFix) {
    try importCocoa(into: &draft)
    try importSchedulers(into: &draft)
  }

  private func importCocoa(into draft: inout FixDraft) throws(NoFix) {
    for file in draft.filesUsingCocoa.sorted() {
      let tree = project.files[Int(file)].tree
      let imports = project.files[Int(file)].imports
      // A file without RxSwift's own import gets it from an umbrella of the project's, and this one with it.
      guard !imports.contains("RxCocoa"), imports.contains("RxSwift"),
        // Also in the `#if` that the whole file stands in.
        let place = tree.nodes.indices.lazy.map({ NodeID($0) }).first(where: {
          tree[$0].kind == .importDecl && tree.text(token: tree[$0].token) == "RxSwift"
        })
      else { continue }
      try draft.insert("import RxCocoa\n", at: tree.range(place).lowerBound, in: file)
    }
  }

  /// Members are seen in a file as soon as another one of its module imports them; names are not.
  private func importSchedulers(into draft: inout FixDraft) throws(NoFix) {
    let files = Set(draft.changes.filter { $0.text.contains("MainScheduler") }.map(\.file))
    for file in files.sorted() where !project.files[Int(file)].imports.contains("RxSwift") && !namesRxSwift(file) {
      let tree = project.files[Int(file)].tree
      let imports = tree.children(tree.root).filter { tree[$0].kind == .importDecl }
      guard let last = imports.last else {
        throw NoFix(reason: "\(project.files[Int(file)].path) does not import RxSwift")
      }
      if let next = imports.first(where: { tree.text(token: tree[$0].token) > "RxSwift" }) {
        try draft.insert("import RxSwift\n", at: tree.range(next).lowerBound, in: file)
      } else {
        try draft.insert("\nimport RxSwift", at: tree.range(last).upperBound, in: file)
      }
    }
  }

  /// Whether a file names a type of RxSwift: without an import of its own, it has it from an umbrella.
  private func namesRxSwift(_ file: Int32) -> Bool {
    project.enter([file])
    for index in project.files[Int(file)].tree.nodes.indices where index > 0 {
      let place = Place(file: file, node: NodeID(index))
      guard [.simpleType, .identifierExpr].contains(project.kind(place)) else { continue }
      let name = project.symbol(place)
      if project.dialect.sequenceTypes[name] != nil || Self.otherNames.contains(name) { return true }
    }
    return false
  }

  private static let otherNames = [KnownName.DisposeBag, .MainScheduler].map { Symbol($0) }
}
