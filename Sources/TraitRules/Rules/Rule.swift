/// A rule: what it says, why, and how it looks at a binding.
protocol Rule {
  static var id: RuleID { get }
  static var documentation: RuleDocumentation { get }
}

/// What a rule's page says, in the order in which it says it.
public struct RuleDocumentation: Sendable {
  /// One clause, as it stands in the list of rules.
  public var summary: String
  public var severity: Severity
  public var isOnByDefault: Bool
  public var whatItDoes: String
  public var why: String
  public var example: String
  public var useInstead: String
  public var fixSafety: String
  public var knownLimits: String
}

extension RuleID {
  /// The rules that are on unless a configuration says otherwise.
  public static var onByDefault: Set<RuleID> { Set(allCases.filter(\.documentation.isOnByDefault)) }

  /// The rule's own words.
  public var documentation: RuleDocumentation {
    switch self {
    case .mainThread: return MainThreadRule.documentation
    case .errorHandling: return ErrorHandlingRule.documentation
    case .sharing: return SharingRule.documentation
    case .errorEndsStream: return ErrorEndsStreamRule.documentation
    case .relayError: return RelayErrorRule.documentation
    case .preferDriver: return PreferDriverRule.documentation
    case .unusedSuppression: return UnusedSuppressionRule.documentation
    }
  }
}

/// What every rule needs to make findings of bindings.
struct RuleContext {
  let analysis: Analysis
  let reporter: FindingBuilder
  let words: ReasonWords
  var project: Project { analysis.project }
  private let spellings = SpellingVersions()

  init(_ analysis: Analysis) {
    self.analysis = analysis
    reporter = FindingBuilder(analysis: analysis)
    words = ReasonWords(analysis: analysis)
  }

  /// RxSwift's version for a file: what the project says, else what the file's spellings show.
  func rxSwift(for place: Place) -> RxVersion {
    analysis.options.rxSwift ?? spellings.version(of: place.file, in: project)
  }
}

/// Tells RxSwift's release by names that only some releases have.
private final class SpellingVersions {
  /// A file is read once, however many bindings it has.
  private var known: [Int32: RxVersion] = [:]

  func version(of file: Int32, in project: Project) -> RxVersion {
    if let version = known[file] { return version }
    let version = Self.version(of: project.files[Int(file)].tree)
    known[file] = version
    return version
  }

  private static func version(of tree: SyntaxTree) -> RxVersion {
    var version = RxVersion(6)
    for node in tree.nodes where node.kind == .memberExpr || node.kind == .argument {
      let text = tree.text(token: node.token)
      if text.hasPrefix("rx_") { return RxVersion(2) }
      switch text {
      case "bindTo", "addDisposableTo", "bindNext": version = min(version, RxVersion(3))
      case "shareReplay", "shareReplayLatestWhileConnected", "catchErrorJustReturn", "observeOn", "subscribeOn",
        "catchError", "retryWhen":
        version = min(version, RxVersion(5))
      default: break
      }
    }
    return version
  }
}
