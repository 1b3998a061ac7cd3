/// Tells what closures do with an element that shows as nothing, and what they make of it.
struct ShowingClosures {
  let context: FixContext
  /// Names that stand for views.
  var views: Set<String> = []
  private var project: Project { context.project }
  private var lowering: Lowering { context.analysis.lowering }

  /// What a closure, a key path or an initializer makes of it.
  ///
  /// - Parameter position: which of the parameters of a join it is; `nil` for the last, behind the object of `with:`.
  func value(madeBy function: Place, of element: EmptyElement, at position: Int?, isBehindObject: Bool) -> EmptyElement?
  {
    switch project.kind(function) {
    case .closureExpr:
      return onlyExpression(of: function).flatMap {
        elements(element, in: function, at: position, isBehindObject: isBehindObject).value(of: $0)
      }
    case .keyPathExpr: return EmptyElements.value(at: project.text(function), of: element)
    case .memberExpr:
      guard project.name(function) == "init", let type = project.first(function) else { return nil }
      return element.made(by: project.text(type))
    default: return nil
    }
  }

  /// Whether a closure makes something of its element, such as a text of a count, and does and decides nothing.
  func onlyTells(_ function: Place) -> Bool {
    switch project.kind(function) {
    case .keyPathExpr: return !project.text(function).contains("!")
    case .memberExpr: return project.name(function) == "init"
    case .closureExpr:
      guard let expression = onlyExpression(of: function) else { return false }
      return !project.contains(expression) { at in
        switch project.kind(at) {
        case .ternaryOperator, .assignmentOperator, .forceUnwrap, .subscriptExpr, .closureExpr, .tryExpr: true
        case .prefixExpr: project.text(at).hasPrefix("!")
        case .callExpr: !lowering.functions(calledBy: at, .none).isEmpty
        default: false
        }
      }
    default: return false
    }
  }

  /// Whether it passes a `filter`.
  func passes(_ function: Place, _ element: EmptyElement) -> Bool? {
    guard project.kind(function) == .closureExpr, let condition = onlyExpression(of: function) else { return nil }
    return elements(element, in: function, at: nil, isBehindObject: false).condition(condition)
  }

  private func onlyExpression(of closure: Place) -> Place? {
    guard let only = project.tree(closure).onlyStatement(of: closure.node) else { return nil }
    let place = Place(file: closure.file, node: only)
    return project.kind(place) == .returnStmt ? project.first(place) : place
  }

  private func elements(
    _ element: EmptyElement, in closure: Place, at position: Int?, isBehindObject: Bool
  ) -> EmptyElements {
    EmptyElements(
      project: project, names: [name(in: closure, at: position, isBehindObject: isBehindObject): element])
  }

  private func name(in closure: Place, at position: Int?, isBehindObject: Bool) -> String {
    let parameters = project.parameters(ofClosure: closure)
    guard !parameters.isEmpty else { return "$\(position ?? (isBehindObject ? 1 : 0))" }
    guard let position else { return parameters.last.map { project.name($0) } ?? "" }
    return position < parameters.count ? project.name(parameters[position]) : ""
  }

  // MARK: - What they do

  /// Whether all that what is given to a subscription or to `do` does with the element is to show it.
  func onlyShows(_ function: Place, _ element: EmptyElement, isBehindObject: Bool) -> Bool {
    if project.kind(function) == .closureExpr {
      let name = name(in: function, at: nil, isBehindObject: isBehindObject)
      return onlyShows(body: function, [name: element], depth: 0)
    }
    guard case .functions(let ref) = lowering.value(of: function), case let places = lowering.store[ref].places,
      !places.isEmpty
    else { return false }
    return places.allSatisfy { place in
      guard let body = project.child(place, .codeBlock), let parameter = project.parameters(of: place).last else {
        return false
      }
      return onlyShows(body: body, [project.name(parameter): element], depth: 1)
    }
  }

  private func onlyShows(body: Place, _ names: [String: EmptyElement], depth: Int) -> Bool {
    let statements = project.children(body).filter {
      project.kind($0) != .closureSignature && !isGuardOfSelf($0) && !isUpdate($0)
    }
    return !statements.isEmpty && statements.allSatisfy { shows($0, names, depth) }
  }

