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
    let files = isLocal || isPrivate ? [binding.file] : project.files(mentioning: name)
    for file in files {
      for node in project.files[Int(file)].mentions.nodes(named: name) {
        consider(Place(file: file, node: node), evaluator)
      }
    }
    reads.sort { ($0.file, project.node($0).token) < ($1.file, project.node($1).token) }
  }

  static func isPrivate(_ binding: Place, _ project: Project) -> Bool {
    project.parent(binding).map { project.node($0).flags.contains(.isPrivate) } ?? false
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
