/// Where a variable is read, over all files.
struct NameUses {
  /// Expressions that read it, in order of file and place.
  private(set) var reads: [Place] = []
  /// Why the list may not be all, where it may not.
  private(set) var doubt: String?

  private let binding: Place
  private let name: String

  init(of binding: Place, _ analysis: Analysis) {
    self.binding = binding
    let project = analysis.project
    name = project.name(binding)
    let isLocal = project.enclosingBody(of: binding) != nil
    let isPrivate = project.enclosingType(of: binding) != nil && Self.isPrivate(binding, project)
    let files = isLocal || isPrivate ? [binding.file] : project.files(mentioning: project.symbol(binding))
    for file in files {
      for mention in project.mentions(of: project.symbol(binding), in: file) { consider(mention, analysis) }
    }
    reads.sort { ($0.file, project.node($0).token) < ($1.file, project.node($1).token) }
  }

  static func isPrivate(_ binding: Place, _ project: Project) -> Bool {
    project.parent(binding).map { project.node($0).flags.contains(.isPrivate) } ?? false
  }

  private mutating func consider(_ place: Place, _ analysis: Analysis) {
    let project = analysis.project
    if project.kind(place) == .keyPathExpr {
      if project.enclosingType(of: binding) != nil { doubt = doubt ?? "a key path may read `\(name)`" }
      return
    }
    if let found = analysis.lowering.variable(namedBy: place) {
      if found == binding { reads.append(place) }
      return
    }
    guard project.kind(place) == .memberExpr, project.enclosingBody(of: binding) == nil,
      let base = project.first(place)
    else { return }
    let values = analysis.lowering.alternatives(of: analysis.lowering.value(of: base))
    let isSeen = values.allSatisfy { value in
      switch value {
      case .lost, .asked, .nothing: false
      default: true
      }
    }
    if !isSeen {
      doubt = doubt ?? "`\(project.text(place).firstLine)` may read `\(name)`, and what it is read from is not in sight"
    } else if values.contains(where: { forwards($0, analysis) }) {
      doubt = doubt ?? "`\(project.text(place).firstLine)` may read `\(name)` by its key path"
    }
  }

  /// Whether an object hands on members that it does not have: `@dynamicMemberLookup`.
  private func forwards(_ value: Value, _ analysis: Analysis) -> Bool {
    guard case .object(let ref) = value else { return false }
    let type = analysis.lowering.store[ref].type
    let project = analysis.project
    return project.declaration(type).attributes.contains { $0 == .dynamicMemberLookup }
      && analysis.lowering.meaning.members(named: project.symbol(binding), of: type) == nil
  }
}
