import TraitRules

/// What the replay saw of a place: that of all findings there, each thing once.
struct Seen {
  private(set) var before: [ReplayEvidence.Side] = []
  /// The runs to look at.
  private(set) var diagrams: [MarbleDiagram] = []
  private(set) var rewrites: [Rewrite] = []
  /// Why nothing was seen, or not all.
  private(set) var notReplayed: String?
  /// The rules said more than any run showed.
  private(set) var isUnseen = false

  /// A fix of one or several of the findings.
  struct Rewrite {
    var fix: Fix
    /// Whether what was run is the fix beside it, which asks for no value.
    var isValueless = false
    /// The replay found that nothing changed but the faults.
    var isConfirmed = false
    var after: [ReplayEvidence.Side] = []
    var differences: [String] = []
    var diagrams: [MarbleDiagram] = []
  }

  /// Of a chain that has no finding.
  init(_ evidence: ReplayEvidence?) {
    guard let evidence else { return }
    before = [evidence.before].compactMap { $0 }
    diagrams = before.compactMap(\.diagram)
    notReplayed = evidence.notReplayed
  }

  init(_ group: [Finding]) {
    let evidence = group.compactMap(\.evidence)
    before = evidence.compactMap(\.before)
    notReplayed = evidence.compactMap(\.notReplayed).first
    isUnseen = Seen.violations(before).isEmpty && group.contains { $0.rule != .preferDriver }
    diagrams = isUnseen ? [] : Seen.telling(unique(before.compactMap(\.diagram)))
    for finding in group { add(finding) }
  }

  private mutating func add(_ finding: Finding) {
    guard let fix = finding.fix else { return }
    let known = rewrites.firstIndex { $0.fix.edits == fix.edits }
    var rewrite = known.map { rewrites[$0] } ?? Rewrite(fix: fix)
    if let evidence = finding.evidence, let after = evidence.after {
      rewrite.isValueless = finding.alternativeFix != nil
      rewrite.isConfirmed = (finding.alternativeFix ?? fix).replay == "confirmed"
      rewrite.after.append(after)
      rewrite.differences = unique(rewrite.differences + evidence.differences)
      let isShown = evidence.before?.diagram.map(diagrams.contains) ?? false
      if isShown, let diagram = after.diagram, !rewrite.diagrams.contains(diagram) { rewrite.diagrams.append(diagram) }
    }
    if let known { rewrites[known] = rewrite } else { rewrites.append(rewrite) }
  }

  /// A run in which nothing fails has nothing to show that another does not, but threads; and those are seen in the
  /// other too.
  private static func telling(_ diagrams: [MarbleDiagram]) -> [MarbleDiagram] {
    let others = diagrams.filter { $0.title != "nothing fails" }
    return others.contains(where: \.isOffMain) ? others : diagrams
  }

  static let clean = "nothing went wrong"

  /// What a fix is said to be that changes nothing but what was wrong.
  func words(of rewrite: Rewrite) -> String {
    if !rewrite.isConfirmed { return Seen.clean }
    return isUnseen ? Seen.unchanged : Seen.confirmed
  }

  private static let unchanged = "nothing went wrong, as none did before, and without an error the sink sees the same"
  static let confirmed = "confirmed: nothing went wrong, and without an error the sink sees the same as before"

  static func schedules(_ sides: [ReplayEvidence.Side]) -> Int { sides.map(\.schedules).max() ?? 0 }

  static func violations(_ sides: [ReplayEvidence.Side]) -> [String] { unique(sides.flatMap(\.violations)) }
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
