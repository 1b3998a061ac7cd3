/// What notifications are called: names of the same text are one name, wherever they are written.
extension Lowering {
  /// Where the notifications of a name are posted; `nil` where nothing in sight says so.
  func notifications(namedAt expression: Place, _ frame: FrameID) -> ChainID? {
    if let literal = notification(namedAt: expression) ?? notification(namedBy: expression, in: frame) {
      return graph.fed(FedSource(kind: .notification, declaration: literal), .observable)
    }
    guard PostedNotifications.areOnMain(project.text(constantValue(of: expression))) else { return nil }
    return graph.add(
      .runs(.main, graph.cause(Cause(place: expression, reason: .said(.postedOnMain)))), .observable)
  }

  /// What a name stands for that is given once and for all: `let launched = UIApplication.didFinishLaunchingNotification`.
  private func constantValue(of expression: Place) -> Place {
    var current = expression
    for _ in 0..<8 {
      guard [.identifierExpr, .memberExpr].contains(project.kind(current)),
        let value = variable(namedBy: current).flatMap(value(ofConstant:))
      else { break }
      current = value
    }
    return current
  }

  private func value(ofConstant binding: Place) -> Place? {
    guard !project.isComputed(binding), project.flags(binding).contains(.isLet) else { return nil }
    return project.initialValue(of: binding)
  }

  /// The text that a name of the project's own stands for: a string literal, or a case that stands for its own name. A name
  /// that stands for one of the system's is none of the project's.
  func notification(namedAt expression: Place) -> Place? { notification(namedAt: expression, NameSources(), depth: 0) }

  /// The text of what names a notification: names of the same text are one name.
  func text(ofName named: Place) -> String {
    project.kind(named) == .enumCaseElement ? "\"\(project.text(project.symbol(named)))\"" : project.text(named)
  }

  /// The same by what an expression stands for in the calls of a frame: `self.name` of an enum's case.
  func notification(namedBy expression: Place, in frame: FrameID) -> Place? {
    guard !frame.isNone, case .outside(let ref) = forced(value(of: expression, in: frame)), store[ref].type == .Name
    else { return nil }
    return store[ref].site.isNowhere ? nil : notification(namedAt: store[ref].site)
  }

  /// What names in a function that was entered on the way stand for.
  private struct NameSources {
    var parameters: [Place: Place] = [:]
    /// The case of an enumeration that `self` is.
    var enumCase: Place?
  }

  private func notification(namedAt expression: Place, _ handed: NameSources, depth: Int) -> Place? {
    guard depth < 8 else { return nil }
    switch project.kind(expression) {
    case .stringLiteral: return project.children(expression).isEmpty ? expression : nil
    case .callExpr:
      // `Notification.Name("mine")`, `.init(rawValue: mine)`, `Notification(name: .mine)`.
      guard let callee = project.first(expression), Self.makers.contains(project.symbol(callee)),
        let argument = project.child(expression, .argument), let name = project.first(argument)
      else { return notification(madeBy: expression, handed, depth: depth) }
      return notification(namedAt: name, handed, depth: depth + 1)
    case .implicitMemberExpr, .memberExpr, .identifierExpr:
      if case .parameter(let parameter, _)? = meaning.lookUp(project.symbol(expression), at: expression),
        project.kind(expression) == .identifierExpr
      {
        return handed.parameters[parameter].flatMap { notification(namedAt: $0, NameSources(), depth: depth + 1) }
      }
      if let named = notification(namedByCase: expression, handed, depth: depth) { return named }
      guard let value = notificationConstant(expression).flatMap(value(ofConstant:)) else { return nil }
      return notification(namedAt: value, NameSources(), depth: depth + 1)
    default: return nil
    }
  }

  /// `name("mine")`, where a function of the project's makes the name of what it is given.
  private func notification(madeBy call: Place, _ handed: NameSources, depth: Int) -> Place? {
    guard let function = function(calledBy: call, .none), let body = project.child(function, .codeBlock),
      case let returned = returnedExpressions(of: body, .none), returned.count == 1
    else { return nil }
    let arguments = arguments(of: call, .none)
    guard let parameters = matched(function, arguments) else { return nil }
    var inner = NameSources()
    for (parameter, argument) in zip(parameters, arguments) { inner.parameters[parameter] = argument.expression }
    return notification(namedAt: returned[0], inner, depth: depth + 1)
  }

  /// `Keys.saved.rawValue`, `Keys.saved.name`: what a case of an enumeration stands for, or a property makes of it.
  private func notification(namedByCase expression: Place, _ handed: NameSources, depth: Int) -> Place? {
    let base = project.kind(expression) == .memberExpr ? project.first(expression) : nil
    let isSelf = base.map { project.kind($0) == .selfExpr } ?? true
    guard let element = isSelf ? handed.enumCase : base.flatMap(enumCase(namedBy:)),
      let type = project.enclosingType(of: element)
    else { return nil }
    let name = project.symbol(expression)
    if project.text(name) == "rawValue" { return rawText(ofCase: element, of: type) }
    guard let property = meaning.members(named: name, of: type)?.variable?.place,
      let body = project.getter(of: property), case let returned = returnedExpressions(of: body, .none),
      returned.count == 1
    else { return nil }
    return notification(namedAt: returned[0], NameSources(enumCase: element), depth: depth + 1)
  }

  /// The case that `Keys.saved` names.
  private func enumCase(namedBy expression: Place) -> Place? {
    guard project.kind(expression) == .memberExpr, let base = project.first(expression),
      case .metatype(let type) = forced(value(of: base))
    else { return nil }
    let members = meaning.members(named: project.symbol(expression), of: type)?.members ?? []
    return members.first { $0.kind == .enumCase }?.place
  }

  /// What is written as the raw value of a case, or the case, which stands for its own name.
  private func rawText(ofCase element: Place, of type: TypeID) -> Place? {
    guard let value = project.initialValue(of: element) else {
      return project.contents(of: type).inherited.contains(Symbol(.String)) ? element : nil
    }
    return notification(namedAt: value)
  }

  private static let makers: Set<Symbol> = Set(
    [KnownName.Name, .Notification, .NSNotification, .`init`].map { Symbol($0) })

  /// The constant that a name reads: `static let mine` in an extension of the notifications' names, or any other.
  private func notificationConstant(_ expression: Place) -> Place? {
    if project.kind(expression) != .implicitMemberExpr, let variable = variable(namedBy: expression) { return variable }
    guard project.kind(expression) != .identifierExpr else { return nil }
    let extensions = [KnownName.Name, .Notification, .NSNotification].flatMap { project.extensions(of: Symbol($0)) }
    let members = extensions.flatMap { $0.members[project.symbol(expression)] ?? [] }
    return project.nearest(members, to: expression.file, place: { $0.place }).first?.place
  }

  /// The methods that post notifications, in the words of all releases of Foundation.
  static let posting = [Symbol(.post), Symbol(.postNotificationName)]

  /// The name in `post(name: .mine, object: nil)`, `post(Notification(name: .mine))` and
  /// `postNotificationName("mine", object: nil)`.
  func postedName(_ call: Place) -> Place? {
    let arguments = project.children(call).filter { project.kind($0) == .argument }
    let named = arguments.first { project.text(project.label($0)) == "name" } ?? arguments.first
    return named.flatMap { project.first($0) }
  }
}
