/// A file as the caller read it. The linter reads no files itself.
public struct SourceFile: Sendable {
  /// Shown in findings as it stands here.
  public var path: String
  public var bytes: [UInt8]
  /// Whether findings in this file are wanted. Files that only serve to follow names into have `false`.
  public var isLinted: Bool
  /// Files of different projects know nothing of each other. Any text, the same for all files of a project.
  public var project: String
  /// The module that the file is compiled into, as far as whoever calls could read that off manifests and folders:
  /// `FOLDER:NAME` for a package's target (certain), `FOLDER/` for what looks like a module (a guess: several folders
  /// may make one), empty where nothing is known. Unique within the project.
  public var module: String
  /// Where the file lies in its project. Files are taken in this order, which must not depend on how they are shown;
  /// that is how they are shown unless something else is said.
  public var place: String

  public init(
    path: String, bytes: [UInt8], isLinted: Bool = true, project: String = "", module: String = "",
    place: String? = nil
  ) {
    self.path = path
    self.bytes = bytes
    self.isLinted = isLinted
    self.project = project
    self.module = module
    self.place = place ?? path
  }
}

/// A release of RxSwift as far as the linter tells releases apart.
public struct RxVersion: Sendable, Hashable, Comparable {
  public var major: Int
  public var minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  public static func < (left: RxVersion, right: RxVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

/// What a project tells the linter beyond its source.
public struct ProjectOptions: Sendable {
  /// RxSwift's version where a lock file or the configuration says it; else it is read off each file's spellings.
  public var rxSwift: RxVersion?
  /// ReactorKit's version where a lock file says it.
  public var reactorKit: RxVersion?
  /// Realm's version where a lock file says it.
  public var realm: RxVersion?
  /// The project's own words, as the configuration declares them.
  public var vocabulary = Vocabulary()
  /// The value that a stream falls back to, by the element's type as written (`[String]`, `Int`), in Swift.
  public var fallbacks: [String: String] = [:]
  public var fixStyle: FixStyle = .driver

  public init() {}
}

/// Names that a project adds to the catalogue.
public struct Vocabulary: Sendable {
  /// Facts of a source or of an operator's result; `nil` leaves the fact as it comes in.
  public struct Effect: Sendable, Hashable {
    /// `main`, `background`, `keep`.
    public var delivery: String?
    /// `never`, `possible`, `keep`.
    public var failure: String?
    /// `shared`, `harmless`, `repeated`, `keep`.
    public var sharing: String?

    public init(delivery: String? = nil, failure: String? = nil, sharing: String? = nil) {
      self.delivery = delivery
      self.failure = failure
      self.sharing = sharing
    }
  }

  /// By the member's base name.
  public var sources: [String: Effect] = [:]
  public var operators: [String: Effect] = [:]
  /// By the scheduler's expression as written (`Schedulers.ui`): whether it is the main thread.
  public var schedulers: [String: Bool] = [:]
  /// Names after `rx.` that are UI sinks.
  public var sinks: Set<String> = []

  public init() {}
}

/// The answer to one run over all files.
public struct LintReport: Sendable {
  /// Certain and unproven findings of every rule, suppressed ones left out, in order of path, place and rule.
  public var findings: [Finding] = []
  /// Findings that a comment silenced, with the reason given.
  public var suppressed: [SuppressedFinding] = []
  /// All subscriptions in the files of `Linter.tracedPaths`, whether or not anything is wrong with them; in order.
  public var chains: [TracedChain] = []
  /// The sources that findings, suppressed ones too, speak of, by path: whoever shows or fixes them needs no others.
  public var texts: [String: [UInt8]] = [:]
  public var summary = LintSummary()
  public var phases = PhaseTimes()

  public init() {}
}

extension LintReport {
  /// Takes in another project's report.
  mutating func add(_ other: LintReport) {
    findings += other.findings
    chains += other.chains
    suppressed += other.suppressed
    texts.merge(other.texts) { first, _ in first }
    phases += other.phases
    summary.files += other.summary.files
    summary.subscriptions += other.summary.subscriptions
    summary.bindings += other.summary.bindings
    summary.decided += other.summary.decided
    summary.undecidedDelivery += other.summary.undecidedDelivery
    summary.undecidedFailure += other.summary.undecidedFailure
    summary.undecidedSharing += other.summary.undecidedSharing
    summary.flagged += other.summary.flagged
  }
}

/// A finding that a `traitlint:disable` silenced.
public struct SuppressedFinding: Sendable {
  public var finding: Finding
  public var reason: String?

  public init(finding: Finding, reason: String?) {
    self.finding = finding
    self.reason = reason
  }
}

/// What was seen and what was decided, over the linted files.
public struct LintSummary: Sendable, Equatable {
  public var files = 0
  public var subscriptions = SubscriptionCount()
  /// Subscriptions that feed UI.
  public var bindings = 0
  /// Those of which all three facts are known.
  public var decided = 0
  public var undecidedDelivery = 0
  public var undecidedFailure = 0
  public var undecidedSharing = 0
  /// Bindings with at least one certain finding.
  public var flagged = 0

  public init() {}
}
