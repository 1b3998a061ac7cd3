/// How often the loops around a subscription make it, where the source says that: `for label in [title, subtitle]`, and the
/// same with `forEach`.
struct LoopTurns {
  let lowering: Lowering
  private var project: Project { lowering.project }

  init(_ lowering: Lowering) { self.lowering = lowering }

  /// How often one run of the code around a name's declaration subscribes to the chain of a name there; once where that
  /// may be for some elements of a loop alone, or is another chain for each.
  ///
  /// - Parameter run: the share whose run it is, if there is one: a loop adds none to what was made before it.
  func count(of binding: Binding, reading name: Place, run: Place?) -> Int {
    var turns = 1
    var child = binding.call
    while let around = project.parent(child), !project.isInside(name, around) {
      switch project.kind(around) {
      case .memberExpr, .callExpr, .argument, .codeBlock: break
      case .forStmt:
        let parts = Array(project.children(around))
        guard parts.count == 3, parts[2] == child else { return turns }
        turns *= self.turns(of: around, through: parts[1], binding, run)
      case .closureExpr:
        guard let callee = lowering.call(taking: around).flatMap(project.first), project.kind(callee) == .memberExpr,
          project.symbol(callee) == .forEach,
          let elements = project.first(callee)
        else { return turns }
        turns *= self.turns(of: around, through: elements, binding, run)
      default: return turns
      }
      child = around
    }
    return min(turns, Read.mostCopies)
  }

  private func turns(of loop: Place, through elements: Place, _ binding: Binding, _ run: Place?) -> Int {
    guard run.map({ project.isInside($0, loop) }) ?? true, let count = count(of: elements),
      !names(binding.receiver, elementOf: loop)
    else { return 1 }
    return max(count, 1)
  }

  /// How many elements an array has that is written out, there or where a constant of that name is declared.
  private func count(of elements: Place) -> Int? {
    if project.kind(elements) == .arrayExpr { return project.children(elements).count }
    guard let binding = lowering.variable(namedBy: elements), project.flags(binding).contains(.isLet),
      let array = project.initialValue(of: binding), project.kind(array) == .arrayExpr
    else { return nil }
    return project.children(array).count
  }

  /// Whether a chain is made of what the loop is at: it names that, or a local of the loop's that does.
  private func names(_ chain: Place, elementOf loop: Place) -> Bool {
    var stack = [chain]
    var followed: Set<Place> = []
    while let at = stack.popLast() {
      if project.kind(at) == .identifierExpr {
        switch lowering.meaning.lookUp(project.symbol(at), at: at) {
        case .loopVariable(_, loop)?: return true
        case .closureParameter(_, _, loop)?: return true
        case .local(let binding, _)? where project.isInside(binding, loop):
          // A variable may be given something of the element later.
          guard project.flags(binding).contains(.isLet), let value = project.initialValue(of: binding) else {
            return true
          }
          if followed.insert(binding).inserted { stack.append(value) }
        default: if project.name(at).hasPrefix("$"), project.enclosingClosure(of: at) == loop { return true }
        }
      }
      stack += project.children(at)
    }
    return false
  }
}
