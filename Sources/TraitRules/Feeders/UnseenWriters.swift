/// Who may write into a relay or a subject that nothing in sight writes into.
///
/// Nobody does, as long as each mention of it is understood. One is not where it is handed to something that is out of
/// sight, or where something is sent into a name like it of an object of which nothing is known.
struct UnseenWriters {
  private let contexts: Contexts
  private let declaration: Place
  private var lowering: Lowering { contexts.lowering }
  private var project: Project { contexts.project }

  init(_ contexts: Contexts, into declaration: Place) {
    self.contexts = contexts
    self.declaration = declaration
  }

  /// The first place, in order of file and place, but for those of `ofUnknownObjects()`.
  func first() -> Place? {
    guard let declared = declaredName else { return nil }
    if isWrittenElsewhere { return declaration }
    let isLocal = project.enclosingBody(of: declaration) != nil
    // Its own name, and those that it has wherever it is handed to.
    var names = [declared]
    var known = Set(names)
    var found: [Place] = []
    while let name = names.popLast() {
      let files = isLocal && name == declared ? [declaration.file] : project.files(mentioning: name)
      for file in files {
        for mention in project.mentions(of: name, in: file) {
          guard lowering.meaning.counts(mention, for: declaration), let look = look(at: mention) else { continue }
          switch look {
          case .sender(let place): if name != declared { found.append(place) }
          case .writer(let place): found.append(place)
          case .named(let others): for name in others where known.insert(name).inserted { names.append(name) }
          }
        }
      }
    }
    return found.min()
  }

  private var declaredName: Symbol? {
    guard project.kind(declaration) == .patternBinding, let pattern = project.first(declaration),
      project.kind(pattern) == .identifierPattern
    else { return nil }
    return project.symbol(pattern)
  }

  /// Where something is sent into a name like it of an object of which nothing is known.
  func ofUnknownObjects() -> [Place] {
    guard let name = declaredName, project.enclosingType(of: declaration) != nil,
      project.enclosingBody(of: declaration) == nil
    else { return [] }
    return project.files(mentioning: name).flatMap { project.mentions(of: name, in: $0) }.filter { mention in
      guard let parent = project.parent(project.withItsUnwrapping(mention)), project.kind(parent) == .memberExpr,
        lowering.dialect.sendingMethods[project.symbol(parent)] == .element || setsValue(parent)
      else { return false }
      return lowering.meaning.counts(mention, for: declaration) && mayBeIt(mention)
    }.sorted()
  }

  /// `variable.value = x`, `variable.value.append(x)`.
  private func setsValue(_ member: Place) -> Bool {
    project.symbol(member) == .value && (project.isAssigned(member) || contexts.isChangedInPlace(member))
  }

  private enum Look {
    case writer(Place)
    /// What sends an element into it itself, by an object of which nothing is known.
    case sender(Place)
    /// It goes by these names as well.
    case named([Symbol])
  }

  /// A library's own, which whoever uses the library may write.
  private var isWrittenElsewhere: Bool {
    guard let variable = project.parent(declaration), project.flags(variable).contains(.isOpenOrPublic),
      isWritable, case let file = project.file(declaration), case let module = file.module, !module.isEmpty
    else { return false }
    let entries = Self.entries.flatMap { project.inheritors(of: $0) }.map { project.declaration($0).place }
    return !entries.contains { project.file($0).module == module }
      && !project.importers(of: file).contains { $0.module != module }
  }

  /// Whether its declared type lets others send.
  private var isWritable: Bool {
    guard let type = project.declaredType(of: declaration), case .sequence(let chain) = lowering.typeValue(type) else {
      return true
    }
    return lowering.graph.trait(of: chain).isHot
  }

  private static let entries = [KnownName.UIApplicationDelegate, .NSApplicationDelegate].map { Symbol($0) }

