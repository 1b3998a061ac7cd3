@testable import TraitRules

/// Variations that have to know what is a declaration, a name, a chain.
extension Variation {
  /// Each declaration of a file in a file of its own, as a project that grows is taken apart.
  static let onePerFile = Variation(name: "a file for each declaration", keepsWords: false) { files in
    var result: [SourceFile] = []
    var origin: [String: [(lines: ClosedRange<Int>, path: String)]] = [:]
    for file in files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      // What is private to a file has to stay in it, and a comment to the linter may speak of all that follows.
      if ["private ", "traitlint:", "#if"].contains(where: text.contains) { return nil }
      let tree = SyntaxTree(parsing: file.bytes)
      let lines = LineTable(file.bytes)
      let declarations = tree.children(tree.root).filter { tree.kind($0) != .importDecl }
      let kinds: Set<NodeKind> = [
        .classDecl, .structDecl, .enumDecl, .protocolDecl, .extensionDecl, .typealiasDecl, .funcDecl,
      ]
      if declarations.contains(where: { !kinds.contains(tree.kind($0)) }) { return nil }
      for (index, id) in declarations.enumerated() {
        let range = tree.range(id)
        let (first, last) = (lines.position(of: range.lowerBound).line, lines.position(of: range.upperBound).line)
        let path = file.path.dropLast(6) + "-\(index).swift"
        // The imports go along, and each line keeps its number.
        var copy = file.bytes
        for other in declarations where other != id {
          for offset in tree.range(other) where copy[offset] != 0x0A { copy[offset] = 0x20 }
        }
        result.append(SourceFile(path: String(path), bytes: copy, isLinted: file.isLinted, project: file.project))
        origin[file.path, default: []].append((first...last, String(path)))
      }
    }
    if result.count == files.count { return nil }
    return Result(files: result) { path, line in
      "\(origin[path]?.first { $0.lines.contains(line) }?.path ?? path):\(line)"
    }
  }

  /// Every name of a local that means nothing else in its file is another.
  static let renamedLocals = Variation(name: "locals under other names", keepsWords: false) { files in
    var isAny = false
    let renamed = files.map { file in
      let tree = SyntaxTree(parsing: file.bytes)
      var file = file
      let edits = renamings(tree)
      isAny = isAny || !edits.isEmpty
      for edit in edits.reversed() { file.bytes.insert(contentsOf: "Renamed".utf8, at: edit) }
      return file
    }
    return isAny ? Result(files: renamed) { "\($0):\($1)" } : nil
  }

  /// The ends of all tokens that are to be longer.
  private static func renamings(_ tree: SyntaxTree) -> [Int] {
    var locals: Set<String> = []
    for id in tree.nodes.indices.map(NodeID.init) where tree.kind(id) == .identifierPattern {
      let binding = tree.parent(id)
      guard tree.kind(binding) == .patternBinding, tree.kind(tree.parent(tree.parent(binding))) == .codeBlock else {
        continue
      }
      locals.insert(tree.name(id))
    }
    var uses: [String: [Int]] = [:]
    for (index, token) in tree.tokens.enumerated() where token.kind == .identifier {
      let name = tree.text(token: UInt32(index))
      guard locals.contains(name) else { continue }
      let (before, after) = (index > 0 ? tree.tokens[index - 1].kind : .endOfFile, tree.tokens[index + 1].kind)
      let isPlain = before != .period && after != .colon && tree.source[Int(token.start)] != UInt8(ascii: "`")
      if isPlain, uses[name] != [] { uses[name, default: []].append(Int(token.end)) } else { uses[name] = [] }
    }
    return uses.values.joined().sorted()
  }

  /// What a binding's receiver is gets a name first.
  static let extractedNames = Variation(name: "a name for each receiver", keepsWords: false) { files in
    var moved: [String: [Int]] = [:]
    let extracted = files.map { file in
      let tree = SyntaxTree(parsing: file.bytes)
      let lines = LineTable(file.bytes)
      var file = file
      for (number, (start, end)) in receivers(tree).enumerated().reversed() {
        let name = "extracted\(number)"
        file.bytes.insert(contentsOf: "\n\(name)".utf8, at: end)
        file.bytes.insert(contentsOf: "let \(name) = ".utf8, at: start)
        moved[file.path, default: []].append(lines.position(of: end).line)
      }
      return file
    }
    if moved.isEmpty { return nil }
    return Result(files: extracted) { path, line in
      // The receiver's last line is where the name was put in; a sink on that line goes one down as well.
      "\(path):\(line + (moved[path] ?? []).count { $0 <= line })"
    }
  }

  /// Where receivers of bindings begin and end that are all there is before a statement's binding.
  private static func receivers(_ tree: SyntaxTree) -> [(Int, Int)] {
    var places: [(Int, Int)] = []
    for id in tree.nodes.indices.map(NodeID.init) where tree.kind(id) == .callExpr {
      guard let callee = tree.children(id).first(where: { _ in true }), tree.kind(callee) == .memberExpr,
        ["bind", "drive"].contains(tree.name(callee)), let base = tree.children(callee).first(where: { _ in true }),
        tree.kind(base) == .callExpr
      else { continue }
      var statement = id
      while tree.range(tree.parent(statement)).lowerBound == tree.range(id).lowerBound,
        tree.kind(tree.parent(statement)) != .codeBlock
      {
        statement = tree.parent(statement)
      }
      guard tree.kind(tree.parent(statement)) == .codeBlock else { continue }
      places.append((tree.range(base).lowerBound, tree.range(base).upperBound))
    }
    // One of a statement: `driver.drive { $0 }.bind(to: …)` has two that begin alike.
    let outermost = Dictionary(places) { max($0, $1) }
    return outermost.sorted { $0.key < $1.key }
  }
}
