/// Functions that are named for others to call: `bind(to: show)`, `map(model)`.
extension Lowering {
  /// Where a function is named as what another call is to do, in order of file and place.
  func references(to function: Place) -> [Place] {
    guard project.kind(function) == .funcDecl else { return [] }
    let name = project.symbol(function)
    var places = methodReferences[name] ?? []
    for place in project.mentions(of: name, in: function.file) {
      if project.call(calling: place) == nil, !places.contains(place) { places.append(place) }
    }
    return places.sorted().filter {
      meaning.counts($0, for: function) && mayName($0, function) && refers($0, toMethod: function)
    }
  }

  /// What a parameter is given by those that the function is named for.
  func handedValues(for parameter: Place, of function: Place) -> [Value] {
    let parameters = Array(project.parameters(of: function))
    guard let index = parameters.firstIndex(of: parameter) else { return [] }
    return references(to: function).compactMap { reference in
      guard let parent = project.parent(reference), project.kind(parent) == .argument else { return nil }
      return input(index, of: parameters.count, among: inputs(ofClosure: reference, .none))
    }
  }

  /// `levels.bind(to: show)`: the calls that hand what they are called on to a function, in order of file and place.
  func handings(to function: Place) -> [Place] {
    references(to: function).compactMap { reference in
      guard let call = project.parent(reference).flatMap({ project.parent($0) }),
        handing(by: call)?.reference == reference
      else { return nil }
      return call
    }
  }

  /// What such a call hands over and what it names, if it is one that names this function.
  func handing(by call: Place, to function: Place) -> (sequence: Place, reference: Place)? {
    guard let handing = handing(by: call), project.symbol(handing.reference) == project.symbol(function),
      mayName(handing.reference, function), refers(handing.reference, toMethod: function)
    else { return nil }
    return handing
  }

  /// What a function is given by a call that enters it: its arguments, or the one sequence that it hands over.
  func arguments(of call: Place, entering function: Place, _ frame: FrameID) -> [Argument] {
    guard let handing = handing(by: call, to: function), let parameter = project.parameters(of: function).first else {
      return arguments(of: call, frame)
    }
    return [
      Argument(
        label: project.label(parameter), place: handing.sequence, expression: handing.sequence, frame: frame)
    ]
  }

  private func handing(by call: Place) -> (sequence: Place, reference: Place)? {
    guard project.kind(call) == .callExpr, let callee = project.first(call), project.kind(callee) == .memberExpr,
      let word = dialect.subscriptions[project.symbol(callee)], let sequence = project.first(callee)
    else { return nil }
    let argument = project.children(call).first { project.kind($0) == .argument }
    guard let argument, let reference = project.first(argument),
      [.identifierExpr, .memberExpr].contains(project.kind(reference)),
      project.label(argument) == .to || project.label(argument).isNone && word.takesSinkFirst
    else { return nil }
    return (sequence, reference)
  }

  /// Whether a name is not that of a variable or parameter, which takes no types to see.
  private func mayName(_ reference: Place, _ function: Place) -> Bool {
    guard project.kind(reference) == .identifierExpr else { return project.kind(reference) == .memberExpr }
    return switch meaning.lookUp(project.symbol(reference), at: reference) {
    case .localFunctions(let places)?: places.contains(function)
    case .member?, .global?, .externalMember?, nil: true
    default: false
    }
  }

  private func refers(_ reference: Place, toMethod function: Place) -> Bool {
    if isReactive(function), project.kind(reference) == .memberExpr, let base = project.first(reference) {
      // What takes a sequence there is a sink (`tableView.rx.rows`), which is no function any more.
      return alternatives(of: value(of: base)).contains { receiver in
        if case .reactive(let base) = receiver { isReactive(function, of: store[base]) } else { false }
      }
    }
    return alternatives(of: value(of: reference)).contains { value in
      if case .functions(let ref) = value { return store[ref].places.contains(function) }
      return false
    }
  }

  /// Arguments of subscriptions that are bare names, by that name.
  private var methodReferences: [Symbol: [Place]] {
    if let known = methodReferencesMemo { return known }
    var result: [Symbol: [Place]] = [:]
    let words = dialect.subscriptions.keys.sorted { $0.id < $1.id } + [Symbol(.do)]
    for word in words {
      for call in project.calls(of: word) {
        for argument in project.children(call) where project.kind(argument) == .argument {
          guard let operand = project.first(argument), [.identifierExpr, .memberExpr].contains(project.kind(operand))
          else { continue }
          result[project.symbol(operand), default: []].append(operand)
        }
      }
    }
    methodReferencesMemo = result
    return result
  }
}
