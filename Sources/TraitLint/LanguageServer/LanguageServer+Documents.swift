/// The texts that the editor has open.
extension LanguageServer {
  mutating func open(_ parameters: JSONValue, at now: Double) {
    let item = parameters["textDocument"]
    guard let uri = item?["uri"]?.stringValue, let text = item?["text"]?.stringValue else { return }
    // Editors may have been set up to send other languages too, or to send no language.
    guard item?["languageId"]?.stringValue == "swift" || uri.hasSuffix(".swift") else { return }
    revisions += 1
    documents[uri] = OpenDocument(
      uri: uri, path: DocumentURI.path(of: uri), version: item?["version"]?.intValue,
      text: DocumentText(Array(text.utf8)), revision: revisions)
    lint(at: now)
  }

  /// A change of a document that is not open is of no document that is known here, and is ignored.
  mutating func change(_ parameters: JSONValue, at now: Double) {
    let item = parameters["textDocument"]
    guard let uri = item?["uri"]?.stringValue, var document = documents[uri] else { return }
    for change in parameters["contentChanges"]?.arrayValue ?? [] {
      guard let text = change["text"]?.stringValue else { continue }
      if change["range"] == nil {
        document.text.replace(nil, with: text)
      } else if let range = TextPosition.range(change["range"]) {
        document.text.replace(range, with: text)
      }
    }
    revisions += 1
    document.revision = revisions
    document.version = item?["version"]?.intValue ?? document.version
    documents[uri] = document
    outdate(uri)
    lintAfterPause(from: now)
  }

  /// A newer text makes every answer about an older one worthless.
  private mutating func outdate(_ uri: String) {
    cancelRun()
    for request in waiting where request.uri == uri { fail(request.id, .contentModified, "the text has changed") }
    waiting.removeAll { $0.uri == uri }
  }

  mutating func close(_ parameters: JSONValue) {
    guard let uri = parameters["textDocument"]?["uri"]?.stringValue, documents.removeValue(forKey: uri) != nil else {
      return
    }
    forgetShown(uri)
    publish(.object([("uri", .string(uri)), ("diagnostics", .array([]))]))
    for request in waiting where request.uri == uri { respond(request.id, .null) }
    waiting.removeAll { $0.uri == uri }
    if documents.isEmpty { forgetWork() }
  }
}
