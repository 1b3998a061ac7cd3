/// The subscriptions that feed user interface by way of a relay or a subject: what is bound to a relay whose elements a
/// label shows.
struct ShownRelays {
  private let bindings: [Binding]
  private let analysis: Analysis
  /// Where something is sent that a UI sink's chain is made of.
  private lazy var senders = findSenders()

  /// - Parameter bindings: those that were found; all there are where all files are linted.
  init(_ bindings: [Binding], _ analysis: Analysis) {
    self.bindings = bindings
    self.analysis = analysis
  }

  mutating func areFed(by binding: Binding) -> Bool {
    guard !binding.isUI, !binding.isSubscription else { return false }
    return senders.contains(binding.call)
  }

  private func findSenders() -> Set<Place> {
    var found: Set<Place> = []
    let all = analysis.project.isWhollyLinted ? bindings : analysis.subscriptions.bindingsAnywhere()
    var waiting = all.filter(\.isUI).map(\.chain)
    var visited = Set(waiting)
    while let chain = waiting.popLast() {
      if case .fed = analysis.graph[chain] {
        for feeder in analysis.definitions.feeders(of: chain) { found.insert(feeder.place) }
      }
      for part in analysis.definitions.parts(of: chain) where visited.insert(part).inserted { waiting.append(part) }
    }
    return found
  }
}
