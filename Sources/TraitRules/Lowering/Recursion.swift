/// Whether a function is called with what earlier calls of it made.
///
/// A function that calls itself, or may as far as overloads can be told apart, with a closure around the one that it was
/// given has other arguments at each depth, without end; and twice as many where it does so twice.
struct Recursion {
  /// How many calls of one function may stand behind each other: beyond that, the next one shows nothing new.
  private static let mostCalls = 2

  private let lowering: Lowering
  private let function: Place
  private var ofFrames: [FrameID: Int] = [:]
  /// Of what is made of several values: one part is in many such, and twice as many at each depth are looked at otherwise.
  private var ofValues: [Value: Int] = [:]

  private var store: ValueStore { lowering.store }

  private init(of function: Place, _ lowering: Lowering) {
    self.function = function
    self.lowering = lowering
  }

  /// Whether what a call takes comes from too many calls of the same function: there is a closure that an earlier call
  /// made, or a sequence that a step in its own body was added to again and again.
  static func leads(to frame: Frame, _ lowering: Lowering) -> Bool {
    var recursion = Recursion(of: frame.owner, lowering)
    if recursion.calls(behind: frame) >= mostCalls { return true }
    var repetition = Repetition(in: frame.owner, lowering)
    return repetition.isFound(in: frame.receiver) || frame.inputs.contains { repetition.isFound(in: $0) }
      || frame.bindings.contains { repetition.isFound(in: $0.value) }
  }

  // MARK: - Calls of the function that stand behind each other

  private mutating func calls(behind frame: Frame) -> Int {
    var most = calls(in: frame.parent)
    most = max(most, calls(behind: frame.receiver))
    for input in frame.inputs { most = max(most, calls(behind: input)) }
    for binding in frame.bindings { most = max(most, calls(behind: binding.value)) }
    return most
  }

  private mutating func calls(in frame: FrameID) -> Int {
    if frame.isNone { return 0 }
    if let known = ofFrames[frame] { return known }
    let calls = store[frame]
    let count = self.calls(behind: calls) + (calls.owner == function ? 1 : 0)
    ofFrames[frame] = count
    return count
  }

  private mutating func calls(behind value: Value) -> Int {
    switch value {
    case .closure(let ref): calls(in: store[ref].frame)
    case .functions(let ref): max(calls(behind: store[ref].receiver), calls(in: store[ref].frame))
    case .object(let ref): calls(in: store[ref].frame)
    case .outside(let ref): calls(in: store[ref].frame)
    case .observer(let ref): calls(in: store[ref].frame)
    case .tuple(let ref): calls(behind: value, of: store[ref].values)
    case .array(let ref), .reactive(let ref): calls(behind: store[ref])
    case .either(let ref): calls(behind: value, of: store[ref])
    default: 0
    }
  }

  private mutating func calls(behind whole: Value, of parts: [Value]) -> Int {
    if let known = ofValues[whole] { return known }
    var most = 0
    for part in parts { most = max(most, calls(behind: part)) }
    ofValues[whole] = most
    return most
  }
}

/// How often a sequence has gone through a function's body: as often as one step that stands there is among its own.
private struct Repetition {
  private static let most = 2

  private let lowering: Lowering
  private let body: Place
  private var counts: [ChainID: Int] = [:]
  /// What is made of several values, none of which has gone through too often.
  private var cleared: Set<Value> = []

  init(in body: Place, _ lowering: Lowering) {
    self.body = body
    self.lowering = lowering
  }

  mutating func isFound(in value: Value) -> Bool {
    switch value {
    case .sequence(let chain):
      var marks: Set<Place> = []
      var seen: Set<ChainID> = []
      collectMarks(of: chain, &marks, &seen)
      return marks.contains { mark in
        counts = [:]
        return count(of: mark, in: chain) >= Self.most
      }
    case .tuple(let ref): return isFound(in: value, of: lowering.store[ref].values)
    case .array(let ref): return isFound(in: lowering.store[ref])
    case .either(let ref): return isFound(in: value, of: lowering.store[ref])
    default: return false
    }
  }

  private mutating func isFound(in whole: Value, of parts: [Value]) -> Bool {
    if cleared.contains(whole) { return false }
    let isFound = parts.contains { self.isFound(in: $0) }
    if !isFound { cleared.insert(whole) }
    return isFound
  }

  /// The last steps of a sequence that stand in the body; or the body, if that is a closure's and the sequence is what it
  /// returns. An operator of the project's own may well be called again on what it returned.
  private func collectMarks(of chain: ChainID, _ marks: inout Set<Place>, _ seen: inout Set<ChainID>) {
    var current: ChainID? = chain
    while let chain = current, seen.insert(chain).inserted {
      switch lowering.graph[chain] {
      case .step(let ref):
        let step = lowering.graph[ref]
        if lowering.project.isInside(step.place, body) {
          marks.insert(step.place)
          return
        }
        current = step.input
      // An argument in the body is added to what it hands on, as a step is.
      case .part(let inner, let place):
        if lowering.project.isInside(place, body) {
          marks.insert(place)
          return
        }
        current = inner
      case .seen(let inner, _, _), .flattened(let inner): current = inner
      case .choice(let list):
        for part in lowering.graph[list] { collectMarks(of: part, &marks, &seen) }
        return
      case .returned(let body, _):
        if body == self.body, lowering.project.kind(body) == .closureExpr { marks.insert(body) }
        return
      default: return
      }
    }
  }

  private mutating func count(of mark: Place, in chain: ChainID) -> Int {
    if let known = counts[chain] { return known }
    // What leads back to itself has no more steps for that.
    counts[chain] = 0
    let graph = lowering.graph
    let count: Int
    switch graph[chain] {
    case .step(let ref):
      let step = graph[ref]
      count =
        self.count(of: mark, in: (step.input.map { [$0] } ?? []) + graph[step.inputs]) + (step.place == mark ? 1 : 0)
    case .returned(let body, let frame):
      let call = lowering.store[frame]
      let given = (call.inputs + call.bindings.map(\.value)).compactMap { value -> ChainID? in
        if case .sequence(let chain) = value { chain } else { nil }
      }
      count = self.count(of: mark, in: given) + (body == mark ? 1 : 0)
    case .choice(let list): count = self.count(of: mark, in: graph[list])
    case .part(let inner, let place): count = self.count(of: mark, in: inner) + (place == mark ? 1 : 0)
    case .seen(let inner, _, _), .flattened(let inner): count = self.count(of: mark, in: inner)
    default: count = 0
    }
    counts[chain] = count
    return count
  }

  private mutating func count(of mark: Place, in chains: [ChainID]) -> Int {
    var most = 0
    for chain in chains { most = max(most, count(of: mark, in: chain)) }
    return most
  }
}
