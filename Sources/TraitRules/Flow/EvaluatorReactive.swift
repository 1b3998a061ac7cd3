/// Whether something is user interface, as far as can be seen.
enum UIAnswer { case yes, no, unknown }

extension Evaluator {
  // MARK: - Members of sequences

  /// A property of a sequence: `orEmpty`, `changed`, a relay's `value`, or one of the project's extensions.
  func sequenceMember(_ name: String, of sequence: RxSequence, at place: Place, _ frame: Frame?) -> Value {
    if name == "value" || name == "currentState" {
      return sequence.element?.value ?? .plain
    }
    if name == "rx" { return .reactive(LazyValue(.sequence(sequence)), place) }
    for row in catalogue.rows(named: name) where row.isProperty && row.receiver != .reactive && !row.isStatic {
      return apply(row, to: sequence, arguments: [], at: place, frame)
    }
    if let variables = project.sequenceVariables[name] {
      let near = project.nearest(variables, to: place.file) { $0.place }
      return externalMemberValue(near, selfValue: LazyValue(.sequence(sequence)), at: place)
    }
    if ["accept", "onNext", "on"].contains(name) { return .plain }
    return .unknown(name, place)
  }

  // MARK: - ReactorKit

  /// `state` and `action` of a type that conforms to ReactorKit's `Reactor`.
  func libraryMember(_ name: String, of instance: Instance, at place: Place, _ frame: Frame?) -> Value? {
    guard name == "state" || name == "action" || name == "currentState" || name == "initialState" else { return nil }
    guard allInheritedNames(instance.type).contains("Reactor") || project.types[instance.type].name == "Reactor" else {
      return nil
    }
    switch name {
    case "action":
      var facts = Facts()
      facts.isShared = true
      facts.isOngoing = true
      return .sequence(RxSequence(trait: .publishSubject, facts: facts, trace: nil, identity: place))
    case "state": return .sequence(reactorState(of: instance, at: place))
    default: return nestedType("State", in: instance.type).map { .instance(Instance(type: $0)) } ?? .plain
    }
  }

  /// `reactor.pulse(\.$message)`.
  func libraryCall(_ name: String, on instance: Instance, call: Place, callee: Place, _ frame: Frame?) -> Value? {
    if name == "pulse", allInheritedNames(instance.type).contains("Reactor") {
      var state = reactorState(of: instance, at: callee)
      state.element = nil
      return .sequence(state)
    }
    for outside in allInheritedNames(instance.type).union([project.types[instance.type].name]).sorted() {
      if let value = librarySource(name, type: outside, arguments: arguments(of: call, frame), at: callee),
        findMember(instance.type, name) == nil
      {
        return value
      }
    }
    return nil
  }

  /// A reactor's state never fails and is shared. From ReactorKit 2.1 on it comes on the thread on which `mutate`
  /// made its mutation; before, on main. (Reactor.swift of both.)
  private func reactorState(of instance: Instance, at place: Place) -> RxSequence {
    var facts = Facts()
    facts.isShared = true
    facts.isOngoing = true
    let element = nestedType("State", in: instance.type).map { LazyValue(.instance(Instance(type: $0))) }
    if let version = options.reactorKit, version < RxVersion(2, 1) {
      facts.threads = .main
    } else {
      facts.threads = .subscriber
      let mutation = mutationFacts(of: instance.type, at: place)
      facts.joinThreads(of: mutation)
    }
    let trace = TraceNode(
      place: place, facts: facts, note: facts.background.map { "the reactor mutates off main: \($0.reason)" },
      previous: nil)
    return RxSequence(trait: .observable, facts: facts, trace: trace, element: element)
  }

  private func mutationFacts(of type: TypeID, at place: Place) -> Facts {
    if let known = mutationMemo[type] { return known }
    // A reactor can observe another one's state; whoever asks in between sees no thread yet.
    mutationMemo[type] = Facts()
    var result = Facts()
    for name in ["mutate", "transform"] {
      guard let found = findMember(type, name) else { continue }
      for function in found.members where function.kind == .function && hasBody(function.place) {
        let label = parameters(of: function.place).first.flatMap { project.tree($0).label($0.node) }
        guard name == "mutate" || label == "mutation" || label == "action" || label == "state",
          let body = project.child(function.place, .codeBlock)
        else { continue }
        guard enter(function.place) else { continue }
        let value = returnedValue(of: body, nil)
        leave(function.place)
        if case .sequence(let sequence) = value {
          var facts = sequence.facts
          facts.doubtAssumedThreads()
          // Actions come from views; what a mutation delivers at once is on main then.
          if facts.threads.remove(.subscriber) != nil { facts.threads.insert(.main) }
          // `transform` usually passes on its own parameter, of which nothing is known.
          if name == "transform" {
            facts.threads.remove(.unknown)
            facts.unknownThread = nil
          }
          result.joinThreads(of: facts)
        } else if name == "mutate", case .unknown(let lost, let at) = value {
          result.threads.insert(.unknown)
          result.unknownThread = Cause(place: at, reason: "\(lost) is not in sight")
        }
      }
    }
    mutationMemo[type] = result
    return result
  }

