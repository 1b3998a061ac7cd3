/// How a row's effects are held against what the bundled runtime does.
public enum CatalogueProof: Equatable, Sendable {
  /// The smallest chains made of it are replayed: delivery, failure and sharing are those that show.
  case replayed
  /// It says the same as a row that is replayed, an older spelling or another trait's.
  case replayedAs(String)
  /// Why a replay can't show it.
  case notShown(String)
}

extension CatalogueRow {
  /// What stands behind the row, beside the source it was read in.
  public var proof: CatalogueProof {
    if library != "RxSwift" { return .notShown("another library's") }
    switch kind {
    case .subscription, .sink, .connect: return .notShown("nothing comes out")
    case .source, .operator, .conversion: break
    }
    if let reason = CatalogueRow.reasons[signature] ?? receiver.reason { return .notShown(reason) }
    if delivery == .nothing, receiver == .shared { return .notShown("nothing comes out") }
    if removed != nil || receiver.isRebuiltAsObservable { return twinProof }
    return .replayed
  }

  /// That of the row which says the same.
  private var twinProof: CatalogueProof {
    let twins = Catalogue.standard.rows(named: renamedName).filter { row in
      [CatalogueRow.Receiver.observable, .any, .shared].contains(row.receiver) && row.removed == nil
        && row.proof == .replayed
        && row.says(sameAs: self)
    }
    let twin = twins.first { $0.signature == signature || $0.signature == renamedTo } ?? twins.first
    guard let twin else { return .notShown(removed == nil ? "a trait's own" : "gone, and nothing took its place") }
    return .replayedAs(twin.signature)
  }

  /// The base name of `renamedTo`, of the last step where it has several.
  private var renamedName: String {
    guard let now = renamedTo, let last = now.split(separator: ".").last else { return name }
    return String(last.prefix { $0 != "(" })
  }

  private func says(sameAs other: CatalogueRow) -> Bool {
    delivery == other.delivery && sharing == other.sharing
      && (failure == other.failure || other.receiver == .infallible)
  }

  /// What can't be rebuilt from a chain's source, or shows nothing that could be told from something else.
  private static let reasons: [String: String] = [
    "create(_:)": "its closure is read, not run",
    "create(subscribe:)": "its closure is read, not run",
    "create(detached:priority:work:)": "its closure is read, not run",
    "decode(type:decoder:)": "the elements of a replay are numbers",
    "multicast(_:)": "the subject is not in the chain",
    "multicast(makeSubject:)": "the subject is not in the chain",
    "multicast(_:selector:)": "the subject is not in the chain",
    "asSharedSequence(sharingStrategy:onErrorJustReturn:)": "the strategy is not in the chain",
    "asSharedSequence(sharingStrategy:onErrorDriveWith:)": "the strategy is not in the chain",
    "asSharedSequence(sharingStrategy:onErrorRecover:)": "the strategy is not in the chain",
    "createUnsafe(source:)": "the strategy is not in the chain",
    "values": "it is awaited, not subscribed to",
    "value": "it is awaited, not subscribed to",
    "primitiveSequence": "it is the sequence itself",
  ]
}

extension CatalogueRow.Receiver {
  /// Rebuilt as observables, whose steps do the same.
  fileprivate var isRebuiltAsObservable: Bool {
    switch self {
    case .infallible, .primitive, .single, .maybe, .completable: true
    default: false
    }
  }

  fileprivate var reason: String? {
    switch self {
    case .relay, .subject, .variable: "hot: what comes is what its writers send, which is replayed"
    case .controlEvent, .controlProperty: "main by contract; what follows is replayed"
    case .sequence, .reactive, .library: "what it is called on is not in the chain"
    default: nil
    }
  }
}
