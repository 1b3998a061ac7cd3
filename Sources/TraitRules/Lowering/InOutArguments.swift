/// Where variables are handed on by `&name`.
extension Lowering {
  /// The names in `&name`, in a file.
  func inOutUses(of name: Symbol, in file: Int32) -> [Place] {
    project.mentions(of: name, in: file).filter {
      project.parent($0).map { project.kind($0) == .inOutExpr } ?? false
    }
  }

  /// What a variable holds after a call that it was handed to: what the function gives its parameter, and what the
  /// variable held before where the function may leave it alone.
  func value(handedOn target: Place, _ frame: FrameID) -> Value {
    let lost = Value.lost(target, project.symbol(target))
    guard let call = call(handed: target), case let arguments = arguments(of: call, frame),
      let number = arguments.firstIndex(where: { project.isInside(target, $0.place) }),
      let function = chosen(among: functions(calledBy: call, frame), arguments, at: call),
      let body = project.child(function, .codeBlock), let parameters = matched(function, arguments),
      parameters.indices.contains(number),
      let targets = targets(ofParameter: parameters[number], function)
    else { return lost }
    let inner = self.frame(of: call, entering: function, frame)
    let given = targets.compactMap { target -> (value: Value, isSure: Bool)? in
      guard let sequence = project.parent(target), let sign = Array(project.children(sequence)).dropFirst().first,
        let (_, source) = assignment(sign)
      else { return nil }
      return (assignedValue(source, after: sign, inner), project.parent(sequence) == body)
    }
    guard given.count == targets.count else { return lost }
    let last = given.lastIndex(where: \.isSure)
    var values = given[(last ?? 0)...].map(\.value)
    if last == nil { values.insert(value(of: target, in: frame), at: 0) }
    return join(values)
  }

  private func call(handed target: Place) -> Place? {
    var at = project.parent(target)
    while let place = at, [.inOutExpr, .argument].contains(project.kind(place)) { at = project.parent(place) }
    return at.flatMap { project.kind($0) == .callExpr ? $0 : nil }
  }

  /// Where a function gives a parameter a value; `nil` where it hands it on itself, or makes it out of one that it gave it
  /// before.
  private func targets(ofParameter parameter: Place, _ function: Place) -> [Place]? {
    let name = project.symbol(parameter)
    func isMeant(_ place: Place) -> Bool {
      guard project.kind(place) == .identifierExpr,
        case .parameter(parameter, function: function)? = meaning.lookUp(name, at: place)
      else { return false }
      return true
    }
    guard !inOutUses(of: name, in: function.file).contains(where: isMeant) else { return nil }
    let targets = project.changes(of: name, in: function.file).compactMap { assignment($0)?.target }.filter(isMeant)
    let isRead = uses(of: parameter, in: function).contains { !targets.contains($0) }
    guard targets.count < 2 || !isRead else { return nil }
    return targets.sorted { project.node($0).token < project.node($1).token }
  }
}
