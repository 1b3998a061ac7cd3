/// Where schedulers and queues run their work.
extension Lowering {
  /// `MainScheduler.instance`, `DispatchQueue.main`.
  func schedulerMember(_ name: Symbol, of type: Symbol, at place: Place, isCalled: Bool = false) -> Value? {
    // Asked at each mention of a member of a type out of sight.
    let key = PairKey(first: type.id << 1 | (isCalled ? 1 : 0), second: name.id)
    let threads: Threads?
    if let known = schedulerMembers[key] {
      threads = known
    } else {
      threads = findThreads(ofMember: project.text(type) + "." + project.text(name) + (isCalled ? "()" : ""))
      schedulerMembers[key] = .some(threads)
    }
    return threads.map { .scheduler($0, place) }
  }

  private func findThreads(ofMember text: String) -> Threads? {
    switch Schedulers.thread(of: text) {
    case .main: return .main
    case .background: return .background
    case .current: return []
    case .unknown: break
    }
    if let isMain = options.vocabulary.schedulers[text] { return isMain ? .main : .background }
    switch Schedulers.thread(ofQueue: text) {
    case .main: return .main
    case .background: return .background
    default: return nil
    }
  }

  /// Whether a function is told a queue.
  func takesQueue(_ function: Place) -> Bool {
    project.parameters(of: function).contains { project.type(ofParameter: $0).flatMap(queueType) != nil }
  }

  /// Whether a function is a method that the project gives to queues: it runs on the one that it is called on.
  func isOfQueues(_ function: Place) -> Bool {
    guard let type = project.extendedName(around: function),
      !project.flags(function).contains(.isStatic)
    else { return false }
    return type == .DispatchQueue || type == .OperationQueue
  }

  /// Whether a method is one of objects each of which may be given a queue of its own when it is made.
  func isOfObjectWithQueue(_ function: Place) -> Bool {
    guard let type = project.enclosingType(of: function), !isStatic(function) else { return false }
    if let known = typesWithQueue[type] { return known }
    let isGiven = meaning.firstUpward(from: type) { isGivenQueue($0) ? true : nil } ?? false
    typesWithQueue[type] = isGiven
    return isGiven
  }

  private func isGivenQueue(_ type: TypeID) -> Bool {
    project.contents(of: type).members.values.joined().contains { member in
      member.kind == .variable && !isStatic(member.place) && project.initialValue(of: member.place) == nil
        && project.declaredType(of: member.place).flatMap(queueType) != nil
    }
  }

  private func queueType(_ type: Place) -> Symbol? {
    let written = project.kind(type) == .optionalType ? project.first(type) ?? type : type
    let name = project.symbol(written)
    return name == .DispatchQueue || name == .OperationQueue ? name : nil
  }

  /// `.main` and `.global()`, handed to a parameter that is a queue.
  func queue(_ argument: Argument, takenBy parameter: Place) -> Value? {
    guard project.type(ofParameter: parameter).flatMap(queueType) != nil, namesQueue(argument) else { return nil }
    let value = argument.value(self)
    if knownThreads(value) != nil { return value }
    let threads = threads(ofQueue: argument)
    return threads == .unknown ? nil : .scheduler(threads, parameter)
  }

  /// `ConcurrentDispatchQueueScheduler(qos: …)`, `DispatchQueue(label: …)`.
  func schedulerConstruction(_ name: Symbol, call: Place, _ frame: FrameID) -> Value? {
    if name == .DispatchQueue || name == .OperationQueue {
      return .scheduler(threads(ofMadeQueue: name, call, frame), call)
    }
    if name == .NSManagedObjectContext { return CoreDataModel.made(by: call, frame, self) }
    guard Schedulers.types.contains(project.text(name)) else { return nil }
    let queue = arguments(of: call, frame).first { $0.label == .queue || $0.label == .operationQueue }
    if let queue { return .scheduler(threads(ofQueue: queue), call) }
    // By the type's name, whatever alias it is called by.
    let written = project.text(call).drop { $0 != "(" && $0 != "{" }
    switch Schedulers.thread(of: project.text(name) + written) {
    case .main: return .scheduler(.main, call)
    case .background: return .scheduler(.background, call)
    case .current: return .scheduler([], call)
    case .unknown: return .scheduler(.unknown, call)
    }
  }

