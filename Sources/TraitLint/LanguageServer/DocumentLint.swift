import TraitRules

/// A document as the editor has it.
struct OpenDocument: Sendable {
  /// As the client spells it; answers use the same spelling.
  var uri: String
  /// Absolute; nil for what is no file, such as an untitled document.
  var path: String?
  var version: Int?
  var text: DocumentText
  /// Counts this server's own view of the text: clients may repeat a version.
  var revision: Int
}

/// One run of the linter over the open documents, with everything that it needs: it runs beside the server.
struct DocumentLint: Sendable {
  var surroundings: Surroundings
  var root: String?
  var documents: [OpenDocument]

  /// What came of it.
  struct Outcome: Sendable {
    /// The documents as they were linted.
    var documents: [OpenDocument]
    /// Findings by the documents' URIs.
    var findings: [String: [Finding]] = [:]
    /// The texts of the files that findings speak of, by the path shown there.
    var texts: [String: DocumentText] = [:]
    /// What clients call the files, by the path shown.
    var uris: [String: String] = [:]
    /// Why nothing could be linted.
    var failure: String?
  }

  func run() -> Outcome {
    do {
      return try lint()
    } catch {
      let message = (error as? ConfigurationError)?.text ?? (error as? UsageError)?.message ?? "\(error)"
      return Outcome(documents: documents, failure: message)
    }
  }

  private func lint() throws -> Outcome {
    var outcome = Outcome(documents: documents)
    let files = documents.filter { $0.path != nil }
    guard !files.isEmpty else { return outcome }
    var surroundings = surroundings
    surroundings.workingDirectory = root ?? surroundings.workingDirectory
    var invocation = try Invocation([])
    invocation.operands = files.compactMap(\.path)
    invocation.isQuiet = true
    let texts = Dictionary(files.map { ($0.path ?? "", $0.text.bytes) }) { first, _ in first }
    let projects = try LintedProjects(
      invocation, surroundings, texts: texts, workspace: [root].compactMap { $0.flatMap(System.realPath) })
    let result = projects.lint()
    let report = projects.report(result)
    for document in files {
      outcome.findings[document.uri] = report.findings.filter { $0.location.path == document.path }
    }
    collectTexts(report.findings, result.report.texts, surroundings, &outcome)
    return outcome
  }

  private func collectTexts(
    _ findings: [Finding], _ texts: [String: [UInt8]], _ surroundings: Surroundings, _ outcome: inout Outcome
  ) {
    let open = Dictionary(documents.map { ($0.path, $0) }) { first, _ in first }
    for path in Set(findings.flatMap(\.paths)) {
      guard let bytes = texts[path] else { continue }
      let absolute = surroundings.absolute(path)
      outcome.texts[path] = open[absolute]?.text ?? DocumentText(bytes)
      outcome.uris[path] = open[absolute]?.uri ?? DocumentURI.uri(of: absolute)
    }
  }
}
