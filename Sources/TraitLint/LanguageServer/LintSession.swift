import Synchronization
import TraitRules

/// What the server keeps of its projects from one edit to the next, and the only way from open documents to findings.
///
/// It is asked on one thread, one question after the other. Kept are the projects as they were found on the disk, what was
/// read off each text, and the last answers. What is followed is followed anew, so each answer is that of a fresh run
/// over the same texts.
final class LintSession {
  private let surroundings: Surroundings
  private let memory = LintMemory()
  private let disk = DiskTexts()
  private var world: LintedWorld?
  private var answers = RecentAnswers()

  init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  func run(_ request: DocumentLint) -> DocumentLint.Outcome {
    do {
      return try lint(request)
    } catch {
      // A configuration that is half written is read again with the next question.
      world = nil
      let message = (error as? ConfigurationError)?.text ?? (error as? UsageError)?.message ?? "\(error)"
      return DocumentLint.Outcome(documents: request.documents, failure: message)
    }
  }

  private func lint(_ request: DocumentLint) throws -> DocumentLint.Outcome {
    let files = request.documents.filter { $0.path != nil }
    guard !files.isEmpty, !request.cancellation.isRequested else { return .cancelled(request) }
    let world = try world(for: request, files)
    if let known = answers[request] { return known }
    if request.cancellation.isRequested { return .cancelled(request) }
    var linter = world.projects.linter
    linter.memory = memory
    linter.draftsFixes = request.draftsFixes
    linter.isGivenUp = { [cancellation = request.cancellation] in cancellation.isRequested }
    if request.showsFacts { linter.tracedPaths = Set(files.compactMap(\.path)) }
    let result = world.projects.lint(world.sources, linter)
    if request.cancellation.isRequested { return .cancelled(request) }
    let report = world.projects.report(result)
    var outcome = DocumentLint.Outcome(documents: request.documents)
    let findings = Dictionary(grouping: report.findings, by: \.location.path)
    let chains = Dictionary(grouping: result.report.chains, by: \.location.path)
    for document in files {
      outcome.findings[document.uri] = findings[document.path ?? ""] ?? []
      outcome.chains[document.uri] = chains[document.path ?? ""] ?? []
    }
    outcome.hasFixes = request.draftsFixes || report.findings.isEmpty
    collectTexts(report.findings, result.report.texts, &outcome)
    answers.add(outcome, to: request)
    return outcome
  }

  /// The projects around the open documents, with the texts that the editor has.
  private func world(for request: DocumentLint, _ files: [OpenDocument]) throws -> LintedWorld {
    let texts = Dictionary(files.map { ($0.path ?? "", $0.text.bytes) }) { first, _ in first }
    if let known = world, known.holds(for: request, texts) {
      known.setTexts(texts)
      return known
    }
    let new = try LintedWorld(request, texts, surroundings, disk)
    answers = RecentAnswers()
    memory.forget(allBut: Set(new.sources.map(\.name)))
    world = new
    return new
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
  /// What there is to say where nobody wants an answer, or where there is nothing to lint.
  fileprivate static func cancelled(_ request: DocumentLint) -> Self {
    var outcome = Self(documents: request.documents)
    outcome.isCancelled = request.cancellation.isRequested
    return outcome
  }
}