  /// A queue that is made has threads of its own, but where it is told to use another's: `DispatchQueue(label: name,
  /// target: .main)`, `queue.underlyingQueue = .main` of the name that holds it.
  private func threads(ofMadeQueue type: Symbol, _ call: Place, _ frame: FrameID) -> Threads {
    if type == .DispatchQueue {
      guard let target = arguments(of: call, frame).first(where: { $0.label == Symbol(.target) }), namesQueue(target)
      else { return .background }
      return threads(ofQueue: target)
    }
    guard let name = nameGiven(to: call) else { return .background }
    let told = project.changes(of: Symbol(.underlyingQueue)).compactMap(assignment).filter { target, _ in
      project.first(project.unwrapped(target)).map { project.symbol(project.unwrapped($0)) } == name
    }
    let threads = told.reduce(into: Threads()) { $0.formUnion(self.threads(ofQueueAt: $1.source, .none)) }
    return threads.isEmpty ? .background : threads
  }

  /// `let queue = OperationQueue()`, `queue = OperationQueue()`.
  private func nameGiven(to call: Place) -> Symbol? {
    guard let parent = project.parent(call) else { return nil }
    switch project.kind(parent) {
    case .initializerClause: return project.parent(parent).flatMap(project.first).map { project.symbol($0) }
    case .sequenceExpr: return project.first(parent).map { project.symbol(project.unwrapped($0)) }
    default: return nil
    }
  }

  /// Where a scheduler runs its work; `isCurrent` for those that stay where they are.
  func threads(ofScheduler argument: Argument) -> (threads: Threads, isCurrent: Bool) {
    if let known = knownThreads(argument.value(self)) { return (known, known.isEmpty) }
    guard !argument.expression.isNowhere else { return (.unknown, false) }
    let text = project.text(argument.expression)
    if let isMain = options.vocabulary.schedulers[text] { return (isMain ? .main : .background, false) }
    switch Schedulers.thread(of: text) {
    case .main: return (.main, false)
    case .background: return (.background, false)
    case .current: return ([], true)
    case .unknown: return (namedThreads(argument.expression) ?? .unknown, false)
    }
  }

  /// What the value of a scheduler or a queue says of its thread; of several that it can be, all.
  private func knownThreads(_ value: Value) -> Threads? {
    switch forced(value) {
    case .scheduler(let threads, _): return threads
    case .either(let list):
      var all: Threads = []
      for part in store[list] {
        guard let threads = knownThreads(part) else { return nil }
        all.formUnion(threads)
      }
      return all
    default: return nil
    }
  }

  /// Whatever it is, it is called main: `RxSchedulers.main`, `.Main`, `schedulers.ui`.
  private func namedThreads(_ expression: Place) -> Threads? {
    let last: Place
    switch project.kind(expression) {
    case .identifierExpr, .memberExpr, .implicitMemberExpr: last = expression
    case .callExpr: last = project.first(expression) ?? expression
    default: return nil
    }
    switch project.name(last).lowercased() {
    case "main", "mainscheduler", "mainthread", "ui", "uischeduler": return .main
    case "background", "backgroundscheduler", "io", "computation", "serial", "concurrent": return .background
    default: return nil
    }
  }

  /// Whether an argument names a queue: `nil` and `.none` leave it to whoever is called, also as a parameter's default.
  /// Libraries that are told a queue by a common word take other things by the same one: `update(to: name)`.
  func namesQueue(_ argument: Argument) -> Bool {
    switch forced(argument.value(self)) {
    case .plain: false
    case .enumCase(let name): project.text(name) != "none"
    case .outside(let ref): isNamedLikeQueue(project.text(store[ref].type))
    // `upload(form, to: host + path)`.
    case _ where [.on, .to].contains(argument.label.known) && !argument.expression.isNowhere:
      threads(ofQueue: argument) != .unknown || isNamedLikeQueue(project.text(argument.expression))
    default: true
    }
  }

  private func isNamedLikeQueue(_ text: String) -> Bool {
    let text = text.lowercased()
    return ["queue", "scheduler", "executor", "context"].contains { text.contains($0) }
  }

  func threads(ofQueue argument: Argument) -> Threads {
    guard !argument.expression.isNowhere else { return knownThreads(argument.value(self)) ?? .unknown }
    return threads(ofQueueAt: argument.expression, argument.frame)
  }

  /// Where a queue runs that an expression names.
  func threads(ofQueueAt expression: Place, _ frame: FrameID) -> Threads {
    let value = value(of: expression, in: frame)
    if let known = knownThreads(value), !known.isEmpty { return known }
    let text = project.text(expression)
    switch Schedulers.thread(ofQueue: text) {
    case .main: return .main
    case .background: return .background
    default: break
    }
    if case .outside(let ref) = forced(value), [.DispatchQueue, .OperationQueue].contains(store[ref].type.known) {
      return namedThreads(expression) ?? .unknown
    }
    return .unknown
  }
}
