/// Names of functions, and of closures that are held or handed, which put a screen up or take one away, be it by way of
/// others. What is called by such a name for its result may show something besides; whether it does, is looked at then.
struct ShowingNames {
  private let project: Project
  private(set) var names: Set<Symbol> = []

  /// How many calls lie between a name and what shows: beyond that, most functions lead to some screen.
  private static let deepest = 3
  /// A name that is called more often is hardly one of a coordinator's.
  private static let mostCalls = 40

  init(_ project: Project) {
    self.project = project
    var found = names(around: UIClasses.showingMethods.flatMap { project.calls(of: project.symbols.intern($0)) })
    for _ in 1..<Self.deepest where !found.isEmpty {
      names.formUnion(found)
      let calls = found.map { project.calls(of: $0) }.filter { $0.count <= Self.mostCalls }
      found = names(around: calls.joined()).subtracting(names)
    }
    names.formUnion(found)
  }

  private func names(around calls: some Sequence<Place>) -> Set<Symbol> {
    calls.reduce(into: []) { names, call in
      var current = project.parent(call)
      while let at = current {
        switch project.kind(at) {
        case .funcDecl:
          names.insert(project.symbol(at))
          return
        case .argument where !project.label(at).isNone: names.insert(project.label(at))
        case .sequenceExpr:
          if let target = project.first(at), [.memberExpr, .identifierExpr].contains(project.kind(target)) {
            names.insert(project.symbol(target))
          }
        default: break
        }
        current = project.parent(at)
      }
    }
  }
}
