/// What lies around the open documents: folders, files that others change, settings.
extension LanguageServer {
  /// Asks to be told of every file that a finding can depend on.
  mutating func watchFiles() {
    guard client.registersWatching else { return }
    let names = FileWalker.lockFileNames.sorted(by: utf8Order) + [ConfigurationFile.name]
    let watchers = (["**/*.swift"] + names.map { "**/\($0)" }).map { pattern in
      JSONValue.object([("globPattern", .string(pattern))])
    }
    let registration = JSONValue.object([
      ("id", .string("traitlint/files")), ("method", .string("workspace/didChangeWatchedFiles")),
      ("registerOptions", .object([("watchers", .array(watchers))])),
    ])
    ask("traitlint/register", "client/registerCapability", .object([("registrations", .array([registration]))]))
  }

  /// Files were created, changed, deleted or renamed. A change of branch tells of hundreds, one after the other.
  mutating func filesChanged(_ files: JSONValue?, names: [String], at now: Double) {
    for file in files?.arrayValue ?? [] {
      for name in names {
        if let path = file[name]?.stringValue.flatMap(DocumentURI.path) { changedFiles.insert(path) }
      }
    }
    lint(at: now + Self.debounce)
  }

  mutating func foldersChanged(_ event: JSONValue?, at now: Double) {
    func paths(_ name: String) -> [String] {
      event?[name]?.arrayValue?.compactMap { $0["uri"]?.stringValue.flatMap(DocumentURI.path) } ?? []
    }
    let removed = Set(paths("removed"))
    client.folders = client.folders.filter { !removed.contains($0) } + paths("added")
    lint(at: now)
  }

  /// Of some editors it is only a word that something changed.
  mutating func settingsChanged(_ settings: JSONValue?, at now: Double) {
    let before = client.showsFacts
    client.read(settings?["traitlint"] ?? settings)
    if client.showsFacts != before, client.refreshesHints {
      ask("traitlint/refresh", "workspace/inlayHint/refresh", nil)
    }
    lookAnew(at: now)
  }
}
