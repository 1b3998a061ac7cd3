/// Finds what is sent: each place that sends something is looked at once, and noted under what it sends into.
struct FeederCollector {
  let sending: SendingPlaces
  private(set) var notes: [Place: [Feeders.Note]] = [:]
  private var noted: Set<Place> = []
  private var project: Project { sending.contexts.project }

  init(_ contexts: Contexts) {
    sending = SendingPlaces(contexts)
  }

  /// - Parameter files: those whose senders are looked at; all where nothing is said.
  mutating func collect(in files: Set<Int32>? = nil) {
    let dialect = sending.contexts.lowering.dialect
    let words = (Array(dialect.sendingMethods.keys) + dialect.subscriptions.keys + [Symbol(.do)])
      .sorted { $0.id < $1.id }
    let methods = dialect.sendingMethods.keys.sorted { $0.id < $1.id }
    // The value of a relay cannot be set, that of a `Variable` can.
    let hasVariables = !project.files(mentioning: Symbol(.Variable)).isEmpty
    guard let files else {
      let named = methods.flatMap { method in project.files(handing: method).flatMap { handed(method, in: $0) } }
      let inPlace = hasVariables ? project.files(mentioning: Symbol(.value)).flatMap(changedInPlace) : []
      return collect(project.changes(of: Symbol(.value)) + words.flatMap { project.calls(of: $0) } + named + inPlace)
    }
    // No other file is entered for them.
    collect(
      files.sorted().flatMap { file in
        project.changes(of: Symbol(.value), in: file) + words.flatMap { project.calls(of: $0, in: file) }
          + methods.flatMap { handed($0, in: file) } + (hasVariables ? changedInPlace(in: file) : [])
      })
  }

  /// `variable.value.append(x)`.
  private func changedInPlace(in file: Int32) -> [Place] {
    project.mentions(of: Symbol(.value), in: file).filter { mention in
      project.kind(mention) == .memberExpr && sending.contexts.isChangedInPlace(mention)
    }
  }

  /// `relay.accept` that is named for others to call. What is named for a subscription is that one's to send.
  private func handed(_ word: Symbol, in file: Int32) -> [Place] {
    project.mentions(of: word, in: file).filter { mention in
      project.kind(mention) == .memberExpr && project.call(calling: project.withItsUnwrapping(mention)) == nil
        && !sending.isSubscriptions(mention)
    }
  }

  /// Looks at some places that send, each an expression that `collect(in:)` finds.
  mutating func collect(_ places: [Place]) {
    let new = places.filter { noted.insert($0).inserted }
    guard !new.isEmpty else { return }
    for place in new { note(place) }
    for declaration in notes.keys { notes[declaration]?.sort { $0.feeder.place < $1.feeder.place } }
  }

  private mutating func note(_ place: Place) {
    for note in sending.notes(at: place) where notes[note.source.declaration]?.contains(note) != true {
      notes[note.source.declaration, default: []].append(note)
    }
  }
}
