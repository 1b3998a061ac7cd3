/// The expressions that give a variable its value.
struct NameOrigins {
  let evaluator: Evaluator
  private var project: Project { evaluator.project }

  /// Its initial value, else what is assigned to it, else what a struct's own initialiser is called with.
  func origins(of binding: Place) throws(NoFix) -> [Place] {
    let name = project.name(binding)
    guard project.kind(binding) == .patternBinding, let pattern = project.children(binding).first,
      project.kind(pattern) == .identifierPattern
    else { throw NoFix(reason: "the chain is taken out of a tuple") }
    if evaluator.isComputed(binding) {
      throw NoFix(reason: "`\(name)` is computed: every use of it makes a new chain")
    }
    let assigned = assignments(to: binding, name)
    if let initializer = project.child(binding, .initializerClause), let value = project.children(initializer).first {
      guard assigned.isEmpty else { throw NoFix(reason: "`\(name)` is assigned to elsewhere") }
      return [value]
    }
    if !assigned.isEmpty { return assigned }
    let passed = memberwise(binding, name)
    guard !passed.isEmpty else { throw NoFix(reason: "nothing in sight gives `\(name)` its value") }
    return passed
  }

  private func assignments(to binding: Place, _ name: String) -> [Place] {
    project.assignments(to: name).compactMap { at in
      guard let (target, value) = evaluator.assignment(at), evaluator.variable(namedBy: target) == binding else {
        return nil
      }
      return value
    }
  }

  private func memberwise(_ binding: Place, _ name: String) -> [Place] {
    guard evaluator.enclosingFunction(of: binding) == nil, let type = project.enclosingType(of: binding),
      project.types[type].kind == .struct, project.contents(of: type).initializers.isEmpty
    else { return [] }
    return evaluator.constructions(of: type).compactMap { call in
      evaluator.arguments(of: call, nil).first { $0.label == name }.flatMap { project.children($0.place).first }
    }
  }
}

/// Shares a chain where it is made, which changes nobody's type.
struct ShareRewriter {
  let context: FixContext
  private var project: Project { context.project }
  private var evaluator: Evaluator { context.evaluator }

  func rewrite(_ binding: Place) throws(NoFix) -> FixDraft {
    var draft = FixDraft()
    try share(binding, depth: 0, into: &draft)
    draft.sharedNames.insert(binding)
    try context.checkFiles(of: draft)
    return draft
  }

  private func share(_ binding: Place, depth: Int, into draft: inout FixDraft) throws(NoFix) {
    guard depth < 6 else { throw NoFix(reason: "the chain has too many names") }
    let origins = try NameOrigins(evaluator: evaluator).origins(of: binding)
    guard origins.count == 1 else {
      throw NoFix(reason: "`\(project.name(binding))` gets its value in several places")
    }
    for origin in origins {
      // A name for another name: that one is shared, so that all who read it share.
      if [.identifierExpr, .memberExpr].contains(project.kind(origin)), let other = evaluator.variable(namedBy: origin),
        other != binding, evaluator.settledSequence(origin).facts.effect != nil
      {
        try share(other, depth: depth + 1, into: &draft)
        continue
      }
      let sequence = evaluator.settledSequence(origin)
      guard sequence.trait == .observable || sequence.trait == .infallible else {
        throw NoFix(reason: "`\(project.name(binding))` is no Observable that a share could be added to")
      }
      guard [.callExpr, .identifierExpr, .memberExpr].contains(project.kind(origin)) else {
        throw NoFix(reason: "what gives `\(project.name(binding))` its value cannot be followed")
      }
      if project.children(origin).first.map({ project.kind($0) }) == .closureExpr {
        throw NoFix(reason: "`\(project.name(binding))` is made by a closure")
      }
      let slot = context.layout.slot(after: origin, next: nil)
      try draft.insert(slot.lead + context.spelling(at: origin).share, at: slot.offset, in: origin.file)
    }
  }
}
