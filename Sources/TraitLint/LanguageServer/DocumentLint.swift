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

/// A question to the session: what is to be said of the open documents, and what changed since the last question.
struct DocumentLint: Sendable {
  /// Those that the editor has open, absolute.
  var folders: [String]
  var documents: [OpenDocument]
  /// Files, by absolute path, that were created, changed or deleted outside of the editor. Editors that tell of none may
  /// have changed any.
  var changedFiles: Set<String> = []
  /// Whether the editor tells of such files at all.
  var isToldOfFiles = false
  /// Whether the disk is to be looked at all the same.
  var looksAnew = false
  /// Whether the chains are wanted that have no findings.
  var showsFacts = false
  /// Whether fixes are wanted. Following what is rewritten takes longer than finding what is wrong.
  var draftsFixes = true
  var cancellation = Cancellation()

  /// What came of it.
  struct Outcome: Sendable {
    /// The documents as they were linted.
    var documents: [OpenDocument]
    /// Whether the findings have their fixes.
    var hasFixes = true
    /// Findings by the documents' URIs.
    var findings: [String: [Finding]] = [:]
    /// All subscriptions, if they were asked for, by the documents' URIs.
    var chains: [String: [TracedChain]] = [:]
    /// The texts of the files that findings speak of, by the path shown there.
    var texts: [String: DocumentText] = [:]
    /// What clients call the files, by the path shown.
    var uris: [String: String] = [:]
    /// Why nothing could be linted.
    var failure: String?
    /// Whether it was given up on the way.
    var isCancelled = false
  }
}