  /// `guard let self else { return }`.
  private func isGuardOfSelf(_ statement: Place) -> Bool {
    guard project.kind(statement) == .guardStmt else { return false }
    let bindings = project.children(statement).filter { project.kind($0) != .codeBlock }
    guard bindings.count == 1, project.kind(bindings[0]) == .optionalBinding else { return false }
    let source = project.children(bindings[0]).last
    return source.map { project.text($0) == "self" } ?? (project.name(bindings[0]) == "self")
  }

  /// What says nothing of the element: `tableView.layoutIfNeeded()`.
  private func isUpdate(_ statement: Place) -> Bool {
    guard project.kind(statement) == .callExpr, let callee = project.first(statement) else { return false }
    return Self.updates.contains(project.name(callee)) && project.children(statement).count == 1
  }

  private static let updates: Set = [
    "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay", "invalidateIntrinsicContentSize", "sizeToFit",
  ]

  private func shows(_ statement: Place, _ names: [String: EmptyElement], _ depth: Int) -> Bool {
    switch project.kind(statement) {
    case .returnStmt: return project.first(statement).map { shows($0, names, depth) } ?? false
    case .sequenceExpr:
      let parts = Array(project.children(statement))
      guard parts.count >= 3, project.kind(parts[1]) == .assignmentOperator, project.text(parts[1]) == "=",
        isShown(parts[0])
      else { return false }
      return isNothing(parts[2...], names)
    case .callExpr, .optionalChain: return showsByCall(project.unwrapped(statement), names, depth)
    default: return false
    }
  }

  private func isNothing(_ parts: ArraySlice<Place>, _ names: [String: EmptyElement]) -> Bool {
    let elements = EmptyElements(project: project, names: names)
    return parts.count == 1
      ? parts.first.flatMap(elements.value) != nil : elements.operation(Array(parts)) != nil
  }

  /// `label.text`, `chart.bars`: what a view shows.
  private func isShown(_ target: Place) -> Bool {
    guard project.kind(target) == .memberExpr, let base = project.first(target).map(project.unwrapped) else {
      return false
    }
    if project.kind(base) == .identifierExpr, views.contains(project.name(base)) { return true }
    let answer = lowering.isUI(lowering.value(of: base), at: base)
    if Self.shownProperties.contains(project.name(target)) { return answer != .no }
    // What a screen keeps in a property of its own, it may act on.
    return answer == .yes && !isScreen(base)
  }

  private func isScreen(_ base: Place) -> Bool {
    mayBeScreens(lowering.typeNames(of: lowering.value(of: base)))
  }

  /// Whether objects of one of some types may be screens; without any, they may be anything.
  func mayBeScreens(_ types: [Symbol]) -> Bool {
    types.isEmpty || types.contains { project.text($0).hasSuffix("Controller") }
  }

  /// What is read.
  static let texts: Set = [
    "text", "attributedText", "title", "placeholder", "attributedPlaceholder", "prompt", "badgeValue", "subtitle",
    "stringValue", "toolTip",
  ]
  private static let shownProperties = texts.union(["image", "backgroundImage", "highlightedImage"])

  private func showsByCall(_ call: Place, _ names: [String: EmptyElement], _ depth: Int) -> Bool {
    guard project.kind(call) == .callExpr, let callee = project.first(call) else { return false }
    let functions = lowering.functions(calledBy: call, .none)
    let arguments = lowering.arguments(of: call, .none)
    if functions.isEmpty {
      let name = project.name(callee)
      if Self.prints.contains(name) { return true }
      guard Self.setters.contains(name), let first = arguments.first else { return false }
      return isNothing([first.expression], names)
    }
    guard depth < 4 else { return false }
    return functions.allSatisfy { function in
      guard let body = project.child(function, .codeBlock) else { return false }
      var handed: [String: EmptyElement] = [:]
      let elements = EmptyElements(project: project, names: names)
      for argument in arguments {
        guard let value = elements.value(of: argument.expression),
          let parameter = lowering.parameter(taking: argument.place, of: call, function: function)
        else { continue }
        handed[project.name(parameter)] = value
      }
      return !handed.isEmpty && onlyShows(body: body, handed, depth: depth + 1)
    }
  }

  /// What a log alone shows.
  static let prints: Set = ["print", "debugPrint", "dump", "NSLog"]
  private static let setters: Set = ["setTitle", "setAttributedTitle", "setImage", "setBackgroundImage"]
}
