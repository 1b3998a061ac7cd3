/// A way of writing findings down, by the name users give.
enum ReporterName: String, CaseIterable, Sendable {
  case text, json, xcode, github, gitlab, sarif, checkstyle, junit, rdjson, azure, teamcity, markdown, html

  /// Whether it shows what running the chains has shown.
  var showsEvidence: Bool { self == .json || self == .html }

  var summary: String {
    switch self {
    case .text: "for people: the source line, where each guarantee was lost, what to write instead"
    case .json: "everything there is, for programs"
    case .xcode: "one line a finding, clickable in Xcode and most editors"
    case .github: "annotations of GitHub Actions"
    case .gitlab: "GitLab's Code Quality report"
    case .sarif: "SARIF 2.1.0, for code scanning"
    case .checkstyle: "Checkstyle's XML"
    case .junit: "JUnit's XML: a failed test a finding, a passed one a clean file"
    case .rdjson: "reviewdog's JSON, with suggested changes"
    case .azure: "commands of Azure Pipelines"
    case .teamcity: "service messages of TeamCity"
    case .markdown: "a table for a pull request or a job summary"
    case .html: "one page: each chain drawn, what running it showed, the rewrite"
    }
  }
}

/// A reporter and where its output goes.
struct ReporterTarget: Equatable, Sendable {
  var name: ReporterName
  /// nil: standard output.
  var file: String?

  init(name: ReporterName, file: String? = nil) {
    self.name = name
    self.file = file
  }

  /// Reads `NAME` or `NAME=FILE`.
  init(_ text: String) throws(UsageError) {
    let equals = text.firstIndex(of: "=")
    let word = String(text[..<(equals ?? text.endIndex)])
    guard let name = ReporterName(rawValue: word) else {
      let hint = Suggestion.hint(for: word, among: Choices.reporters)
      let choices = hint.isEmpty ? "; there are \(Choices.reporters.joined(separator: ", "))" : hint
      throw UsageError(message: "there is no reporter '\(word)'\(choices)")
    }
    self.name = name
    guard let equals else { return }
    let file = String(text[text.index(after: equals)...])
    if file.isEmpty { throw UsageError(message: "reporter '\(word)=' lacks the name of a file after '='") }
    // As elsewhere, `-` is the standard stream.
    if file != "-" { self.file = file }
  }

  /// Two reporters that write to the same place would spoil each other's output.
  static func check(_ targets: [ReporterTarget]) throws(UsageError) {
    var places: [String: ReporterName] = [:]
    for target in targets {
      let place = target.file.map(FilePath.tidy) ?? "standard output"
      if let other = places[place] {
        throw UsageError(
          message: "reporters '\(other.rawValue)' and '\(target.name.rawValue)' both write to \(place); "
            + "give one a file: --reporter \(target.name.rawValue)=FILE")
      }
      places[place] = target.name
    }
  }
}
