/// Adds `import RxCocoa` where a rewrite needs it.
struct ImportRewriter {
  let project: Project

  func addImports(to draft: inout FixDraft) throws(NoFix) {
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
}
