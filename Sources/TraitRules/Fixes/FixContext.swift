/// What every part of a rewrite needs. One for a run.
final class FixContext {
  let rules: RuleContext
  /// Those that the call itself subscribes.
  let bindings: [Place: Binding]
  /// Steps whose closures touch user interface.
  private let watched: [Place: Binding]
  /// Names whose rewrite is being worked out, to end cycles.
  var namesInProgress: Set<Place> = []
  private var versions: [Int32: RxVersion] = [:]
  private var usesMemo: [Place: NameUses] = [:]
  private let all: [Binding]
  private(set) lazy var subscribers = NameSubscribers(analysis, of: all)

  var analysis: Analysis { rules.analysis }
  var project: Project { rules.project }
  var layout: SourceLayout { SourceLayout(project: project) }
  var elements: ElementTypes { ElementTypes(analysis: analysis) }

  init(rules: RuleContext, bindings: [Binding]) {
    self.rules = rules
    all = bindings.filter { !$0.isWatched }
    self.bindings = Dictionary(bindings.filter(\.isItsOwn).map { ($0.call, $0) }) { first, _ in first }
    watched = Dictionary(bindings.filter(\.isWatched).map { ($0.call, $0) }) { first, _ in first }
  }

  func version(at place: Place) -> RxVersion {
    if let known = versions[place.file] { return known }
    let version = rules.rxSwift(for: place)
    versions[place.file] = version
    return version
  }

  func spelling(at place: Place) -> FixSpelling { FixSpelling(version: version(at: place)) }

  func form(of link: ChainLink) -> DriverForm {
    DriverForms(analysis: analysis, version: version(at: link.call)).form(of: link)
  }

  /// What the author of a call has errors fall back to.
  func fallback(of call: Place, _ row: CatalogueRow) -> Fallback? {
    DriverForms(analysis: analysis, version: version(at: call)).fallback(of: call, row)
  }

  /// Whether the closure of a step touches user interface.
  func showsSomething(_ call: Place) -> Bool { watched[call] != nil }

  /// `do(onError: { … })`.
  func isToldOfErrors(_ link: ChainLink) -> Bool {
    guard link.row?.isSideEffect ?? false else { return false }
    return analysis.lowering.arguments(of: link.call, .none).contains {
      $0.label == .onError || $0.label == .afterError
    }
  }

  /// Only linted files are changed; the others are there to be read.
  func checkFiles(of draft: FixDraft) throws(NoFix) {
    for change in draft.changes where !project.files[Int(change.file)].isLinted {
      throw NoFix(reason: "it would have to change \(project.files[Int(change.file)].path), which is not linted")
    }
  }

  /// Before `??`: after `model?.title` a call can follow, after an optional name it cannot.
  func checkThatCallsCanFollow(_ optional: Place) throws(NoFix) {
    let text = project.text(optional)
    if !text.contains("?."), !text.contains("?(") { throw NoFix(reason: "`\(text.firstLine)` is optional") }
  }

  func uses(of binding: Place) -> NameUses {
    if let known = usesMemo[binding] { return known }
    let uses = NameUses(of: binding, analysis)
    usesMemo[binding] = uses
    return uses
  }

  /// Where what moves a binding's elements to main stands: above the first step whose closure touches user interface
  /// off main, else above the binding.
  func hopSlot(_ binding: Binding) -> SourceLayout.Slot {
    let chain = analysis.chain(binding.receiver)
    for (index, link) in chain.links.enumerated() {
      guard let step = watched[link.call], !step.arriving.threads.isSubset(of: [.main, .subscriber]) else { continue }
      return layout.slot(after: chain.expression(before: index), next: link.callee)
    }
    return layout.slot(after: binding.receiver, next: binding.callee)
  }
}
