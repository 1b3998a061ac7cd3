/// The state of a reactor, whose properties views look at.
struct ReactorState {
  let lowering: Lowering
  let type: TypeID
  private var project: Project { lowering.project }

  init?(of reactor: TypeID, _ lowering: Lowering) {
    guard let type = lowering.meaning.nestedType(Symbol(.State), in: reactor) else { return nil }
    self.type = type
    self.lowering = lowering
  }

  /// The stored properties that the value of a property is made of: that one, or those that its getter reads, through
  /// whatever other getters; `nil` where a getter reads more than the state.
  func storedProperties(behind name: Symbol) -> Set<Symbol>? {
    var stored: Set<Symbol> = []
    var visited: Set<Symbol> = []
    return collect(name, into: &stored, &visited) ? stored : nil
  }

  private func collect(_ name: Symbol, into stored: inout Set<Symbol>, _ visited: inout Set<Symbol>) -> Bool {
    guard visited.insert(name).inserted else { return true }
    guard let member = lowering.meaning.members(named: name, of: type)?.variable, !member.isStatic else { return false }
    guard project.isComputed(member.place) else {
      stored.insert(name)
      return true
    }
    guard let getter = project.child(member.place, .accessorBlock) else { return false }
    var stack = [getter]
    while let at = stack.popLast() {
      switch project.kind(at) {
      case .identifierExpr:
        guard isOfGetter(at) || collect(project.symbol(at), into: &stored, &visited) else { return false }
      case .selfExpr:
        guard let read = project.parent(at), project.kind(read) == .memberExpr,
          collect(project.symbol(read), into: &stored, &visited)
        else { return false }
      case .superExpr: return false
      default: stack += project.children(at)
      }
    }
    return true
  }

  /// Whether a property is one that a pulse comes of with every assignment, equal or not.
  func isPulse(_ name: Symbol) -> Bool {
    guard let member = lowering.meaning.members(named: name, of: type)?.variable,
      let declaration = project.parent(member.place)
    else { return false }
    return project.hasAttribute(declaration, [.Pulse])
  }

  /// Whether a name is the getter's own, or a type's: its cases and constants stay what they are.
  private func isOfGetter(_ name: Place) -> Bool {
    if project.isCapitalized(project.symbol(name)) { return true }
    return switch lowering.meaning.lookUp(project.symbol(name), at: name) {
    case .local, .parameter, .closureParameter, .optionalBinding, .loopVariable, .payload, .type: true
    default: project.name(name).hasPrefix("$")
    }
  }
}
