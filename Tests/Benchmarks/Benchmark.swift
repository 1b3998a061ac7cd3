import Foundation

/// `benchmark WHAT TRAITLINT FOLDER …`; `Tests/benchmark.sh` says what there is.
@main
enum Benchmark {
  static func main() {
    do {
      try exit(run(Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }

  /// False where something costs too much.
  private static func run(_ arguments: [String]) throws -> Bool {
    let rest = Array(arguments.dropFirst(3))
    switch arguments.first {
    case "runtime" where arguments.count > 1:
      let rxSwift = arguments.count > 2 ? Program(path: arguments[2]) : nil
      try RuntimeComparison(bundled: Program(path: arguments[1]), rxSwift: rxSwift).report()
      return true
    case let what? where arguments.count > 2:
      return try lint(what, Program(path: arguments[1]), URL(fileURLWithPath: arguments[2]), rest)
    default: throw BenchmarkError("Tests/benchmark.sh says what there is")
    }
  }

  private static func lint(_ what: String, _ program: Program, _ folder: URL, _ rest: [String]) throws -> Bool {
    switch what {
    case "growth":
      let names = rest.filter { $0 != "--time" }
      let chosen = Dimension.all.filter { dimension in names.isEmpty || names.contains { dimension.name.contains($0) } }
      return try Growth(meter: Meter(program: program, prefersTime: rest.contains("--time")), folder: folder).report(
        chosen)
    case "phases":
      try Phases(program: program, folder: folder).report(app(rest))
      return true
    case "counts":
      let table = URL(fileURLWithPath: "Tests/Benchmarks/Counts.txt")
      let counts = Counts(meter: Meter(program: program), folder: folder, table: table)
      if !rest.contains("--record") { return try counts.compare() }
      try counts.record()
      return true
    case "generate":
      let corpus = try app(rest)
      try corpus.write(to: folder)
      try corpus.check(with: program, in: folder)
      return true
    default: throw BenchmarkError("nothing is called \(what)")
    }
  }

  /// An app of so many files, by a seed; says what is in it.
  private static func app(_ rest: [String]) throws -> Corpus {
    let features = max((Int(rest.first ?? "") ?? 900) / App.filesPerFeature, 1)
    let app = App(seed: UInt64(rest.dropFirst().first ?? "") ?? 1)
    let corpus = app.corpus(features: features)
    guard corpus.files.map(\.text) == app.corpus(features: features).files.map(\.text) else {
      throw BenchmarkError("the seed \(app.seed) gives another corpus each time")
    }
    let known = corpus.known
    say(
      """
      \(corpus.files.count) files, \(corpus.bytes) bytes, \(known.declarations) declarations, \(known.chains) chains, \
      \(known.bindings) UI bindings, \(known.findings.values.reduce(0, +)) findings
      """)
    return corpus
  }
}
