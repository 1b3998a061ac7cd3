/// The expressions that give a variable its value.
struct NameOrigins {
  let analysis: Analysis
  private var project: Project { analysis.project }
  private var lowering: Lowering { analysis.lowering }

  /// Its initial value, else what is assigned to it, else what a struct's own initialiser is called with.
  func origins(of binding: Place) throws(NoFix) -> [Place] {
    let name = project.name(binding)
    if project.kind(binding) == .identifierExpr { throw NoFix(reason: "`\(name)` is assigned to elsewhere") }
    guard project.kind(binding) == .patternBinding, let pattern = project.first(binding),
      project.kind(pattern) == .identifierPattern
    else { throw NoFix(reason: "the chain is taken out of a tuple") }
    if project.isComputed(binding) {
      throw NoFix(reason: "`\(name)` is computed: every use of it makes a new chain")
    }
    let assigned = try assignments(to: binding, name)
    if let value = project.initialValue(of: binding) {
      guard assigned.isEmpty else { throw NoFix(reason: "`\(name)` is assigned to elsewhere") }
      return [value]
    }
    if !assigned.isEmpty { return assigned }
    let passed = memberwise(binding)
    guard !passed.isEmpty else { throw NoFix(reason: "nothing in sight gives `\(name)` its value") }
    return passed
  }

  private func assignments(to binding: Place, _ name: String) throws(NoFix) -> [Place] {
    var values: [Place] = []
    for at in project.changes(of: project.symbol(binding), declaredAt: binding) {
      guard let (target, value) = lowering.assignment(at), lowering.variable(namedBy: target) == binding else {
        continue
      }
      // `name = flag ? one : other` and `name = given ?? other` are one expression with the sign.
      guard project.node(value).nextSibling == 0 else {
        throw NoFix(reason: "`\(name)` is assigned one of several values")
      }
      values.append(value)
    }
    return values
  }

  private func memberwise(_ binding: Place) -> [Place] {
    guard project.enclosingBody(of: binding) == nil, let type = project.enclosingType(of: binding),
      project.declaration(type).kind == .struct, project.contents(of: type).initializers.isEmpty
    else { return [] }
    return lowering.constructions(of: type).compactMap { call in
      lowering.arguments(of: call, .none).first { $0.label == project.symbol(binding) }?.expression
    }
  }
}

/// Shares a chain where it is made, which changes nobody's type.
struct ShareRewriter {
  let context: FixContext
  private var project: Project { context.project }
  private var analysis: Analysis { context.analysis }
  private var lowering: Lowering { context.analysis.lowering }

  func rewrite(_ binding: Place) throws(NoFix) -> FixDraft {
    var draft = FixDraft()
    try share(binding, depth: 0, into: &draft)
    draft.sharedNames.insert(binding)
    try context.checkFiles(of: draft)
    return draft
  }

  private func share(_ binding: Place, depth: Int, into draft: inout FixDraft) throws(NoFix) {
    guard depth < 6 else { throw NoFix(reason: "the chain has too many names") }
    let others = OtherSubscribers(context: context)
    try others.checkAskedOnce(binding)
    try others.checkAllComeInTime(for: binding)
    let origins = try NameOrigins(analysis: analysis).origins(of: binding)
    guard origins.count == 1 else {
      throw NoFix(reason: "`\(project.name(binding))` gets its value in several places")
    }
    for origin in origins {
      // A name for another name: that one is shared, so that all who read it share.
      if [.identifierExpr, .memberExpr].contains(project.kind(origin)), let other = lowering.variable(namedBy: origin),
        other != binding, analysis.sequence(at: origin).facts.sharing.repeats
      {
        try share(other, depth: depth + 1, into: &draft)
        continue
      }
      let sequence = analysis.sequence(at: origin)
      guard sequence.trait == .observable || sequence.trait == .infallible else {
        throw NoFix(reason: "`\(project.name(binding))` is no Observable that a share could be added to")
      }
      guard [.callExpr, .identifierExpr, .memberExpr].contains(project.kind(origin)) else {
        throw NoFix(reason: "what gives `\(project.name(binding))` its value cannot be followed")
      }
      if project.first(origin).map({ project.kind($0) }) == .closureExpr {
        throw NoFix(reason: "`\(project.name(binding))` is made by a closure")
      }
      guard !isOfGenericType(binding), !isOfGenericType(origin) else {
        throw NoFix(reason: "`\(project.name(binding))` is of whatever type its users choose")
      }
      let slot = context.layout.slot(after: origin, next: nil)
      let spelling = context.spelling(at: origin)
      let isOverForLater = others.comeLate(to: binding)
      let share = sequence.facts.lifetime.endsAtOnce ? spelling.shareForEver : spelling.share(replays: !isOverForLater)
      try draft.insert(slot.lead + share, at: slot.offset, in: origin.file)
    }
  }

  /// Whether a variable, or the one that an expression names, is declared to be of a generic parameter's type.
  private func isOfGenericType(_ place: Place) -> Bool {
    var type = project.declaredType(of: lowering.variable(namedBy: place) ?? place)
    if case .parameter(let parameter, _)? = analysis.meaning.lookUp(project.symbol(place), at: place) {
      type = project.type(ofParameter: parameter)
    }
    guard let type, case .genericParameter? = analysis.meaning.lookUp(project.symbol(type), at: type) else {
      return false
    }
    return true
  }
}
