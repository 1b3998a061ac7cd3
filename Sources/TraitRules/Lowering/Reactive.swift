/// `x.rx.name`: the project's own `Reactive` extensions before those of RxCocoa and the libraries.
extension Lowering {
  /// A member of `rx`: one of the project's extensions, RxCocoa's, a library's, or any settable property.
  func reactiveMember(_ name: Symbol, of base: Value, at place: Place, call: Place?, _ frame: FrameID) -> Value {
    if name == .base { return base }
    // What takes text, by the members that it has itself. (TextInput.swift)
    if name == Symbol(.textInput) { return store.reactive(base) }
    let answer = isUI(base, at: reactiveBase(place))
    let bases = typeNames(of: base)
    if let own = ownMeaning(name, bases, answer, at: place, call: call, frame) {
      return extensionMember(own.members, own.declared, base: base, at: place, call: call, answer, frame)
    }
    if options.vocabulary.sinks.contains(project.text(name)) {
      return store.observer(Observer(kind: .binder, isUI: true, place: place))
    }
    if options.vocabulary.sources[project.text(name)] != nil {
      return .sequence(graph.add(.configured(nil, name, place), .observable))
    }
    if call == nil, let value = LibraryModels.reactiveMember(name, at: place, frame, self) { return value }
    let arguments = call.map { self.arguments(of: $0, frame) } ?? []
    if let value = knownMember(name, bases, answer, base: base, at: place, isCall: call != nil, arguments)
      ?? libraryMember(name, bases, base: base, arguments, isUI: answer == .yes, isCall: call != nil, at: place)
    {
      return value
    }
    guard let call else {
      return answer == .yes ? store.observer(Observer(kind: .binder, isUI: true, place: place)) : .lost(place, name)
    }
    return unseen(name, call: call, receiver: base)
  }

  /// The members of the project's own extensions that `x.rx.name` means, none where it means a library's.
  func ownMembers(meantBy member: Place, call: Place?) -> [Member] {
    let base = reactiveBase(member)
    if base.isNowhere { return [] }
    let value = value(of: base)
    return ownMeaning(
      project.symbol(member), typeNames(of: value), isUI(value, at: base), at: member, call: call, .none)?.members ?? []
  }

  private func ownMeaning(
    _ name: Symbol, _ bases: [Symbol], _ answer: UIAnswer, at place: Place, call: Place?, _ frame: FrameID
  ) -> OwnExtension? {
    guard let own = ownExtension(name, bases, answer, from: place, call: call),
      !(call.map { isLibrarysCall(name, $0, own, frame) } ?? isRxCocoasProperty(name, bases, own))
    else { return nil }
    return own
  }

  /// `table.rx.itemSelected` is RxCocoa's, though an app adds a function `itemSelected(at:)`.
  private func isRxCocoasProperty(_ name: Symbol, _ bases: [Symbol], _ own: OwnExtension) -> Bool {
    own.members.allSatisfy { $0.kind == .function }
      && bases.contains { ReactiveMembers.standard.member(named: project.text(name), of: project.text($0)) != nil }
  }

  /// `field.rx.controlEvent([.editingDidEnd])` is RxCocoa's, though an app adds a `controlEvent(event:)`.
  private func isLibrarysCall(_ name: Symbol, _ call: Place, _ own: OwnExtension, _ frame: FrameID) -> Bool {
    let arguments = arguments(of: call, frame)
    let isTaken = own.members.contains { member in
      member.kind == .function ? accepts(member.place, arguments) : !holdsSequence(member)
    }
    return !isTaken
      && !(ReactiveMembers.standard.members(named: project.text(name)).isEmpty
        && catalogue.indices(named: name).isEmpty)
  }

  /// The expression whose `rx` it is.
  private func reactiveBase(_ place: Place) -> Place {
    // `a.b.rx.text`: the member, `rx`, then the base.
    guard let rx = project.first(place), [.memberExpr, .identifierExpr].contains(project.kind(rx)) else {
      return .nowhere
    }
    return project.first(rx) ?? .nowhere
  }

  private struct OwnExtension {
    var members: [Member]
    var declared: ExternalExtension
  }

