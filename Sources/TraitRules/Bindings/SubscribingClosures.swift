/// Tells whether a subscription's closure subscribes, through the functions that it calls, to what feeds user interface:
/// `reload.subscribe(onNext: { [unowned self] in showRows() })`, where `showRows` binds rows to a table.
struct SubscribingClosures {
  private let touches: TouchFinder
  private var project: Project { touches.project }
  /// The functions with a subscription of their own that feeds user interface.
  private let feeding: Set<Place>
  /// Functions that lead to none of those.
  private var without: Set<Place> = []

  init(_ calls: [SubscriptionCall], _ touches: TouchFinder) {
    self.touches = touches
    feeding = Set(
      calls.lazy.filter { $0.kind == .interface }
        .compactMap { touches.project.enclosingFunction(of: $0.call) })
  }

  mutating func feeds(_ subscription: SubscriptionCall) -> Bool {
    guard !feeding.isEmpty else { return false }
    var waiting: [Place] = []
    for argument in project.children(subscription.call) where project.kind(argument) == .argument {
      guard let closure = project.first(argument), project.kind(closure) == .closureExpr else { continue }
      waiting += touches.functionsCalled(in: closure)
    }
    var visited: Set<Place> = []
    while let function = waiting.popLast() {
      guard !without.contains(function), visited.insert(function).inserted else { continue }
      if feeding.contains(function) { return true }
      if let body = project.child(function, .codeBlock) { waiting += touches.functionsCalled(in: body) }
    }
    without.formUnion(visited)
    return false
  }
}