  // MARK: - x.rx.name

  /// A member of `rx`: one of the project's extensions, RxCocoa's, a library's, or any settable property.
  func reactiveMember(_ name: String, of base: LazyValue, at place: Place, call: Place?, _ frame: Frame?) -> Value {
    if name == "base" { return base.value }
    let text = reactiveBaseText(place)
    let answer = isUI(base.value, text: text)
    let baseNames = typeNames(of: base.value)
    for candidate in project.nearest(project.extensions["Reactive"] ?? [], to: place.file, place: { $0.place }) {
      guard let members = candidate.members[name], isCompatible(candidate, with: baseNames, answer) else { continue }
      return extensionMember(members, candidate, base: base, at: place, call: call, answer, frame)
    }
    // Farther extensions count too where no near one has the name.
    for candidate in project.extensions["Reactive"] ?? [] {
      guard let members = candidate.members[name], isCompatible(candidate, with: baseNames, answer) else { continue }
      return extensionMember(members, candidate, base: base, at: place, call: call, answer, frame)
    }
    if options.vocabulary.sinks.contains(name) {
      return .observer(Observer(kind: .binder, isUI: true, name: name))
    }
    if let configured = configuredSource(name, at: place) { return configured }
    if let value = knownMember(name, baseNames: baseNames, answer, at: place, call: call, frame)
      ?? call.flatMap({ libraryReactive(name, baseNames: baseNames, arguments: arguments(of: $0, frame), at: place) })
    {
      return onOwnQueue(value, of: base.value, at: place)
    }
    if call == nil, answer == .yes { return .observer(Observer(kind: .binder, isUI: true, name: name)) }
    return call.map { unseen("rx." + name, call: $0) } ?? .unknown("rx." + name, place)
  }

