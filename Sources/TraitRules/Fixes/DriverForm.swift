/// What a link of a chain becomes on a Driver.
enum DriverForm {
  /// As it is, but for arguments that go.
  case kept(dropping: Place?)
  /// Its closure must return a Driver.
  case flattening(closure: Place)
  /// Its first argument must be a Driver.
  case joined(argument: Place)
  /// A Driver does by itself what the link does.
  case needless(Needless)
  /// It does not exist there, for the reason given.
  case missing(String)

  enum Needless {
    case hop, share, conversion
    case `catch`(Fallback)
  }

  var fallback: Fallback? {
    if case .needless(.catch(let fallback)) = self { return fallback }
    return nil
  }

  var isNeedless: Bool {
    if case .needless = self { return true }
    return false
  }
}

/// Tells the form of each link from the catalogue's rows.
struct DriverForms {
  let analysis: Analysis
  let version: RxVersion
  private var project: Project { analysis.project }
  private var lowering: Lowering { analysis.lowering }

  func form(of link: ChainLink) -> DriverForm {
    guard let row = link.row else {
      let isOwn = lowering.sequenceExtension(project.symbol(link.callee), at: link.callee) != nil
      return .missing(isOwn ? "\(link.name) is the project's own operator" : "\(link.name) is not in sight")
    }
    let arguments = lowering.arguments(of: link.call, .none)
    if let needless = needless(row, arguments) { return needless }
    if project.parent(link.callee) != link.call { return .missing("\(link.name) is called through an optional") }
    if row.isFlattening { return flattening(row, arguments) }
    if row.elements == .latest { return joined(row, arguments) }
    if row.takesInputs { return .missing("\(link.name) needs Drivers") }
    if row.isSideEffect, arguments.contains(where: { $0.label == .onError || $0.label == .afterError }) {
      return .missing("a Driver's \(link.name) has no onError")
    }
    if lowering.throwsInClosure(arguments) { return .missing("the closure of \(link.name) throws") }
    return same(link, arguments)
  }

  // MARK: - Links that a Driver makes needless

  private func needless(_ row: CatalogueRow, _ arguments: [Argument]) -> DriverForm? {
    if row.kind == .conversion {
      guard row.result == .driver || row.result == .observable else { return nil }
      guard !arguments.isEmpty else { return .needless(.conversion) }
      return driverFallback(arguments).map { .needless(.catch($0)) }
    }
    switch (row.twin, row.failure) {
    case (_, .catches): return arguments.first.map { .needless(.catch(.value(project.text($0.expression)))) }
    case (_, .catchesIntoInner): return caught(arguments).map { .needless(.catch($0)) }
    case (.needless, _) where row.delivery == .scheduler:
      guard let scheduler = arguments.first, arguments.count == 1 else { return nil }
      return lowering.threads(ofScheduler: scheduler).threads == .main
        ? .needless(.hop) : .missing("\(row.name) leaves main")
    case (.needless, _) where row.sharing == .shares: return .needless(.share)
    default: return nil
    }
  }

  private func driverFallback(_ arguments: [Argument]) -> Fallback? {
    guard let argument = arguments.first, arguments.count == 1 else { return nil }
    switch argument.label.known {
    case .onErrorJustReturn?: return .value(project.text(argument.expression))
    case .onErrorDriveWith?: return sequenceFallback(project.text(argument.expression))
    // `asDriver(onErrorRecover: { _ in .empty() })`.
    default: return caught(arguments)
    }
  }

  /// What the author of a call has errors fall back to: of what catches them, and of what converts to a trait that does.
  func fallback(of call: Place, _ row: CatalogueRow) -> Fallback? {
    let arguments = lowering.arguments(of: call, .none)
    if case .needless(.catch(let fallback))? = needless(row, arguments) { return fallback }
    guard row.kind == .conversion, let argument = arguments.first, arguments.count == 1 else { return nil }
    switch argument.label.known {
    case .onErrorSignalWith?, .onErrorFallbackTo?: return sequenceFallback(project.text(argument.expression))
    case .onErrorJustReturn?: return .value(project.text(argument.expression))
    default: return caught(arguments)
    }
  }

  private func sequenceFallback(_ text: String) -> Fallback {
    [".empty()", "Driver.empty()", "Signal.empty()"].contains(text) ? .nothing : .sequence(text)
  }

