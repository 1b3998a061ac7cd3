/// The chains that a rewrite concerns, as they are and as they are after it: what a replay needs to judge it.
struct RewrittenChains {
  /// The first subscription of those that share a name.
  var group: Place
  var before: ChainModel
  /// The same subscribers in the same order.
  var after: ChainModel
  /// The subscriber that the finding is about.
  var subscriber: Int
  /// Why the subscriber's stream is over with its first error after the rewrite, too, if it is.
  var endLeft: String?
  /// Where a stream was over itself, the end of one that feeds it is another matter.
  var isOverNoMore = false

  /// Why a rewrite that leaves what a rule says is none.
  func whatIsLeft(_ rule: RuleID) -> String {
    if rule == .errorEndsStream, let endLeft {
      return "after the rewrite in reach, the first error still ends the stream: \(endLeft)"
    }
    return "the rewrite in reach leaves missing what is missing"
  }

  /// Whether what a rule says of the subscriber still holds after the rewrite: that a guarantee is lost, or that nothing
  /// shows it. A second run may have other reasons, which only the replay tells apart.
  func leaves(_ rule: RuleID, _ certainty: Certainty) -> Bool {
    let (facts, were) = (after.subscribers[subscriber].facts, before.subscribers[subscriber].facts)
    let isUnproven = certainty == .unproven
    return switch rule {
    case .mainThread: facts.threads.contains(.background) || isUnproven && facts.threads.contains(.unknown)
    case .errorHandling, .relayError: facts.canFail || isUnproven && facts.mayFail
    case .errorEndsStream: facts.endsStream && !isOverNoMore
    // What was certain before and open after it is not mended.
    case .sharing:
      facts.repeats && facts.endsAtOnce || facts.mayRepeat && (certainty == .certain || !were.mayRepeat)
        || facts.isJoinedApart && !were.isJoinedApart
    default: false
    }
  }
}

/// Makes the chains of rewrites. One for a run, so that rewrites with the same edits are followed once.
final class ChainRewriter {
  private let context: FixContext
  /// All subscriptions, in order of file and place.
  private lazy var bindings = context.bindings.values.sorted {
    ($0.call.file, context.project.node($0.call).token) < ($1.call.file, context.project.node($1.call).token)
  }
  private lazy var indices = Dictionary(uniqueKeysWithValues: bindings.enumerated().map { ($1.call, $0) })
  private lazy var groupOf: [Int: [Int]] = {
    var result: [Int: [Int]] = [:]
    for group in ChainModelBuilder(context.analysis).groups(of: bindings) {
      for index in group { result[index] = group }
    }
    return result
  }()
  private lazy var indexByPath = Dictionary(
    context.project.files.enumerated().map { ($1.path, Int32($0)) }, uniquingKeysWith: { first, _ in first })
  /// What the edits led to that were last asked about, of a round and of a rewrite by itself: findings of one binding have
  /// the same fix and come one after the other.
  private var last: [(edits: Set<Edit>, analysis: Analysis)] = []
  private var rounds: RewriteRounds?

  init(_ context: FixContext) { self.context = context }

  /// Each finding of a name runs all who subscribe to it: with more of them, what one name costs would have no bound.
  private static let mostSubscribers = 32

  /// A binding's chain with those that share a name with it, the first of many, and its place among them.
  func chain(of binding: Binding) -> (model: ChainModel, subscriber: Int)? {
    guard let (all, place) = group(of: binding) else { return nil }
    let first = all.prefix(Self.mostSubscribers)
    let group = place < first.count ? Array(first) : first.dropLast() + [all[place]]
    return (
      ChainModelBuilder(context.analysis).model(of: group.map { bindings[$0] }),
      min(place, group.count - 1)
    )
  }

  /// Whether edits of others change nothing about a binding's chain, nor about those that share a name with it.
  func isUntouched(_ binding: Binding, by others: Set<Edit>) -> Bool {
    guard let members = group(of: binding)?.members else { return false }
    // For its own chain, the rounds see to that.
    if members.count == 1 { return true }
    return rounds.map { !$0.change(others, members.map { bindings[$0] }, context.project) } ?? false
  }

  private func group(of binding: Binding) -> (members: [Int], subscriber: Int)? {
    guard let index = indices[binding.call], let group = groupOf[index], let subscriber = group.firstIndex(of: index)
    else { return nil }
    return (group, subscriber)
  }

