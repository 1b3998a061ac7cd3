import Synchronization
import TraitRules

/// What the server keeps of its projects from one edit to the next, and the only way from open documents to findings.
///
/// It is asked on one thread, one question after the other. Today it keeps nothing: each question has all files read and
/// linted anew. `DocumentLint` says all that has changed since the last question, so that what is kept can be brought up
/// to date here, and nowhere else.
final class LintSession {
  private let surroundings: Surroundings

  init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  func run(_ request: DocumentLint) -> DocumentLint.Outcome {
    do {
      return try lint(request)
    } catch {
      let message = (error as? ConfigurationError)?.text ?? (error as? UsageError)?.message ?? "\(error)"
      return DocumentLint.Outcome(documents: request.documents, failure: message)
    }
  }

  private func lint(_ request: DocumentLint) throws -> DocumentLint.Outcome {
    var outcome = DocumentLint.Outcome(documents: request.documents)
    let files = request.documents.filter { $0.path != nil }
    guard !files.isEmpty, !request.cancellation.isRequested else { return outcome.cancelled(request) }
    var invocation = try Invocation([])
    invocation.operands = files.compactMap(\.path)
    invocation.isQuiet = true
    let texts = Dictionary(files.map { ($0.path ?? "", $0.text.bytes) }) { first, _ in first }
    let projects = try LintedProjects(
      invocation, surroundings, texts: texts, workspace: request.folders.map { System.realPath($0) ?? $0 })
    if request.cancellation.isRequested { return outcome.cancelled(request) }
    let result = projects.lint()
    if request.cancellation.isRequested { return outcome.cancelled(request) }
    let report = projects.report(result)
    for document in files {
      outcome.findings[document.uri] = report.findings.filter { $0.location.path == document.path }
    }
    if request.showsFacts { outcome.chains = chains(of: files, projects) }
    collectTexts(report.findings, result.report.texts, &outcome)
    return outcome
  }

  private func chains(of documents: [OpenDocument], _ projects: LintedProjects) -> [String: [TracedChain]] {
    let paths = Set(documents.compactMap(\.path))
    let all = projects.read().projects.flatMap { project in
      var linter = projects.linter
      linter.options = project.options
      return linter.chains(in: paths, of: project.files)
    }
    let byPath = Dictionary(grouping: all, by: \.location.path)
    return Dictionary(documents.map { ($0.uri, byPath[$0.path ?? ""] ?? []) }) { first, _ in first }
  }

  private func collectTexts(
    _ findings: [Finding], _ texts: [String: [UInt8]], _ outcome: inout DocumentLint.Outcome
  ) {
    let open = Dictionary(outcome.documents.map { ($0.path, $0) }) { first, _ in first }
    for path in Set(findings.flatMap(\.paths)) {
      guard let bytes = texts[path] else { continue }
      let absolute = surroundings.absolute(path)
      outcome.texts[path] = open[absolute]?.text ?? DocumentText(bytes)
      outcome.uris[path] = open[absolute]?.uri ?? DocumentURI.uri(of: absolute)
    }
  }
}

/// Whether somebody still wants an answer.
final class Cancellation: Sendable {
  private let requested = Atomic(false)

  var isRequested: Bool { requested.load(ordering: .relaxed) }

  func cancel() { requested.store(true, ordering: .relaxed) }
}

extension DocumentLint.Outcome {
  fileprivate func cancelled(_ request: DocumentLint) -> DocumentLint.Outcome {
    var outcome = self
    outcome.isCancelled = request.cancellation.isRequested
    return outcome
  }
}
