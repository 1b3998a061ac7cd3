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
  let evaluator: Evaluator
  let version: RxVersion
  private var project: Project { evaluator.project }

  func form(of link: ChainLink) -> DriverForm {
    let arguments = evaluator.arguments(of: link.call, nil)
    if let needless = needless(link, arguments) { return needless }
    if project.parent(link.callee) != link.call { return .missing("\(link.name) is called through an optional") }
    switch link.name {
    case "flatMap", "flatMapLatest", "flatMapFirst": return flattening(link, arguments)
    case "withLatestFrom": return withLatestFrom(link, arguments)
    case "do" where arguments.contains { $0.label == "onError" || $0.label == "afterError" }:
      return .missing("a Driver's do has no onError")
    case "startWith" where arguments.count > 1: return .missing("a Driver's startWith takes one element")
    case "merge", "concat", "zip", "combineLatest", "switchLatest": return .missing("\(link.name) needs Drivers")
    default: break
    }
    if evaluator.isOwnOperator(link) {
      return .missing("\(link.name) is the project's own operator")
    }
    if evaluator.throwsInClosure(arguments) { return .missing("the closure of \(link.name) throws") }
    return same(link, arguments)
  }

  // MARK: - Links that a Driver makes needless

  private func needless(_ link: ChainLink, _ arguments: [Argument]) -> DriverForm? {
    switch link.name {
    case "observe", "observeOn":
      guard let scheduler = arguments.first, arguments.count == 1 else { return nil }
      let threads = evaluator.threads(ofScheduler: scheduler.value.value, text: project.text(scheduler.place)).threads
      return threads == .main ? .needless(.hop) : .missing("\(link.name) leaves main")
    case "share", "shareReplay", "shareReplayLatestWhileConnected": return .needless(.share)
    case "asObservable" where arguments.isEmpty: return .needless(.conversion)
    case "asDriver" where arguments.isEmpty: return .needless(.conversion)
    case "catchAndReturn", "catchErrorJustReturn":
      return arguments.first.map { .needless(.catch(.value(expressionText($0)))) }
    case "asDriver": return driverFallback(arguments).map { .needless(.catch($0)) }
    case "catch", "catchError": return caught(arguments).map { .needless(.catch($0)) }
    default: return nil
    }
  }

  private func driverFallback(_ arguments: [Argument]) -> Fallback? {
    guard let argument = arguments.first, arguments.count == 1 else { return nil }
    switch argument.label {
    case "onErrorJustReturn": return .value(expressionText(argument))
    case "onErrorDriveWith": return sequenceFallback(expressionText(argument))
    default: return nil
    }
  }

  private func sequenceFallback(_ text: String) -> Fallback {
    [".empty()", "Driver.empty()"].contains(text) ? .nothing : .sequence(text)
  }

  /// `catch { _ in .just(x) }` and `catch { _ in .empty() }`.
  private func caught(_ arguments: [Argument]) -> Fallback? {
    guard let argument = arguments.first, arguments.count == 1,
      let closure = project.children(argument.place).first, project.kind(closure) == .closureExpr
    else { return nil }
    let statements = project.children(closure).filter { project.kind($0) != .closureSignature }
    guard statements.count == 1, var only = statements.first else { return nil }
    if project.kind(only) == .returnStmt, let returned = project.children(only).first { only = returned }
    guard project.kind(only) == .callExpr, let callee = project.children(only).first else { return nil }
    let isImplicit = project.kind(callee) == .implicitMemberExpr
    let isStatic =
      project.kind(callee) == .memberExpr
      && project.children(callee).first.map { ["Observable", "Single", "Maybe"].contains(project.name($0)) } ?? false
    guard isImplicit || isStatic else { return nil }
    let values = evaluator.arguments(of: only, nil)
    switch (project.name(callee), values.count) {
    case ("empty", 0): return .nothing
    case ("just", 1) where !usesParameter(values[0].place, of: closure): return .value(expressionText(values[0]))
    default: return nil
    }
  }

  private func usesParameter(_ place: Place, of closure: Place) -> Bool {
    var names: Set<String> = ["$0", "error"]
    if let signature = project.child(closure, .closureSignature) {
      for part in project.children(signature) where project.kind(part) == .closureParameter {
        names.insert(project.name(part))
      }
    }
    let tree = project.tree(place)
    var stack = [place.node]
    while let at = stack.popLast() {
      if tree[at].kind == .identifierExpr, names.contains(tree.name(at)) { return true }
      stack += tree.children(at)
    }
    return false
  }

  private func expressionText(_ argument: Argument) -> String {
    project.children(argument.place).first.map { project.text($0) } ?? ""
  }

  // MARK: - Links that take sequences

  private func flattening(_ link: ChainLink, _ arguments: [Argument]) -> DriverForm {
    guard let argument = arguments.first, arguments.count == 1, let closure = project.children(argument.place).first,
      project.kind(closure) == .closureExpr
    else { return .missing("\(link.name) is given a function") }
    if evaluator.throwsInClosure(arguments) { return .missing("the closure of \(link.name) throws") }
    return .flattening(closure: closure)
  }

  private func withLatestFrom(_ link: ChainLink, _ arguments: [Argument]) -> DriverForm {
    if evaluator.throwsInClosure(arguments) { return .missing("the closure of withLatestFrom throws") }
    guard let argument = arguments.first, let expression = project.children(argument.place).first else {
      return .missing("withLatestFrom needs a Driver")
    }
    return .joined(argument: expression)
  }

  // MARK: - The rest

  /// A link of which the catalogue has a row for Drivers, with or without the scheduler of this call.
  private func same(_ link: ChainLink, _ arguments: [Argument]) -> DriverForm {
    let rows = evaluator.catalogue.rows(named: link.name).filter { row in
      !row.isStatic && !row.isProperty && [.shared, .driver].contains(row.receiver) && row.kind == .operator
        && row.twin == .same && row.library == "RxSwift" && row.exists(in: version)
    }
    if rows.contains(where: { accepts($0, arguments) }) { return .kept(dropping: nil) }
    let missing = DriverForm.missing("a Driver has no such \(link.name)")
    guard let scheduler = schedulerArgument(link, arguments) else { return missing }
    let rest = arguments.filter { $0.place != scheduler.place }
    guard rows.contains(where: { accepts($0, rest) }) else { return missing }
    let threads = evaluator.threads(ofScheduler: scheduler.value.value, text: project.text(scheduler.place)).threads
    return threads == .main ? .kept(dropping: scheduler.place) : .missing("\(link.name) leaves main")
  }

  private func schedulerArgument(_ link: ChainLink, _ arguments: [Argument]) -> Argument? {
    if let labelled = arguments.first(where: { $0.label == "scheduler" }) { return labelled }
    // RxSwift 2 had no label.
    guard ["throttle", "debounce", "delaySubscription"].contains(link.name), arguments.count == 2 else { return nil }
    return arguments[1].label == nil && !arguments[1].isTrailing ? arguments[1] : nil
  }

  private func accepts(_ row: CatalogueRow, _ arguments: [Argument]) -> Bool {
    let written = arguments.filter { !($0.isTrailing && $0.label == nil) }.map { $0.label ?? "_" }
    return row.accepts(labels: written, trailingClosure: written.count < arguments.count)
  }
}
