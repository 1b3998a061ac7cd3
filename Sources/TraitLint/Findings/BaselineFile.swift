import TraitRules

/// The baseline of a run, where there is one: what it hides, what of it is out of date.
struct BaselineFile {
  /// Absolute.
  let path: String
  let shown: String
  let workingDirectory: String
  private var folder: String { FilePath.folder(of: path) }

  init(path: String, workingDirectory: String) {
    self.path = path
    self.workingDirectory = workingDirectory
    shown = FilePath.contains(workingDirectory, path) ? FilePath.relative(path, to: workingDirectory) : path
  }

  /// Replaces the file by one of all findings given. Returns why that failed, nil if it did not.
  func write(_ findings: [Finding]) -> String? {
    write(Baseline(findings, folder: folder, workingDirectory: workingDirectory))
  }

  func read() throws(ConfigurationError) -> Baseline {
    switch FileReader.source(at: path) {
    case .success(let bytes): return try Baseline(text: String(decoding: bytes, as: UTF8.self), path: shown)
    case .failure(.missing):
      throw ConfigurationError(
        path: shown, message: "there is no such baseline; '--write-baseline \(shown)' makes one")
    case .failure(let failure): throw ConfigurationError(path: shown, message: failure.message)
    }
  }

  func unknown(_ findings: [Finding], to baseline: Baseline) -> [Finding] {
    baseline.unknown(findings, folder: folder, workingDirectory: workingDirectory)
  }

  /// The entries that no longer occur, of files that were linted or are gone and of rules that were in force.
  func stale(_ baseline: Baseline, _ result: LintOutcome, in projects: LintedProjects) -> [Baseline.Entry: Int] {
    let current = Baseline(result.report.findings, folder: folder, workingDirectory: workingDirectory)
    var rules: [String: Set<RuleID>] = [:]
    for path in result.files {
      let absolute = FilePath.absolute(path, from: workingDirectory)
      rules[FilePath.relative(absolute, to: folder)] = projects.enabledRules(for: path)
    }
    return baseline.stale(against: current) { entry in
      if let rules = rules[entry.path] { return rules.contains(entry.rule) }
      return System.kind(of: FilePath.absolute(entry.path, from: folder)) == .missing
    }
  }

  func prune(_ baseline: Baseline, _ stale: [Baseline.Entry: Int]) -> String? { write(baseline.removing(stale)) }

  private func write(_ baseline: Baseline) -> String? { AtomicFile.write(Array(baseline.text.utf8), to: path) }
}
