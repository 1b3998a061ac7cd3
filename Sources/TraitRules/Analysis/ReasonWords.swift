/// Causes in words: clauses that can follow a colon.
struct ReasonWords {
  let analysis: Analysis
  private var project: Project { analysis.project }

  func text(_ cause: CauseID) -> String { text(analysis.graph[cause]) }

  func text(_ cause: Cause) -> String {
    switch cause.reason {
    case .said(let saying): saying.rawValue
    case .row(let row, let saying): text(analysis.catalogue.rows[Int(row)], saying)
    case .scheduler(let row, let place):
      text(scheduling: analysis.catalogue.rows[Int(row)], at: cause.place, quoted(argument: place))
    case .name(let name, let saying): text(project.text(name), saying)
    case .code(let place, let saying): text(place, saying)
    case .decides(let row, let other): "\(analysis.catalogue.rows[Int(row)].name) decides that; \(text(other))"
    }
  }

  /// `subscribe(on:)` moves no element but those that come upon subscribing. By the name that is written: a publisher's
  /// `receive(on:)` has none of its own row.
  private func text(scheduling row: CatalogueRow, at place: Place, _ scheduler: String) -> String {
    let name = project.name(place)
    return ["subscribe", "subscribeOn"].contains(row.name)
      ? "what comes upon subscribing comes on \(scheduler)"
      : "\(name.isEmpty ? row.name : name) delivers on \(scheduler)"
  }

  private func text(_ row: CatalogueRow, _ saying: Reason.RowSaying) -> String {
    switch saying {
    case .answersOffMain: "\(row.type.map { "\($0)'s " } ?? "")\(row.name) answers off the main thread"
    case .deliversWhereCalled: "\(row.name) delivers where it is called from"
    case .deliversWhereCaused: "\(row.name) delivers on the thread that causes it"
    case .endsThere: "\(row.name) ends the sequence there"
    case .closureThrows: "the closure of \(row.name) can throw"
    case .adds: if case .adds(let reason) = row.failure { reason } else { "" }
    case .effectRunsAgain:
      switch row.sharing {
      case .effect(let effect), .made(let effect): "\(effect) runs again"
      default: "the closure of \(row.name) runs again"
      }
    case .decides: "\(row.name) decides that"
    }
  }

  private func text(_ name: String, _ saying: Reason.NameSaying) -> String {
    switch saying {
    case .notInSight: "\(name) is not in sight"
    case .configured: "the configuration says so of \(name)"
    case .nobodyCalls: "nothing in sight calls \(name)"
    case .nobodySets: "nothing in sight sets \(name)"
    case .decidesWhereClosureRuns: "\(name) decides where its closure runs"
    case .callsBackOnSessionsQueue: "\(name) calls back on the session's queue"
    case .callsBackOffMain: "\(name) calls back off the main thread"
    case .callsDelegateOffMain: "\(name) calls its delegate off the main thread"
    }
  }

  private func text(_ place: Place, _ saying: Reason.CodeSaying) -> String {
    switch saying {
    case .notInSight: "\(quoted(place)) is not in sight"
    case .unseenCall: "nothing in sight says what \(called(place)) does"
    case .sendsError: "\(quoted(place)) sends an error"
    case .runsAgain: "\(called(place)) runs again"
    case .runsThere: "it runs on \(quoted(place))"
    case .madeWith: "it was made with \(quoted(place))"
    case .mayWrite: "it may be written by \(quoted(place))"
    case .callsBackOn: "it calls back on \(quoted(argument: place))"
    }
  }

  /// What a catch does to a stream.
  func text(_ end: StreamEnd) -> String {
    let failure = text(end.failure.cause)
    if end.failure.endsSubject { return "the error ends the subject itself: \(failure)" }
    switch end.kind {
    case .transformed: return "transform lets it through: \(failure)"
    case .caught(let row):
      let name = analysis.catalogue.rows[Int(row)].name
      return end.failure.kind == .step
        ? "\(failure), and \(name) below it cannot bring the stream back"
        : "\(name) stands outside the sequence that fails: \(failure)"
    }
  }

  private func quoted(_ place: Place) -> String { place.isNowhere ? "its source" : project.words(place).firstLine }

  private func quoted(argument: Place) -> String {
    guard !argument.isNowhere else { return "its scheduler" }
    return quoted(project.kind(argument) == .argument ? project.children(argument).last ?? argument : argument)
  }

  /// `fetch(_:)`.
  func called(_ call: Place) -> String {
    guard let callee = project.first(call), project.kind(call) == .callExpr else { return quoted(call) }
    let labels = analysis.lowering.arguments(of: call, .none).map { argument in
      (argument.label.isNone ? "_" : project.text(argument.label)) + ":"
    }
    return project.name(callee) + "(" + labels.joined() + ")"
  }
}
