/// What the closure of `create` does with its observer.
struct CreatedFeeders {
  let contexts: Contexts
  let source: FedSource
  private var lowering: Lowering { contexts.lowering }
  private var project: Project { contexts.project }

  init(_ contexts: Contexts, _ source: FedSource) {
    self.contexts = contexts
    self.source = source
  }

  func feeders() -> [Feeder] {
    guard [.closureExpr, .funcDecl].contains(project.kind(source.declaration)) else {
      return [Feeder(kind: .escape, node: nowhereInSight, place: source.declaration)]
    }
    var uses = ObserverUses(contexts, function: source.declaration, source.frame)
    uses.read()
    if uses.feeders.isEmpty {
      // It sends nothing that is in sight: an end, perhaps, at once.
      return []
    }
    return doubtingEarlyExits(uses.feeders)
  }

  /// Whether an early exit is ever taken depends on values; what the other way brings is what the sequence is for.
  private func doubtingEarlyExits(_ feeders: [Feeder]) -> [Feeder] {
    let function = source.declaration
    let early = feeders.map { feeder in
      project.enclosingBody(of: feeder.place) == function && project.isOnEarlyExit(feeder.place, of: function)
    }
    guard early.contains(false) else { return feeders }
    return zip(feeders, early).map { feeder, isEarly in
      guard isEarly, feeder.kind != .chain else { return feeder }
      var feeder = feeder
      feeder.node = lowering.graph.add(.doubted(feeder.node), .observable)
      return feeder
    }
  }

  private var nowhereInSight: ChainID {
    contexts.runs(.unknown, source.site.isNowhere ? source.declaration : source.site, .createNotInSight)
  }
}

/// Methods that the project adds to `AnyObserver`: `observer.finish(with: value)`.
struct ObserverMethods {
  private let project: Project

  init(_ project: Project) { self.project = project }

  /// What calling such a method sends at once; `nil` where none is in sight, or where it hands the observer on.
  func sends(_ name: Symbol) -> (element: Bool, error: Bool)? {
    let members = project.extensionMembers(named: name, of: [Symbol(.AnyObserver), Symbol(.ObserverType)])
    let functions = members.filter { $0.kind == .function }.map(\.place)
    guard !functions.isEmpty else { return nil }
    var result = (element: false, error: false)
    for function in functions {
      guard let body = project.child(function, .codeBlock), scan(body, &result) else { return nil }
    }
    return result
  }

  private func scan(_ body: Place, _ result: inout (element: Bool, error: Bool)) -> Bool {
    var stack = [body]
    while let at = stack.popLast() {
      switch project.kind(at) {
      case .closureExpr: return false
      case .callExpr:
        guard let callee = project.first(at) else { break }
        switch project.symbol(callee).known {
        case .onNext?: result.element = true
        case .onError?: result.error = true
        case .on?:
          let text = project.text(at)
          result.error = result.error || text.contains(".error")
          result.element = result.element || !text.contains(".error") && !text.contains(".completed")
        default: break
        }
      default: break
      }
      stack += project.children(at)
    }
    return true
  }
}
