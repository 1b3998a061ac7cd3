import TraitRules

/// The lines that a change touches, and the texts that it is about.
struct Changes {
  /// By absolute path.
  private var lines: [String: [ClosedRange<Int>]] = [:]
  /// Files that are new as a whole.
  private var newFiles: Set<String> = []
  /// The texts of the index where they differ from the working tree's; nil for files that the index does not have.
  private(set) var staged: [String: [UInt8]?] = [:]

  private static let diff = [
    "diff", "--unified=0", "--no-color", "--no-ext-diff", "--no-textconv", "--find-renames", "--src-prefix=a/",
    "--dst-prefix=b/", "--diff-filter=d", "--ignore-submodules",
  ]

  /// Takes in what changed in another repository.
  mutating func add(_ other: Changes) {
    lines.merge(other.lines) { first, _ in first }
    newFiles.formUnion(other.newFiles)
    staged.merge(other.staged) { first, _ in first }
  }

  /// What is staged.
  static func staged(_ git: Git) -> Changes {
    var changes = Changes()
    changes.add(git.output(diff + ["--cached", "--", "*.swift"].atTop) ?? [], git)
    for path in git.paths(["diff", "--name-only", "-z", "--ignore-submodules", "--", "*.swift"].atTop) {
      changes.staged[path] = .some(git.output(["cat-file", "blob", ":\(git.name(of: path))"]))
    }
    for path in git.paths(untracked) { changes.staged[path] = .some(nil) }
    return changes
  }

  /// What differs from the merge base with `reference`, in commits or not.
  static func since(_ reference: String, _ git: Git) throws(UsageError) -> Changes {
    guard let commit = git.line(["rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"])
    else {
      throw UsageError(message: "--diff-base takes a branch, tag or commit; git knows no '\(reference)' here")
    }
    guard let base = git.line(["merge-base", commit, "HEAD"]) else {
      throw UsageError(
        message: "--diff-base: '\(reference)' and HEAD have no common ancestor here; "
          + "a shallow clone may lack it ('git fetch --unshallow')")
    }
    var changes = Changes()
    changes.add(git.output(diff + [base, "--", "*.swift"].atTop) ?? [], git)
    changes.newFiles = Set(git.paths(untracked))
    return changes
  }

  private static let untracked = [
    "ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", "*.swift",
  ].atTop

  private mutating func add(_ diff: [UInt8], _ git: Git) {
    for (name, ranges) in DiffReader.changedLines(in: diff) { lines[FilePath.join(git.top, name)] = ranges }
  }

  /// Whether a finding stands on a changed line or speaks of one.
  func concern(_ finding: Finding, absolute: (String) -> String) -> Bool {
    let places = [finding.location] + finding.trace.map(\.location) + finding.related.map(\.location)
    return places.contains { place in
      let path = absolute(place.path)
      if newFiles.contains(path) { return true }
      return lines[path]?.contains { $0.overlaps(place.line...max(place.line, place.endLine)) } ?? false
    }
  }
}

extension [String] {
  /// With the pattern at the end counted from the top of the working tree, wherever git is run.
  fileprivate var atTop: [String] { dropLast() + [":(top)" + (last ?? "")] }
}