  /// `catch { _ in .just(x) }` and `catch { _ in .empty() }`.
  private func caught(_ arguments: [Argument]) -> Fallback? {
    guard let closure = arguments.first?.expression, arguments.count == 1, project.kind(closure) == .closureExpr else {
      return nil
    }
    let statements = project.children(closure).filter { project.kind($0) != .closureSignature }
    guard statements.count == 1, var only = statements.first else { return nil }
    if project.kind(only) == .returnStmt, let returned = project.first(only) { only = returned }
    guard project.kind(only) == .callExpr, let callee = project.first(only), isOfSequenceType(callee) else {
      return nil
    }
    let values = lowering.arguments(of: only, .none)
    switch (project.name(callee), values.count) {
    case ("empty", 0): return .nothing
    case ("just", 1) where !usesParameter(values[0].expression, of: closure):
      return .value(project.text(values[0].expression))
    default: return nil
    }
  }

  /// `.just`, `Observable.just`.
  private func isOfSequenceType(_ callee: Place) -> Bool {
    switch project.kind(callee) {
    case .implicitMemberExpr: true
    case .memberExpr:
      project.first(callee).map { base in
        analysis.isColdSequenceType(base)
          || lowering.dialect.sequenceTypes[project.symbol(base)]?.isShared ?? false
      } ?? false
    default: false
    }
  }

  private func usesParameter(_ place: Place, of closure: Place) -> Bool {
    var names: Set<String> = ["$0", "error"]
    if let signature = project.child(closure, .closureSignature) {
      for part in project.children(signature) where project.kind(part) == .closureParameter {
        names.insert(project.name(part))
      }
    }
    var stack = [place]
    while let at = stack.popLast() {
      if project.kind(at) == .identifierExpr, names.contains(project.name(at)) { return true }
      stack += project.children(at)
    }
    return false
  }

  // MARK: - Links that take sequences

  private func flattening(_ row: CatalogueRow, _ arguments: [Argument]) -> DriverForm {
    if arguments.isEmpty { return .missing("\(row.name) needs Drivers") }
    guard row.twin == .driverArguments else { return .missing("a Driver has no \(row.name)") }
    guard let closure = arguments.first?.expression, arguments.count == 1, project.kind(closure) == .closureExpr else {
      return .missing("\(row.name) is given a function")
    }
    if lowering.throwsInClosure(arguments) { return .missing("the closure of \(row.name) throws") }
    return .flattening(closure: closure)
  }

  private func joined(_ row: CatalogueRow, _ arguments: [Argument]) -> DriverForm {
    if lowering.throwsInClosure(arguments) { return .missing("the closure of \(row.name) throws") }
    guard let argument = arguments.first else { return .missing("\(row.name) needs a Driver") }
    return .joined(argument: argument.expression)
  }

  // MARK: - The rest

  /// A link of which the catalogue has a row for Drivers, with or without the scheduler of this call.
  private func same(_ link: ChainLink, _ arguments: [Argument]) -> DriverForm {
    let rows = analysis.catalogue.rows(named: project.symbol(link.callee)).filter { row in
      !row.isStatic && !row.isProperty && [.shared, .driver].contains(row.receiver) && row.kind == .operator
        && row.twin == .same && row.library == "RxSwift" && row.exists(in: version)
    }
    if rows.contains(where: { lowering.labelsFit($0, arguments) }) { return .kept(dropping: nil) }
    let missing = DriverForm.missing("a Driver has no such \(link.name)")
    guard let scheduler = schedulerArgument(link, arguments) else { return missing }
    let rest = arguments.filter { $0.place != scheduler.place }
    guard rows.contains(where: { lowering.labelsFit($0, rest) }) else { return missing }
    return lowering.threads(ofScheduler: scheduler).threads == .main
      ? .kept(dropping: scheduler.place) : .missing("\(link.name) leaves main")
  }

  private func schedulerArgument(_ link: ChainLink, _ arguments: [Argument]) -> Argument? {
    if let labelled = arguments.first(where: { $0.label == .scheduler }) { return labelled }
    // RxSwift 2 had no label.
    guard link.row?.takesScheduler ?? false, arguments.count == 2 else { return nil }
    return arguments[1].label.isNone && !arguments[1].isTrailing ? arguments[1] : nil
  }
}

extension Analysis {
  /// `Observable`, `Single`, `Maybe`, `Infallible` as an expression or a type: what can be written `Driver` instead.
  func isColdSequenceType(_ place: Place) -> Bool {
    guard [.identifierExpr, .simpleType].contains(project.kind(place)),
      let trait = lowering.dialect.sequenceTypes[project.symbol(place)]
    else { return false }
    switch trait {
    case .observable, .single, .maybe, .infallible: return true
    default: return false
    }
  }
}
