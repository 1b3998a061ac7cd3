/// Where code runs: outward through the closures around it to its function, and from there to the function's callers.
///
/// The answer is a node: on which threads that is, facts say later.
struct Contexts {
  let lowering: Lowering
  /// The cases that what is looked at is for, of what its closure is told; all where nothing is said.
  private(set) var cases: EventCases?
  var project: Project { lowering.project }
  var meaning: Meaning { lowering.meaning }

  init(lowering: Lowering) { self.lowering = lowering }

  /// The same, for some cases of what closures are told.
  func narrowed(to cases: EventCases?) -> Contexts {
    var narrowed = self
    narrowed.cases = cases
    return narrowed
  }

  // MARK: - Nodes

  func runs(_ threads: Threads, _ place: Place, _ reason: Reason) -> ChainID {
    lowering.graph.add(
      .runs(threads, lowering.graph.cause(Cause(place: place, reason: reason))), .observable)
  }

  func runs(_ threads: Threads, _ place: Place, _ saying: Reason.Saying) -> ChainID {
    runs(threads, place, .said(saying))
  }

  var main: ChainID { lowering.graph.add(.runs(.main, .none), .observable) }

  /// What may be so, and need not.
  func doubted(_ context: ChainID) -> ChainID { lowering.graph.add(.doubted(context), .observable) }

  func code(_ place: Place, _ frame: FrameID = .none) -> ChainID {
    lowering.graph.add(.code(place, frame), .observable)
  }

  // MARK: - Outward

  /// Where the code at `place` runs.
  ///
  /// - Parameter limit: a closure of `create`, or one that a function makes: what runs in it at once runs where that is
  ///   subscribed to or called.
  /// - Parameter told: the cases that code at the place is for, beside those of the clauses around it.
  func context(
    of place: Place, upTo limit: Place? = nil, _ frame: FrameID = .none, told: EventCases? = nil
  ) -> ChainID {
    var isDoubted = false
    let context = context(of: place, upTo: limit, frame, told: told, &isDoubted)
    return isDoubted ? doubted(context) : context
  }

  /// - Parameter isDoubted: set where something of the thread is asked on the way that is not followed.
  private func context(
    of place: Place, upTo limit: Place?, _ frame: FrameID, told: EventCases?, _ isDoubted: inout Bool
  ) -> ChainID {
    var child = place
    var current: Place? = place
    var cases = told
    while let at = current {
      if at != child {
        switch asked(before: child, in: at) {
        case .main: return main
        case .something: isDoubted = true
        case .nothing: break
        }
      }
      if at == limit { return runs(.subscriber, at, .runsWhereSubscribed) }
      switch project.kind(at) {
      case .switchCase: cases = eventCases(of: at) ?? cases
      case .closureExpr:
        let own = narrowed(to: cases?.closure == at ? cases : eventCases(leadingTo: place, in: at))
        if let context = own.closureContext(at, upTo: limit, frame) { return context }
      case .funcDecl, .initDecl, .deinitDecl, .accessor, .subscriptDecl: return code(at)
      case .accessorBlock where project.child(at, .codeBlock) != nil:
        if project.parent(at).map({ project.kind($0) }) == .patternBinding { return code(at) }
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl, .protocolDecl:
        // The initial value of a property.
        return meaning.isMainType(at: at) ? main : runs(.subscriber, at, .runsWhereMade)
      default: break
      }
      child = at
      current = project.parent(at)
    }
    return main
  }
}