  private func ownExtension(
    _ name: Symbol, _ bases: [Symbol], _ answer: UIAnswer, from place: Place, call: Place?
  ) -> OwnExtension? {
    let all = project.extensions(of: Symbol(.Reactive), declaring: name)
    // Farther extensions count too where no near one has the name, and one that may be meant where none is: of several,
    // one whose member is used as it is declared.
    var found: ExternalExtension?
    search: for candidate in project.nearest(all, to: place.file, place: \.place) + all {
      switch match(candidate, name, bases, answer, at: place) {
      case .certain:
        found = candidate
        break search
      case .possible:
        if found.map({ !isUsed($0, name, asDeclaredAt: call) && isUsed(candidate, name, asDeclaredAt: call) }) ?? true {
          found = candidate
        }
      case .none: continue
      }
    }
    return found.map { OwnExtension(members: $0.members[name] ?? [], declared: $0) }
  }

  /// Whether a member is called that is a function, or read that is none.
  private func isUsed(_ candidate: ExternalExtension, _ name: Symbol, asDeclaredAt call: Place?) -> Bool {
    (candidate.members[name] ?? []).contains { ($0.kind == .function) == (call != nil) }
  }

  /// Whether an extension is one of what stands before `rx`.
  private enum Match { case certain, possible, none }

  private func match(
    _ candidate: ExternalExtension, _ name: Symbol, _ bases: [Symbol], _ answer: UIAnswer, at place: Place
  ) -> Match {
    guard let bound = candidate.constraints.first(where: { $0.subject == .Base })?.bound else { return .certain }
    guard !bases.isEmpty else {
      // Of a base whose type is not in sight, RxCocoa's member of that name is as likely, and better known.
      let isSource = isUsedAsSource(place)
      let isRxCocoas = ReactiveMembers.standard.members(named: project.text(name)).contains {
        $0.library == "RxCocoa" && !(isSource && [.binder, .observer].contains($0.trait))
      }
      return !isRxCocoas && (answer != .no || !meaning.isUI(bound)) ? .possible : .none
    }
    if bases.contains(bound) || isAnything(bound) { return .certain }
    if let type = project.outermostTypes(named: bound, from: candidate.place.file).first,
      project.declaration(type).kind == .protocol, !bases.contains(where: { !project.types(named: $0).isEmpty })
    {
      return meaning.mayConform(bases, to: type) ? .possible : .none
    }
    // An outside class of which nothing but its name is known may inherit from anything outside.
    let known = bases.contains { meaning.isUI($0) || !project.types(named: $0).isEmpty }
    return known ? .none : .possible
  }

  /// Whether elements of a member are asked for: an operator is called on it, or it is subscribed to.
  private func isUsedAsSource(_ member: Place) -> Bool {
    guard let use = project.parent(project.withItsUnwrapping(member)), project.kind(use) == .memberExpr else {
      return false
    }
    let name = project.symbol(use)
    return dialect.subscriptions[name] != nil || !catalogue.indices(named: name).isEmpty
  }

  private func extensionMember(
    _ members: [Member], _ candidate: ExternalExtension, base: Value, at place: Place, call: Place?,
    _ answer: UIAnswer, _ frame: FrameID
  ) -> Value {
    let bound = candidate.constraints.first { $0.subject == .Base }?.bound
    let bounding = bound.map { namedType($0, from: candidate.place) }
    // Whatever a base of unknown type is, it is what the extension is for.
    let receiver = store.reactive(isLost(base) ? bounding ?? base : base)
    var value = externalMemberValue(call == nil ? members : members.called, receiver: receiver, at: place)
    if case .functions(let ref) = value, let call {
      value = self.call(store[ref].places, arguments(of: call, frame), receiver: receiver, at: call, frame)
    }
    let boundIsUI = bound.flatMap { bound in bounding.map { isUI($0, named: bound) } } ?? .unknown
    let isUISink = answer == .yes || boundIsUI == .yes
    switch value {
    case .observer(let ref):
      var observer = store[ref]
      observer.isUI = observer.isUI && answer != .no || isUISink
      if observer.handler.isNowhere { observer.handler = handler(in: members) ?? .nowhere }
      return store.observer(observer)
    case .closure where isUISink && call != nil:
      // A function of the sequence, as `rx.items` is.
      return store.observer(Observer(kind: .items, isUI: true, place: place))
    case .functions(let ref) where isUISink && call == nil && takesSequence(store[ref].places):
      return store.observer(Observer(kind: .items, isUI: true, place: place))
    case .sequence(let chain) where graph.trait(of: chain) == .controlProperty && !isUISink:
      // A property that only looks like a control's: of a model.
      return value
    default: return value
    }
  }

  /// Whether functions are such as `rx.items` is: of the sequence that is bound to them.
  private func takesSequence(_ functions: [Place]) -> Bool {
    functions.contains { function in
      project.hasBody(function) && project.parameters(of: function).first.map(isSequence(ofParameter:)) ?? false
    }
  }

