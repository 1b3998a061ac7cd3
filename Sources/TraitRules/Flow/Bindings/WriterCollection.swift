/// What was known of the writers of relays before some files were rewritten.
struct KnownWriters {
  var byIdentity: [Place: [Writer]]
  /// In these, places are no longer what they were.
  var rewritten: Set<Int32>
}

/// Finding the writers of relays and subjects: every call that sends something is looked at once, and noted under what
/// it sends into.
extension Evaluator {
  func collectWriters() {
    let savedFuel = fuel
    defer { fuel = savedFuel }
    writersByIdentity = [:]
    guard let known = knownWriters else {
      collectWriters(calls: project.calls(of:), assignments: project.assignments(to:))
      return
    }
    // Who sends into a relay of a rewritten file is asked again, and so is whoever stands in one.
    var again: Set<Place> = []
    for (identity, writers) in known.byIdentity {
      if known.rewritten.contains(identity.file) {
        again.formUnion(writers.lazy.map(\.place).filter { !known.rewritten.contains($0.file) })
      } else {
        writersByIdentity?[identity] = writers.filter { !known.rewritten.contains($0.place.file) }
      }
    }
    let files = known.rewritten.union(again.map(\.file)).sorted()
    let isWanted = { (place: Place) in known.rewritten.contains(place.file) || again.contains(place) }
    collectWriters(
      calls: { name in files.flatMap { self.project.calls(of: name, in: $0) }.filter(isWanted) },
      assignments: { name in files.flatMap { self.project.assignments(to: name, in: $0) }.filter(isWanted) })
  }

  private func collectWriters(calls: (String) -> [Place], assignments: (String) -> [Place]) {
    for (name, kind) in [("accept", Writer.Kind.element), ("onNext", .element), ("on", .element), ("onError", .error)] {
      for call in calls(name) {
        guard let base = base(of: call) else { continue }
        let isError = name == "on" && project.text(call).contains(".error(")
        note(Writer(place: call, kind: isError ? .error : kind), into: base)
      }
    }
    for at in assignments("value") {
      guard let (target, _) = assignment(at), project.kind(target) == .memberExpr,
        let base = project.children(target).first
      else { continue }
      note(Writer(place: at, kind: .element), into: base)
    }
    for name in ["bind", "bindTo", "drive", "emit", "subscribe"] {
      for call in calls(name) { noteChain(call) }
    }
    for name in ["subscribe", "bind", "drive", "emit", "do"] {
      for call in calls(name) { noteMethodReferences(call) }
    }
  }

  /// `relay` in `relay.accept(x)`.
  private func base(of call: Place) -> Place? {
    guard let callee = project.children(call).first, project.kind(callee) == .memberExpr else { return nil }
    return project.children(callee).first
  }

  /// `chain.bind(to: relay)`.
  private func noteChain(_ call: Place) {
    guard let chain = base(of: call) else { return }
    fuel = Evaluator.fuelPerSink
    for argument in arguments(of: call, nil) where argument.label == "to" || argument.label == nil {
      if let expression = project.children(argument.place).first, project.kind(expression) == .closureExpr { continue }
      note(Writer(place: call, kind: .chain(chain)), into: argument.value.value)
    }
  }

  /// `subscribe(onNext: relay.accept)`: a method reference is a writer on the chain's thread.
  private func noteMethodReferences(_ call: Place) {
    guard let chain = base(of: call) else { return }
    for argument in arguments(of: call, nil) where argument.label == "onNext" || argument.label == "onSuccess" {
      guard let reference = project.children(argument.place).first, project.kind(reference) == .memberExpr,
        ["accept", "onNext"].contains(project.name(reference)), let target = project.children(reference).first
      else { continue }
      note(Writer(place: call, kind: .chain(chain)), into: target)
    }
  }

  private func note(_ writer: Writer, into target: Place) {
    fuel = Evaluator.fuelPerSink
    note(writer, into: value(of: target, in: nil))
  }

  private func note(_ writer: Writer, into value: Value) {
    guard case .sequence(let sequence) = value, let identity = sequence.identity else { return }
    writersByIdentity?[identity, default: []].append(writer)
  }
}