  /// A session or provider that was made with a queue answers there.
  private func onOwnQueue(_ value: Value, of base: Value, at place: Place) -> Value {
    guard case .external(_, let construction?) = base, case .sequence(var sequence) = value,
      sequence.facts.threads == .background || sequence.facts.mainRemark != nil
    else { return value }
    let queue = arguments(of: construction.place, construction.frame).first {
      ["delegateQueue", "callbackQueue", "queue"].contains($0.label)
    }
    guard let queue else { return value }
    let cause = Cause(place: queue.place, reason: "it was made with \(project.text(queue.place).firstLine)")
    sequence.facts.deliver(on: threads(ofQueue: queue.value.value, text: project.text(queue.place)), because: cause)
    sequence.trace = TraceNode(place: place, facts: sequence.facts, note: cause.reason, previous: nil)
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

  private func isCompatible(_ candidate: ExternalExtension, with baseNames: [String], _ answer: UIAnswer) -> Bool {
    guard let bound = candidate.constraints.first(where: { $0.subject == "Base" })?.bound else { return true }
    guard !baseNames.isEmpty else { return answer != .no || !UIClasses.isUI(bound) }
    if baseNames.contains(bound) || bound == "AnyObject" || bound == "NSObject" { return true }
    // An outside class of which nothing but its name is known may inherit from anything outside.
    let known = baseNames.contains { UIClasses.isUI($0) || project.typesByName[$0] != nil }
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
      observer.isUI = observer.isUI && answer != .no || isUISink && observer.kind != .model
      observer.name = project.name(place)
      return .observer(observer)
    case .sequence(var sequence):
      if sequence.trait == .controlProperty {
        sequence.observer = Observer(kind: .controlProperty, isUI: isUISink, name: project.name(place))
      }
      return .sequence(sequence)
    default: return value
    }
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
    if let row = catalogue.rows(named: name).first(where: { $0.receiver == .reactive }), member.trait == .observable {
      return librarySequence(row, arguments: call.map { arguments(of: $0, frame) } ?? [], at: place)
    }
    let isUIMember = UIClasses.isUI(member.base) || answer == .yes
    switch member.trait {
    case .binder: return .observer(Observer(kind: .binder, isUI: isUIMember, name: name))
    case .observer: return .observer(Observer(kind: .binder, isUI: isUIMember, name: name, hops: false))
    case .items: return .observer(Observer(kind: .items, isUI: true, name: name))
    case .controlProperty:
      var sequence = declaredSequence(.controlProperty, at: place)
      sequence.observer = Observer(kind: .controlProperty, isUI: isUIMember, name: name)
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
    let rows = catalogue.rows(named: name).filter { $0.receiver == .reactive }
    guard !rows.isEmpty else { return nil }
    let row = rows.first { row in row.type.map { baseNames.contains($0) } ?? false } ?? rows.first
    return row.map { librarySequence($0, arguments: arguments, at: place) }
  }

  // MARK: - What is user interface

  /// A value's class and those above it, by name.
  func typeNames(of value: Value) -> [String] {
    switch value {
    case .instance(let instance): return typeNames(of: instance.type)
    case .metatype(let type): return typeNames(of: type)
    case .external(let name, _), .externalMetatype(let name): return [name] + uiSuperclasses(of: name)
    default: return []
    }
  }

  private func typeNames(of type: TypeID) -> [String] {
    let names = [project.types[type].name] + allInheritedNames(type).sorted()
    return names + names.flatMap { uiSuperclasses(of: $0) }
  }

  private func uiSuperclasses(of name: String) -> [String] {
    var names: [String] = []
    var current = UIClasses.superclass(of: name)
    while let name = current, names.count < 12 {
      names.append(name)
      current = UIClasses.superclass(of: name)
    }
    return names
  }

  func uiSuperclass(of name: String) -> String? { UIClasses.superclass(of: name) }

  /// Whether a value is a user interface object; `text` is how the source names it.
  func isUI(_ value: Value, text: String) -> UIAnswer {
    switch value {
    case .instance(let instance):
      let inherited = allInheritedNames(instance.type)
      if inherited.contains(where: { UIClasses.isUI($0) }) { return .yes }
      // A superclass of which only the name is known.
      let outside = inherited.filter { project.typesByName[$0] == nil }
      if project.types[instance.type].kind == .class, outside.contains(where: { UIClasses.isNamedLikeUI($0) }) {
        return .yes
      }
      if project.types[instance.type].kind == .protocol {
        return UIClasses.isNamedLikeUI(project.types[instance.type].name) ? .yes : .unknown
      }
      return .no
    case .external(let name, _), .externalMetatype(let name):
      if UIClasses.isUI(name) || UIClasses.isNamedLikeUI(name) || name.hasSuffix("HUD") { return .yes }
      return .no
    case .reactive(let base, _): return isUI(base.value, text: text)
    case .unknown, .unseenCall: return looksLikeUI(text) ? .yes : .unknown
    case .metatype, .sequence, .tuple, .array, .closure, .functions, .scheduler, .observer, .plain:
      return looksLikeUI(text) ? .yes : .no
    }
  }

  func isUIObject(_ value: Value) -> Bool { isUI(value, text: "") == .yes }

  /// Whether the last name of an expression ends as names of views do.
  func looksLikeUI(_ text: String) -> Bool {
    var name = text[...]
    while let last = name.last, last == "?" || last == "!" || last == ")" || last == "(" { name = name.dropLast() }
    if let dot = name.lastIndex(of: ".") { name = name[name.index(after: dot)...] }
    return UIClasses.isNamedLikeUI(String(name))
  }

  /// Members that UI classes give to those that inherit from them.
  func inheritedUIMember(_ name: String, _ type: TypeID) -> Value? {
    guard isUI(.instance(Instance(type: type)), text: "") == .yes else { return nil }
    return uiMemberType(name, ofType: "UIView")
  }

  func uiMemberType(_ name: String, ofType typeName: String) -> Value? {
    guard UIClasses.isUI(typeName) || UIClasses.isNamedLikeUI(typeName) else { return nil }
    let known = [
      "view": "UIView", "contentView": "UIView", "navigationItem": "UINavigationItem", "window": "UIWindow",
      "navigationController": "UINavigationController", "tabBarController": "UITabBarController", "layer": "CALayer",
      "tableView": "UITableView", "collectionView": "UICollectionView", "textLabel": "UILabel",
      "detailTextLabel": "UILabel", "imageView": "UIImageView", "titleLabel": "UILabel", "tabBarItem": "UITabBarItem",
      "refreshControl": "UIRefreshControl", "searchBar": "UISearchBar", "navigationBar": "UINavigationBar",
      "rightBarButtonItem": "UIBarButtonItem", "leftBarButtonItem": "UIBarButtonItem", "superview": "UIView",
    ]
    if let type = known[name] { return .external(type) }
    return UIClasses.isNamedLikeUI(name) ? .external("UIView") : nil
  }
}
