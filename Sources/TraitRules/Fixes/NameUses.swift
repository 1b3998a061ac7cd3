/// Where a variable is read, over all files.
struct NameUses {
  /// Expressions that read it, in order of file and place.
  private(set) var reads: [Place] = []
  /// Why the list may not be all, where it may not.
  private(set) var doubt: String?

  private let binding: Place
  private let name: String

  init(of binding: Place, _ evaluator: Evaluator) {
    self.binding = binding
    name = evaluator.project.name(binding)
    let project = evaluator.project
    let isLocal = evaluator.enclosingFunction(of: binding) != nil
    let isPrivate = project.enclosingType(of: binding) != nil && Self.isPrivate(binding, project)
    for file in isLocal || isPrivate ? [binding.file] : project.files(mentioning: name) { search(file, evaluator) }
  }

  static func isPrivate(_ binding: Place, _ project: Project) -> Bool {
    project.parent(binding).map { project.node($0).flags.contains(.isPrivate) } ?? false
  }

  private mutating func search(_ file: Int32, _ evaluator: Evaluator) {
    let tree = evaluator.project.files[Int(file)].tree
    let bytes = Array(name.utf8)
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      switch node.kind {
      case .identifierExpr, .memberExpr, .keyPathExpr: break
      default: continue
      }
      guard Self.spells(bytes, tree.tokens[Int(node.token)], tree.source) else { continue }
      consider(Place(file: file, node: NodeID(index)), evaluator)
    }
    reads.sort { ($0.file, evaluator.project.node($0).token) < ($1.file, evaluator.project.node($1).token) }
  }

  /// Whether a token is this name, with or without backticks.
  private static func spells(_ name: [UInt8], _ token: Token, _ source: [UInt8]) -> Bool {
    var range = Int(token.start)..<Int(token.end)
    if range.count == name.count + 2, source[range.lowerBound] == UInt8(ascii: "`") {
      range = range.dropFirst().dropLast()
    }
    return range.count == name.count && source[range].elementsEqual(name)
  }

  private mutating func consider(_ place: Place, _ evaluator: Evaluator) {
    let project = evaluator.project
    if project.kind(place) == .keyPathExpr {
      if project.enclosingType(of: binding) != nil { doubt = doubt ?? "a key path may read `\(name)`" }
      return
    }
    evaluator.fuel = Evaluator.fuelPerSink
    if let found = evaluator.variable(namedBy: place) {
      if found == binding { reads.append(place) }
      return
    }
    guard project.kind(place) == .memberExpr, evaluator.enclosingFunction(of: binding) == nil,
      let base = project.children(place).first
    else { return }
    switch evaluator.value(of: base, in: nil) {
    case .instance, .metatype, .external, .externalMetatype, .sequence, .reactive, .tuple, .scheduler, .observer: return
    case .plain, .array, .closure, .functions: return
    case .unknown, .unseenCall:
      doubt = doubt ?? "`\(project.text(place).firstLine)` may read `\(name)`, and what it is read from is not in sight"
    }
  }
}
