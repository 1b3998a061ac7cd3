/// On which threads schedulers and queues run.
extension Evaluator {
  /// `MainScheduler.instance`, `DispatchQueue.main`.
  func schedulerMember(_ name: String, of type: String, at place: Place) -> Value? {
    let text = type + "." + name
    switch Schedulers.thread(of: text) {
    case .main: return .scheduler(.main, Cause(place: place, reason: text))
    case .background: return .scheduler(.background, Cause(place: place, reason: text))
    case .current: return .scheduler([], Cause(place: place, reason: text))
    case .unknown: break
    }
    if let configured = options.vocabulary.schedulers[text] {
      return .scheduler(configured ? .main : .background, Cause(place: place, reason: text))
    }
    switch Schedulers.thread(ofQueue: text) {
    case .main: return .scheduler(.main, Cause(place: place, reason: text))
    case .background: return .scheduler(.background, Cause(place: place, reason: text))
    default: return nil
    }
  }

  /// `ConcurrentDispatchQueueScheduler(qos: …)`, `DispatchQueue(label: …)`.
  func schedulerConstruction(_ name: String, call: Place, _ frame: Frame?) -> Value? {
    let isQueue = name == "DispatchQueue" || name == "OperationQueue"
    guard isQueue || Schedulers.types.contains(name) else { return nil }
    let text = project.text(call)
    let cause = Cause(place: call, reason: text.firstLine)
    if isQueue { return .scheduler(.background, cause) }
    let queue = arguments(of: call, frame).first { $0.label == "queue" || $0.label == "operationQueue" }
    if let queue { return .scheduler(threads(ofQueue: queue.value.value, text: project.text(queue.place)), cause) }
    switch Schedulers.thread(of: text) {
    case .main: return .scheduler(.main, cause)
    case .background: return .scheduler(.background, cause)
    case .current: return .scheduler([], cause)
    case .unknown: return .scheduler(.unknown, cause)
    }
  }

  /// Where a scheduler runs its work; `isCurrent` for those that stay where they are.
  func threads(ofScheduler value: Value, text: String = "") -> (threads: Threads, isCurrent: Bool) {
    if case .scheduler(let threads, _) = value { return (threads, threads.isEmpty) }
    let expression = String(text.drop { $0 != ":" }.dropFirst().drop { $0 == " " })
    for candidate in [text, expression] where !candidate.isEmpty {
      if let isMain = options.vocabulary.schedulers[candidate] { return (isMain ? .main : .background, false) }
      switch Schedulers.thread(of: candidate) {
      case .main: return (.main, false)
      case .background: return (.background, false)
      case .current: return ([], true)
      case .unknown: break
      }
    }
    // Whatever it is, it is called main: `RxSchedulers.main`, `.Main`, `schedulers.ui`.
    let name = expression.isEmpty ? text : expression
    let last = name.split(separator: ".").last.map(String.init)?.lowercased() ?? ""
    if ["main", "mainscheduler", "mainthread", "ui"].contains(last) { return (.main, false) }
    if ["background", "backgroundscheduler", "io", "computation", "serial", "concurrent"].contains(last) {
      return (.background, false)
    }
    return (.unknown, false)
  }

  func threads(ofQueue value: Value, text: String) -> Threads {
    if case .scheduler(let threads, _) = value { return threads.isEmpty ? .unknown : threads }
    switch Schedulers.thread(ofQueue: text) {
    case .main: return .main
    case .background: return .background
    default: break
    }
    let expression = text.contains(":") ? String(text.drop { $0 != ":" }.dropFirst().drop { $0 == " " }) : text
    switch Schedulers.thread(ofQueue: expression) {
    case .main: return .main
    case .background: return .background
    default: break
    }
    if expression == "nil" || expression == ".none" { return .main }
    return .unknown
  }

  func threads(ofQueueIn argument: Argument) -> Threads {
    let known = threads(ofQueue: argument.value.value, text: project.text(argument.place))
    guard known == .unknown, let expression = project.children(argument.place).last else { return known }
    return threads(ofQueueAt: expression, nil)
  }

  /// Where a queue runs that an expression names. A parameter is what the visible calls pass for it, or its default.
  func threads(ofQueueAt expression: Place, _ frame: Frame?) -> Threads {
    let threads = threads(ofQueue: value(of: expression, in: frame), text: project.text(expression))
    guard threads == .unknown, project.kind(expression) == .identifierExpr, contextDepth < 6,
      case .parameter(let parameter, let function)? = lookUp(project.name(expression), at: expression)
    else { return threads }
    contextDepth += 1
    defer { contextDepth -= 1 }
    let label = project.tree(parameter).label(parameter.node)
    let calls = visibleCalls(of: function)
    let passed = calls.prefix(24).map { call in arguments(of: call, nil).first { $0.label == label } }
    var result: Threads = []
    for argument in passed {
      guard let operand = argument.flatMap({ project.children($0.place).last }) else { continue }
      result.formUnion(self.threads(ofQueueAt: operand, nil))
    }
    if passed.isEmpty || passed.contains(where: { $0 == nil }),
      let value = project.child(parameter, .initializerClause).flatMap({ project.children($0).last })
    {
      result.formUnion(self.threads(ofQueueAt: value, nil))
    }
    return result.isEmpty ? .unknown : result
  }
}