  /// The numbers of rounds in which rewrites are followed, each by the binding that it is of.
  func rounds(of rewrites: [(binding: Binding, edits: [Edit])]) -> (numbers: [Int], edits: [Set<Edit>]) {
    var chains: [[Edit]: [ChainID]] = [:]
    for rewrite in rewrites {
      chains[rewrite.edits, default: []].append(rewrite.binding.chain)
    }
    var rounds = RewriteRounds(context.analysis, of: Set(chains.keys.joined()), in: indexByPath)
    var numbers: [[Edit]: Int] = [:]
    for (_, edits) in rewrites where numbers[edits] == nil {
      numbers[edits] = rounds.add(edits, judgedBy: chains[edits] ?? [])
    }
    self.rounds = rounds
    return (rewrites.map { numbers[$0.edits] ?? 0 }, rounds.rounds.map(\.edits))
  }

  /// Forgets what the edits of a round led to, once that is over.
  func forgetRound() { last = [] }

  /// - Parameter edits: the rewrite's, and those of others that have nothing to do with the chain.
  /// - Throws: why the two sides cannot be compared.
  func chains(of binding: Binding, after edits: Set<Edit>) throws(NoFix) -> RewrittenChains {
    guard let (group, subscriber) = group(of: binding) else {
      throw NoFix(reason: "not replayed: the chain is not in sight")
    }
    guard group.count <= Self.mostSubscribers else {
      throw NoFix(reason: "not replayed: \(group.count) subscriptions share a name")
    }
    let before = ChainModelBuilder(context.analysis).model(of: group.map { bindings[$0] })
    let analysis = try analysis(after: edits)
    let finder = analysis.subscriptions
    var candidates: [Int32: (were: [Place], are: [Place])] = [:]
    var after: [Binding] = []
    for member in group {
      let call = bindings[member].call
      let (were, are) =
        candidates[call.file]
        ?? (context.analysis.subscriptions.candidates(in: call.file), finder.candidates(in: call.file))
      candidates[call.file] = (were, are)
      guard were.count == are.count, let position = were.firstIndex(of: call),
        let counterpart = finder.bindings(at: are[position]).first
      else { throw NoFix(reason: "not replayed: the rewrite changes how many subscriptions there are") }
      if bindings[member].facts.failure.endsStream == nil, let end = counterpart.facts.failure.endsStream {
        let reason = ReasonWords(analysis: analysis).text(end)
        throw NoFix(reason: "refuted: after it, the first error ends the stream: \(reason)")
      }
      after.append(counterpart)
    }
    let (end, left) = (binding.facts.failure.endsStream, after[subscriber].facts.failure.endsStream)
    return RewrittenChains(
      group: bindings[group[0]].call, before: before, after: ChainModelBuilder(analysis).model(of: after),
      subscriber: subscriber, endLeft: left.map { ReasonWords(analysis: analysis).text($0) },
      isOverNoMore: end.map { !$0.isBranch } ?? false && left?.isBranch ?? true)
  }

  /// Follows the project with some texts replaced; only those are parsed again.
  private func analysis(after edits: Set<Edit>) throws(NoFix) -> Analysis {
    if let known = last.first(where: { $0.edits == edits }) {
      last = last.filter { $0.edits != edits } + [known]
      return known.analysis
    }
    var rewritten: [Int32: Project.File] = [:]
    for (path, edits) in Dictionary(grouping: edits, by: \.path) {
      guard let index = indexByPath[path] else { throw NoFix(reason: "not replayed: \(path) is not in sight") }
      let file = context.project.files[Int(index)]
      var bytes = file.source
      for edit in edits.sorted(by: { ($0.start, $0.end) > ($1.start, $1.end) }) {
        bytes.replaceSubrange(edit.start..<edit.end, with: edit.replacement.utf8)
      }
      rewritten[index] = Project.File(file, rewrittenTo: bytes)
    }
    let project = Project(context.project, replacing: rewritten)
    let files = Set(rewritten.keys)
    let analysis = Analysis(project, rewritten: files, of: context.analysis, unchanged(by: edits, project, files))
    last = last.suffix(1) + [(edits, analysis)]
    return analysis
  }

  /// The facts of what edits leave as it was.
  private func unchanged(by edits: Set<Edit>, _ project: Project, _ files: Set<Int32>) -> UnchangedFacts? {
    guard let rounds, let changed = rounds.changed(by: edits) else { return nil }
    return UnchangedFacts(context.analysis, project, rewritten: files, rounds.reach, changed: changed)
  }
}
