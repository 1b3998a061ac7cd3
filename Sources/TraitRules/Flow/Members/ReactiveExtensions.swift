/// `x.rx.name`: the project's own `Reactive` extensions before those of RxCocoa and the libraries.
extension Evaluator {
  /// A member of `rx`: one of the project's extensions, RxCocoa's, a library's, or any settable property.
  func reactiveMember(_ name: String, of base: LazyValue, at place: Place, call: Place?, _ frame: Frame?) -> Value {
    if name == "base" { return base.value }
    let text = reactiveBaseText(place)
    let answer = isUI(base.value, text: text)
    let baseNames = typeNames(of: base.value)
    for candidate in project.nearest(project.extensions(of: "Reactive"), to: place.file, place: { $0.place }) {
      guard let members = candidate.members[name], isCompatible(candidate, name, with: baseNames, answer) else {
        continue
      }
      return extensionMember(members, candidate, base: base, at: place, call: call, answer, frame)
    }
    // Farther extensions count too where no near one has the name.
    for candidate in project.extensions(of: "Reactive") {
      guard let members = candidate.members[name], isCompatible(candidate, name, with: baseNames, answer) else {
        continue
      }
      return extensionMember(members, candidate, base: base, at: place, call: call, answer, frame)
    }
    if options.vocabulary.sinks.contains(name) {
      return .observer(Observer(kind: .binder, isUI: true))
    }
    if let configured = configuredSource(name, at: place) { return configured }
    if let value = knownMember(name, baseNames: baseNames, answer, at: place, call: call, frame)
      ?? call.flatMap({ libraryReactive(name, baseNames: baseNames, arguments: arguments(of: $0, frame), at: place) })
    {
      return onOwnQueue(value, of: base.value, at: place)
    }
    if call == nil, answer == .yes { return .observer(Observer(kind: .binder, isUI: true)) }
    return call.map { unseen("rx." + name, call: $0) } ?? .unknown("rx." + name, place)
  }

  /// A session or provider that was made with a queue answers there.
  private func onOwnQueue(_ value: Value, of base: Value, at place: Place) -> Value {
    guard case .external(_, let construction?) = base, case .sequence(var sequence) = value,
      sequence.facts.threads == .background || sequence.facts.isMainByDefault
    else { return value }
    let queue = arguments(of: construction.place, construction.frame).first {
      ["delegateQueue", "callbackQueue", "queue"].contains($0.label)
    }
    guard let queue else { return value }
    let cause = Cause(place: queue.place, reason: "it was made with \(project.text(queue.place).firstLine)")
    sequence.facts.deliver(on: threads(ofQueue: queue.value.value, text: project.text(queue.place)), because: cause)
    sequence.trace = TraceNode(
      place: place, facts: sequence.facts, notes: [StepNote(.delivery, cause.reason)], previous: nil)
    return .sequence(sequence)
  }

  private func reactiveBaseText(_ place: Place) -> String {
    // `a.b.rx.text`: the member, `rx`, then the base.
    guard let rx = project.children(place).first, project.kind(rx) == .memberExpr || project.kind(rx) == .identifierExpr
    else {
      return ""
    }
    return project.children(rx).first.map { project.text($0) } ?? ""
  }

  private func isCompatible(
    _ candidate: ExternalExtension, _ name: String, with baseNames: [String], _ answer: UIAnswer
  ) -> Bool {
    guard let bound = candidate.constraints.first(where: { $0.subject == "Base" })?.bound else { return true }
    guard !baseNames.isEmpty else {
      // Of a base whose type is not in sight, RxCocoa's member of that name is as likely, and better known.
      let isRxCocoas = ReactiveMembers.standard.members(named: name).contains { $0.library == "RxCocoa" }
      return !isRxCocoas && (answer != .no || !UIClasses.isUI(bound))
    }
    if baseNames.contains(bound) || bound == "AnyObject" || bound == "NSObject" { return true }
    // An outside class of which nothing but its name is known may inherit from anything outside.
    let known = baseNames.contains { UIClasses.isUI($0) || !project.types(named: $0).isEmpty }
    return !known
  }

  private func extensionMember(
    _ members: [Member], _ candidate: ExternalExtension, base: LazyValue, at place: Place, call: Place?,
    _ answer: UIAnswer, _ frame: Frame?
  ) -> Value {
    let selfValue = LazyValue(.reactive(base, place))
    var value = externalMemberValue(members, selfValue: selfValue, at: place)
    if case .functions(let functions, let owner) = value, let call {
      value = self.call(functions: functions, arguments: arguments(of: call, frame), selfValue: owner, at: place, frame)
    }
    let bound = candidate.constraints.first { $0.subject == "Base" }?.bound
    let boundIsUI = bound.map { isUI(namedType($0, from: candidate.place), text: $0) } ?? .unknown
    let isUISink = answer == .yes || boundIsUI == .yes
    switch value {
    case .observer(var observer):
      let touches = observer.kind == .binder && members.contains { touchesUI(inBinderOf: $0) }
      observer.isUI = observer.isUI && answer != .no || isUISink && observer.kind != .model || touches
      return .observer(observer)
    case .sequence(var sequence):
      if sequence.trait == .controlProperty {
        sequence.observer = Observer(kind: .controlProperty, isUI: isUISink)
      }
      return .sequence(sequence)
    default: return value
    }
  }

