/// What was said of the rewrites of one binding: its findings have them in common, and each is replayed once.
final class FixVerdicts {
  private var location: Location?
  private var known: [(edits: Set<Edit>, endsRepetition: Bool, verdict: String)] = []

  /// - Parameter edits: what was followed: the candidate's, and those of others.
  func verdict(
    on candidate: FixCandidate, after edits: Set<Edit>, _ confirm: (FixCandidate) -> String
  ) -> String {
    if candidate.location != location {
      location = candidate.location
      known = []
    }
    let same = known.first { $0.edits == edits && $0.endsRepetition == candidate.endsRepetition }
    if let same { return same.verdict }
    let verdict = confirm(candidate)
    known.append((edits, candidate.endsRepetition, verdict))
    return verdict
  }
}
