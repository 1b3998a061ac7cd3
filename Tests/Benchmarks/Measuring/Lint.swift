import Foundation

/// How the linter is called everywhere here: on one thread, as all counts of instructions are, and without a report.
enum Lint {
  static let arguments = ["--root", ".", "--threads", "1", "--quiet", "--reporter", "json=/dev/null"]
}

extension Corpus {
  private struct Report: Decodable {
    struct Summary: Decodable { let files, bindings: Int }
    struct Finding: Decodable { let rule: String }
    let summary: Summary
    let findings: [Finding]
  }

  /// Throws if the linter counts other files, UI bindings or findings than were put in: then the benchmark, or the
  /// linter, is not doing what is measured.
  func check(with program: Program, in folder: URL) throws {
    let run = try program.run(["--root", ".", "--quiet", "--no-replay", "--reporter", "json", "."], in: folder)
    let report: Report
    do {
      report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    } catch {
      throw BenchmarkError("status \(run.status), no report:\n\(run.messages)")
    }
    let counted = Dictionary(report.findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
    let found = (report.summary.files, report.summary.bindings, counted)
    guard found == (files.count, known.bindings, known.findings) else {
      throw BenchmarkError(
        """
        \(folder.path): \(files.count) files, \(known.bindings) UI bindings and \(known.findings) were put in,
        \(found.0) files, \(found.1) UI bindings and \(found.2) were counted
        """)
    }
  }
}