  /// Whether the closure of the `Binder` that a member makes writes to user interface, whatever the binder's base is.
  private func touchesUI(inBinderOf member: Member) -> Bool {
    var stack = [member.place]
    while let at = stack.popLast() {
      if project.kind(at) == .callExpr, let callee = project.children(at).first, project.name(callee) == "Binder",
        let closure = project.children(at).last.flatMap({ project.child($0, .closureExpr) })
      {
        return TouchFinder(evaluator: self).firstTouch(in: closure) != nil
      }
      stack += project.children(at)
    }
    return false
  }

  /// A member that RxCocoa declares.
  private func knownMember(
    _ name: String, baseNames: [String], _ answer: UIAnswer, at place: Place, call: Place?, _ frame: Frame?
  ) -> Value? {
    let candidates = ReactiveMembers.standard.members(named: name)
    guard !candidates.isEmpty else { return nil }
    var member: ReactiveMember?
    for base in baseNames {
      if let found = ReactiveMembers.standard.member(named: name, of: base) {
        member = found
        break
      }
    }
    if member == nil {
      // The base's class is not in sight: the name alone, if it is a UI class's and nothing speaks against it.
      guard answer != .no || candidates.contains(where: { !UIClasses.isUI($0.base) }) else { return nil }
      member =
        answer == .no
        ? candidates.first { !UIClasses.isUI($0.base) }
        : candidates.first { $0.trait == .controlProperty } ?? candidates.first
    }
    guard let member else { return nil }
    let all = call.map { arguments(of: $0, frame) } ?? []
    if member.trait == .observable, let row = reactiveRow(name, baseNames: baseNames, arguments: all) {
      return onCausingThread(
        librarySequence(row, arguments: all, at: place), row, baseNames: baseNames, isUI: answer == .yes,
        arguments: all, at: place)
    }
    let isUIMember = UIClasses.isUI(member.base) || answer == .yes
    switch member.trait {
    case .binder: return .observer(Observer(kind: .binder, isUI: isUIMember))
    case .observer: return .observer(Observer(kind: .binder, isUI: isUIMember, hops: false))
    case .plainObserver: return .observer(Observer(kind: .custom, isUI: isUIMember, hops: false))
    case .items: return .observer(Observer(kind: .items, isUI: true))
    case .controlProperty:
      var sequence = declaredSequence(.controlProperty, at: place)
      sequence.observer = Observer(kind: .controlProperty, isUI: isUIMember)
      sequence.trace = TraceNode(place: place, facts: sequence.facts, previous: nil)
      return .sequence(sequence)
    case .controlEvent:
      var sequence = declaredSequence(.controlEvent, at: place)
      sequence.trace = TraceNode(place: place, facts: sequence.facts, previous: nil)
      return .sequence(sequence)
    case .observable:
      // A delegate's or a service's: on the thread that calls it, which for user interface is main.
      var facts = Facts()
      facts.isOngoing = true
      if isUIMember || answer == .yes {
        facts.threads = .main
      } else {
        facts.deliver(
          on: .unknown, because: Cause(place: place, reason: "rx.\(name) delivers on the thread that causes it"))
      }
      return .sequence(
        RxSequence(trait: .observable, facts: facts, trace: TraceNode(place: place, facts: facts, previous: nil)))
    case .delegate, .other: return .plain
    }
  }

  /// `provider.rx.request(…)`, `URLSession.shared.rx.data(…)`, `view.rx.tapGesture()`.
  private func libraryReactive(_ name: String, baseNames: [String], arguments: [Argument], at place: Place) -> Value? {
    reactiveRow(name, baseNames: baseNames, arguments: arguments).map {
      librarySequence($0, arguments: arguments, at: place)
    }
  }

  /// The row of a member of `rx`: that of the base's class, else the one whose labels fit.
  private func reactiveRow(_ name: String, baseNames: [String], arguments: [Argument]) -> CatalogueRow? {
    let rows = catalogue.rows(named: name).filter { $0.receiver == .reactive }
    return rows.first { row in row.type.map { baseNames.contains($0) } ?? false }
      ?? rows.first { labelScore($0, arguments) > 0 } ?? rows.first
  }
}
