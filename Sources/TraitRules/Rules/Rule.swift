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

  /// RxSwift's version for a file: what the project says, else what spellings show, the file's own before the others'.
  func rxSwift(for place: Place) -> RxVersion {
    analysis.options.rxSwift ?? spellings.version(of: place.file, in: project)
  }

  /// The function that a binding names instead of a closure: `render` of `bind(onNext: render)`.
  func function(_ binding: Binding) -> String? {
    guard let place = binding.sinkPlace, let argument = project.parent(place), project.kind(argument) == .argument,
      project.kind(place) != .closureExpr, project.parent(argument) == binding.call
    else { return nil }
    return "`\(project.outline(place))`"
  }
}
