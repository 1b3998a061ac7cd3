import Foundation

/// Where the time of a lint goes, by the linter's own `--timings`.
struct Phases {
  let program: Program
  let folder: URL

  private static let rounds = 7

  /// Medians, in milliseconds: with one thread and with all, everything and one file.
  func report(_ corpus: Corpus) throws {
    try corpus.write(to: folder)
    try corpus.check(with: program, in: folder)
    let one = corpus.files.first { $0.path.contains("ViewController") && $0.text.contains(".disposed(by:") }!.path
    let columns = [
      ("one thread", ["--threads", "1", "."]), ("all threads", ["."]), ("without replay", ["--no-replay", "."]),
      ("one file", [one]),
    ]
    var names: [String] = []
    var times = Array(repeating: [String: [Double]](), count: columns.count)
    for _ in 0..<Self.rounds {
      for (index, column) in columns.enumerated() {
        let run = try program.run(
          ["--root", ".", "--timings", "--quiet", "--reporter", "json=/dev/null"] + column.1, in: folder)
        for (name, time) in Self.timings(run.messages) {
          times[index][name, default: []].append(time)
          if !names.contains(name) { names.append(name) }
        }
      }
    }
    var table = Table("ms", columns[0].0, columns[1].0, columns[2].0, columns[3].0)
    for name in names {
      table.add([name] + times.map { $0[name].map { Self.median($0).rounded(to: 1) } ?? "" })
    }
    say(table.text)
  }

  /// `   12.3 ms  lex` as ("lex", 12.3).
  private static func timings(_ messages: String) -> [(String, Double)] {
    messages.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ms ", maxSplits: 1)
      guard parts.count == 2, let time = Double(parts[0].trimmingCharacters(in: .whitespaces)) else { return nil }
      return (parts[1].trimmingCharacters(in: .whitespaces), time)
    }
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