  /// Whether a parameter is a sequence by its written type.
  func isSequence(ofParameter parameter: Place) -> Bool {
    guard let type = project.type(ofParameter: parameter), case .sequence = typeValue(type) else { return false }
    return true
  }

  /// The closure of the `Binder` that a member makes.
  private func handler(in members: [Member]) -> Place? {
    var stack = members.map(\.place)
    while let at = stack.popLast() {
      if project.kind(at) == .callExpr, let callee = project.first(at),
        dialect.observerTypes[project.symbol(callee)] == .binder,
        let closure = project.children(at).last.flatMap({ project.child($0, .closureExpr) })
      {
        return closure
      }
      stack += project.children(at)
    }
    return nil
  }

  /// A member that RxCocoa declares.
  private func knownMember(
    _ name: Symbol, _ bases: [Symbol], _ answer: UIAnswer, base: Value, at place: Place, isCall: Bool,
    _ arguments: [Argument]
  ) -> Value? {
    guard let member = rxCocoaMember(project.text(name), bases, answer) else { return nil }
    if member.trait == .observable, let row = reactiveRow(name, bases, arguments) {
      return libraryMember(row, bases, base: base, arguments, isUI: answer == .yes, at: place)
    }
    let isUIMember = UIClasses.isUI(member.base) || answer == .yes
    switch member.trait {
    case .binder: return store.observer(Observer(kind: .binder, isUI: isUIMember, place: place))
    case .observer: return store.observer(Observer(kind: .binder, isUI: isUIMember, hops: false, place: place))
    case .plainObserver: return store.observer(Observer(kind: .custom, isUI: isUIMember, hops: false, place: place))
    case .items: return store.observer(Observer(kind: .items, isUI: true, place: place))
    case .controlProperty: return .sequence(typed(.controlProperty, at: place))
    case .controlEvent:
      guard CalledOnce.methods.contains(project.text(name)), let row = reactiveRow(name, bases, arguments) else {
        return .sequence(typed(.controlEvent, at: place))
      }
      var step = GraphStep(row: row, place: place, input: nil, inputs: graph.list([]), trait: .controlEvent)
      step.options.insert(.sendsOnce)
      return .sequence(graph.step(step, nesting: 0))
    case .observable:
      // A delegate's or a service's: on the thread that calls it, which for user interface is main.
      guard let row = catalogue.rows(named: Symbol(.methodInvoked)).first else { return nil }
      let isMain = isUIMember || Callbacks.mainDelegates.contains(member.base)
      return .sequence(
        librarySource(row, on: isMain ? .main : nil, .delegateOnCallersThread, at: place))
    case .delegate, .other: return .plain
    }
  }

  private func rxCocoaMember(_ name: String, _ bases: [Symbol], _ answer: UIAnswer) -> ReactiveMember? {
    let candidates = ReactiveMembers.standard.members(named: name)
    guard !candidates.isEmpty else { return nil }
    for base in bases {
      if let found = ReactiveMembers.standard.member(named: name, of: project.text(base)) { return found }
    }
    // The base's class is not in sight: the name alone, if it is a UI class's and nothing speaks against it.
    if answer == .no { return candidates.first { !UIClasses.isUI($0.base) } }
    return candidates.first { $0.trait == .controlProperty } ?? candidates.first
  }

  // MARK: - Old spellings

  /// RxSwift 2 wrote `label.rx_text` for `label.rx.text`; apps name members of their own like that to this day. Whether a
  /// name is the old spelling: it begins as one, and the project declares no such member itself.
  func isOldSpelling(_ name: Symbol, on receiver: Value) -> Bool {
    guard project.text(name).hasPrefix("rx_") else { return false }
    switch receiver {
    case .lost, .asked: return project.methodsOfOutsideTypes(named: name).isEmpty
    default: break
    }
    return !declaredMembers(name, of: receiver).contains { member in
      guard member.kind == .variable, let type = project.declaredType(of: member.place) else { return true }
      // A binder of an app's own is read as one of RxSwift's: its receiver says whether it feeds user interface.
      return dialect.observerTypes[project.symbol(type)] == nil
    }
  }

  private func declaredMembers(_ name: Symbol, of receiver: Value) -> [Member] {
    switch receiver {
    case .object(let ref):
      if let found = meaning.members(named: name, of: store[ref].type) { return found.members }
    case .metatype(let type): if let found = meaning.members(named: name, of: type) { return found.members }
    case .outside, .outsideMetatype: break
    default: return []
    }
    return project.extensionMembers(named: name, of: typeNames(of: receiver))
  }
}
