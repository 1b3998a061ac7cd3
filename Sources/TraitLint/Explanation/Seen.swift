import TraitRules

/// What the replay saw of a place: that of all findings there, each thing once.
struct Seen {
  var before: [ReplayEvidence.Side] = []
  var after: [ReplayEvidence.Side] = []
  var differences: [String] = []
  /// Why nothing was seen, or not all.
  var notReplayed: String?

  init(_ evidence: [ReplayEvidence]) {
    before = evidence.compactMap(\.before)
    after = evidence.compactMap(\.after)
    differences = unique(evidence.flatMap(\.differences))
    notReplayed = evidence.compactMap(\.notReplayed).first
  }

  init(_ group: [Finding]) {
    self.init(group.compactMap(\.evidence))
    let claims = group.contains { $0.rule != .preferDriver }
    isUnseen = claims && Seen.violations(before).isEmpty
  }

  /// A rule said more than any run showed.
  var isUnseen = false

  static func schedules(_ sides: [ReplayEvidence.Side]) -> Int { sides.map(\.schedules).max() ?? 0 }

  static func violations(_ sides: [ReplayEvidence.Side]) -> [String] { unique(sides.flatMap(\.violations)) }

  /// Pairs of runs to look at. One in which nothing fails has nothing to show that another does not, but threads; and
  /// those are seen in the other too.
  var diagrams: [(before: MarbleDiagram, after: MarbleDiagram?)] {
    if isUnseen { return [] }
    var result: [(before: MarbleDiagram, after: MarbleDiagram?)] = []
    for (index, side) in before.enumerated() {
      guard let diagram = side.diagram, !result.contains(where: { $0.before == diagram }) else { continue }
      result.append((diagram, after.indices.contains(index) ? after[index].diagram : nil))
    }
    guard result.count > 1 else { return result }
    let isShown = result.contains { $0.before.title != "nothing fails" && $0.before.isOffMain }
    return isShown ? result.filter { $0.before.title != "nothing fails" } : result
  }
}

extension MarbleDiagram {
  fileprivate var isOffMain: Bool {
    lanes.contains { lane in
      lane.kind == .sink
        && lane.cells.joined().contains { !$0.isOnMain && [.element, .otherElement].contains($0.kind) }
    }
  }
}

/// The elements, each once, in order.
func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
  var seen: Set<Element> = []
  return elements.filter { seen.insert($0).inserted }
}
