/// Why a fact is what it is, and where that was seen. Words are made of it when somebody reads them.
struct Cause: Hashable {
  var place: Place
  var reason: Reason
  /// Nothing shows it; it is what such calls do.
  var isLikely = false
  /// An error that the source writes out, for a case that may never be: what fails by itself says more.
  var isWritten = false

  static let none = Cause(place: .nowhere, reason: .said(.nothing))
}

/// A cause in a `ChainGraph`, in one number that is the smaller the earlier it stands in the source; what is likely comes
/// after all that is certain, and of either what is written out comes last. So of two causes, one is the first whoever
/// asks.
struct CauseID: Hashable, Comparable {
  private let bits: UInt64

  static let none = CauseID(bits: .max)

  private init(bits: UInt64) { self.bits = bits }

  private static let reasonBits: UInt64 = 20
  private static let nodeBits: UInt64 = 24
  private static let fileBits: UInt64 = 18

  /// - Parameter reason: the number of the reason.
  init(_ cause: Cause, reason: Int32) {
    let file = UInt64(UInt32(bitPattern: cause.place.file &+ 1)) & (1 << Self.fileBits - 1)
    let node = UInt64(UInt32(bitPattern: cause.place.node)) & (1 << Self.nodeBits - 1)
    bits =
      (cause.isLikely ? 1 << 63 : 0) | (cause.isWritten ? 1 << 62 : 0) | file << (Self.nodeBits + Self.reasonBits)
      | node << Self.reasonBits
      | UInt64(UInt32(bitPattern: reason)) & (1 << Self.reasonBits - 1)
  }

  var isNone: Bool { self == .none }

  var isLikely: Bool { !isNone && bits >> 63 != 0 }

  var isWritten: Bool { !isNone && bits >> 62 & 1 != 0 }

  var place: Place {
    Place(
      file: Int32(truncatingIfNeeded: bits >> (Self.nodeBits + Self.reasonBits) & (1 << Self.fileBits - 1)) &- 1,
      node: Int32(truncatingIfNeeded: bits >> Self.reasonBits & (1 << Self.nodeBits - 1)))
  }

  var reason: Int32 { Int32(truncatingIfNeeded: bits & (1 << Self.reasonBits - 1)) }

  var tableHash: UInt64 { NameHash.mixed(bits, 3) }

  static func < (left: CauseID, right: CauseID) -> Bool { left.bits < right.bits }

  /// The first of two; what is none comes last.
  func joined(with other: CauseID) -> CauseID { min(self, other) }

  /// This one, or the other where there is none.
  func or(_ other: CauseID) -> CauseID { isNone ? other : self }
}

extension Reason {
  /// Whether it says on which thread something runs, and not that this is out of sight.
  var namesThread: Bool {
    switch self {
    case .scheduler, .row(_, .answersOffMain): true
    case .said(let saying):
      [.actorIsOffMain, .asyncIsOffMain, .taskIsOffMain, .detachedIsOffMain, .dispatchedOffMain].contains(saying)
    case .name(_, let saying): [.callsBackOnSessionsQueue, .callsBackOffMain, .callsDelegateOffMain].contains(saying)
    case .code(_, let saying): [.runsThere, .madeWith, .callsBackOn].contains(saying)
    case .row, .decides: false
    }
  }
}

/// What a cause says, as far as it is not the same everywhere.
enum Reason: Hashable {
  case said(Saying)
  /// Of a row of the catalogue, by its index.
  case row(Int32, RowSaying)
  /// The step at a row delivers on the scheduler written at a place.
  case scheduler(Int32, Place)
  case name(Symbol, NameSaying)
  /// Of code that is quoted: its first line.
  case code(Place, CodeSaying)
  /// A step of a row decides what becomes of another cause.
  case decides(Int32, CauseID)

  /// Clauses that are whole.
  enum Saying: String, Hashable {
    case nothing = ""
    case onlyTypeInSight = "only its type is in sight"
    case sourceNotInSight = "its source is not in sight"
    case writtenByOthers = "whoever uses the module may write into it"
    case configurationSilent = "the configuration does not say"
    case createSendsError = "create sends an error"
    case createNotInSight = "create's function is not in sight"
    case createRunsAgain = "the closure of create runs again"
    case observerHandedOn = "the observer is handed on"
    case postedOnMain = "posted on main"
    case interfaceChangesOnMain = "user interface changes on main"
    case realmNotifies = "Realm notifies on the thread that observes"
    case delegateOnCallersThread = "a delegate is called on its caller's thread"
    case reactorNotInSight = "the reactor is not in sight"
    case runsWhereSubscribed = "runs where the subscription does"
    case runsWhereMade = "runs where the object is made"
    case setWhileMade = "set while the object is made"
    case actorIsOffMain = "an actor runs off the main thread"
    case nonisolatedRunsAnywhere = "nonisolated code runs anywhere"
    case asyncIsOffMain = "an async function runs off the main actor"
    case taskIsOffMain = "a Task runs off the main thread"
    case detachedIsOffMain = "a detached Task runs off the main thread"
    case disposalAnywhere = "disposal happens where it is asked for"
    case storedRunsWhereCalled = "a stored closure runs where it is called"
    case observerRunsWhereElementsCome = "an observer runs where its elements come"
    case dispatchedOffMain = "dispatch_async off main"
  }

  /// Clauses about a row's name.
  enum RowSaying: Hashable {
    case answersOffMain, deliversWhereCalled, deliversWhereCaused, endsThere, closureThrows, adds
    case effectRunsAgain, decides
  }

  /// Clauses about a name.
  enum NameSaying: Hashable {
    case notInSight, configured, nobodyCalls, nobodySets
    case decidesWhereClosureRuns, callsBackOnSessionsQueue, callsBackOffMain, callsDelegateOffMain
  }

  /// Clauses about code that is quoted.
  enum CodeSaying: Hashable {
    case notInSight, unseenCall, sendsError, runsAgain, runsThere, madeWith, callsBackOn, mayWrite
  }
}