  private func look(at mention: Place) -> Look? {
    let isIt = isIt(mention)
    guard isIt || mayBeIt(mention) else { return nil }
    var expression = project.withItsUnwrapping(mention)
    while let parent = project.parent(expression) {
      switch project.kind(parent) {
      case .memberExpr:
        let name = project.symbol(parent)
        let sent = lowering.dialect.sendingMethods[name]
        if sent == .element || sent == .event || setsValue(parent) {
          if isIt { return nil }
          return sent != .event && expression == project.withItsUnwrapping(mention) ? .sender(parent) : .writer(parent)
        }
        guard name == .asObserver || name == .mapObserver, let call = project.parent(parent),
          project.kind(call) == .callExpr
        else { return nil }
        expression = project.withItsUnwrapping(call)
      case .argument: return look(atArgument: parent, isIt: isIt)
      case .initializerClause:
        guard isIt, let binding = project.parent(parent), let pattern = project.first(binding),
          project.kind(pattern) == .identifierPattern
        else { return nil }
        return .named([project.symbol(pattern)])
      case .sequenceExpr:
        let parts = Array(project.children(parent))
        guard isIt, parts.count == 3, parts[2] == expression, project.kind(parts[1]) == .assignmentOperator else {
          return nil
        }
        return .named([project.symbol(parts[0])])
      default: return nil
      }
    }
    return nil
  }

  /// `chain.bind(to: it)`, `Item(onSelect: it)`.
  private func look(atArgument argument: Place, isIt: Bool) -> Look? {
    guard let call = project.parent(argument), project.kind(call) == .callExpr, let callee = project.first(call) else {
      return nil
    }
    let name = project.symbol(callee)
    if lowering.dialect.subscriptions[name] != nil { return isIt ? nil : .writer(callee) }
    guard isIt, !lowering.isKnownOperator(name), !lowering.catalogue.rows(named: name).contains(where: \.isStatic)
    else {
      return nil
    }
    let functions = lowering.functions(calledBy: call, .none)
    if !functions.isEmpty {
      let parameters = functions.compactMap { lowering.parameter(taking: argument, of: call, function: $0) }
      return .named(parameters.map(project.symbol) + [project.label(argument)].filter { !$0.isNone })
    }
    // A memberwise initialiser, or a case that carries it: of the project's own. What gives a sequence and is no operator
    // has a known one's name alone, such as a library's `rx.tap(to: it)`.
    switch lowering.forced(lowering.value(of: call)) {
    case .lost, .asked, .outside, .sequence: return .writer(callee)
    default: return project.label(argument).isNone ? nil : .named([project.label(argument)])
    }
  }

  private func isIt(_ mention: Place) -> Bool {
    lowering.alternatives(of: lowering.value(of: mention)).contains { value in
      switch value {
      case .sequence(let chain): leads(chain)
      case .observer(let ref): lowering.store[ref].target.map { leads($0) } ?? false
      default: false
      }
    }
  }

  private func leads(_ chain: ChainID) -> Bool {
    var stack = [chain]
    var visited: Set<ChainID> = []
    while let at = stack.popLast() {
      guard visited.insert(at).inserted else { continue }
      switch lowering.graph[at] {
      case .fed(let ref): if lowering.graph[ref].declaration == declaration { return true }
      case .choice(let list): stack += lowering.graph[list]
      case .part(let inner, _), .seen(let inner, _, _), .oneOf(let inner): stack.append(inner)
      case .name, .returned, .applied: lowering.definition(of: at).map { stack.append($0) }
      default: continue
      }
    }
    return false
  }

  /// A member of something of which nothing is known.
  private func mayBeIt(_ mention: Place) -> Bool {
    guard project.kind(mention) == .memberExpr, let base = project.first(mention),
      project.kind(project.unwrapped(base)) != .selfExpr
    else { return false }
    return lowering.alternatives(of: lowering.value(of: base)).contains { value in
      switch value {
      case .lost, .asked: true
      default: false
      }
    }
  }
}
