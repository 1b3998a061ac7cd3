/// What was said of the rewrites of one binding: its findings have them in common, and each is replayed once.
final class FixVerdicts {
  private var location: Location?
  private var known: [(edits: [Edit], endsRepetition: Bool, verdict: String)] = []

  func verdict(on candidate: FixCandidate, _ confirm: (FixCandidate) -> String) -> String {
    if candidate.location != location {
      location = candidate.location
      known = []
    }
    let same = known.first { $0.edits == candidate.edits && $0.endsRepetition == candidate.endsRepetition }
    if let same { return same.verdict }
    let verdict = confirm(candidate)
    known.append((candidate.edits, candidate.endsRepetition, verdict))
    return verdict
  }
}
