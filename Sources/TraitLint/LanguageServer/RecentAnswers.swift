/// The last answers with the texts that they are about: undoing an edit asks for one of them again.
struct RecentAnswers {
  private static let most = 8

  /// The newest last.
  private var answers: [(outcome: DocumentLint.Outcome, hasFacts: Bool)] = []

  /// The answer about the same texts, for the documents as they are called now.
  subscript(request: DocumentLint) -> DocumentLint.Outcome? {
    let known = answers.last { answer in
      answer.hasFacts == request.showsFacts && (answer.outcome.hasFixes || !request.draftsFixes)
        && answer.outcome.documents.count == request.documents.count
        && zip(answer.outcome.documents, request.documents).allSatisfy { was, now in
          was.uri == now.uri && was.text.bytes == now.text.bytes
        }
    }
    guard var outcome = known?.outcome else { return nil }
    outcome.documents = request.documents
    return outcome
  }

  mutating func add(_ outcome: DocumentLint.Outcome, to request: DocumentLint) {
    if answers.count == Self.most { answers.removeFirst() }
    answers.append((outcome, request.showsFacts))
  }
}
