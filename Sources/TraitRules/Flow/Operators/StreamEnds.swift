/// An error that ends a stream which would have gone on without it.
struct InnerFailure: Hashable {
  /// Where it comes from, as that decides what can be done about it.
  enum Kind: String {
    /// A sequence that a `flatMap` subscribes to: a catch in its closure keeps the stream.
    case flattened
    /// One of several joined sequences: a catch on it keeps the others.
    case joined
    /// An operator of the stream itself: no catch brings the stream back.
    case step
  }

  var kind: Kind
  var cause: Cause
}

/// A catch after which a stream is over with its first error.
struct StreamEnd: Hashable {
  var place: Place
  var reason: String
  var kind: InnerFailure.Kind

  var cause: Cause { Cause(place: place, reason: reason) }
}

extension Evaluator {
  /// An error of an inner sequence, caught outside it, ends a stream that would have gone on.
  func noteEnd(_ step: OperatorStep, _ before: Facts, _ facts: inout Facts) {
    if !before.subjects.isEmpty {
      facts.caughtSubjects.join(before.subjects)
      facts.caughtAt = facts.caughtAt ?? step.place
    }
    facts.sendsFallback = facts.sendsFallback || before.isOpenToFailure
    guard before.failsInside || before.failsInsidePerhaps, before.canGoOn else { return }
    guard let failure = before.canFail, before.failsInside, before.isOngoing else {
      facts.endsPerhaps = facts.endsPerhaps || before.isOpenToFailure
      return
    }
    let inner = before.innerFailure ?? InnerFailure(kind: .flattened, cause: failure)
    facts.endsStream = facts.endsStream ?? end(at: step.place, name: step.row.name, inner)
  }

  private func end(at place: Place, name: String, _ failure: InnerFailure) -> StreamEnd {
    let reason =
      failure.kind == .step
      ? "\(failure.cause.reason), and \(name) below it cannot bring the stream back"
      : "\(name) stands outside the sequence that fails: \(failure.cause.reason)"
    return StreamEnd(place: place, reason: reason, kind: failure.kind)
  }

  /// A subject is over with the first error that is bound into it, whoever catches it below.
  func joinEndsOfSubjects(into facts: inout Facts, written: (Place) -> Facts) {
    guard let place = facts.caughtAt, facts.endsStream == nil else { return }
    for subject in facts.caughtSubjects {
      let sent = written(subject)
      guard let failure = sent.canFail, sent.failsInside else { continue }
      let inner = sent.innerFailure ?? InnerFailure(kind: .flattened, cause: failure)
      facts.endsStream = StreamEnd(
        place: place, reason: "the error ends the subject itself: \(inner.cause.reason)", kind: inner.kind)
      return
    }
  }
}
