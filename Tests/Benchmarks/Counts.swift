import Foundation

/// Instructions of workloads that never change, beside those that were recorded: what must not regress unnoticed.
struct Counts {
  /// Allocation and hashing differ a little between machines; what matters is more than that.
  static let tolerance = 0.03

  let meter: Meter
  let folder: URL
  /// The recorded table.
  let table: URL

  private struct Workload {
    let name: String
    let arguments: [String]
    let sources: Corpus
  }

  private var workloads: [Workload] {
    let app = App(seed: 5).corpus(features: 20)
    let screen = app.files.first { $0.path.contains("ViewController") && $0.text.contains("label0.rx") }!.path
    let judged = Dimension.named("functions that fail").sources(40)
    let all = Lint.arguments + ["."]
    return [
      Workload(name: "lex", arguments: all, sources: Self.plain(isBinding: false)),
      Workload(name: "lex and parse", arguments: all, sources: Self.plain(isBinding: true)),
      Workload(
        name: "follow", arguments: all, sources: Dimension.named("types with a member of one name").sources(100)),
      Workload(name: "judge, draft fixes", arguments: all + ["--no-replay"], sources: judged),
      Workload(name: "judge, draft and replay fixes", arguments: all, sources: judged),
      Workload(name: "an app", arguments: all, sources: app),
      Workload(name: "a screen of the app", arguments: Lint.arguments + [screen], sources: app),
    ]
  }

  /// 400 kB in one file, which is parsed only if something in it binds.
  private static func plain(isBinding: Bool) -> Corpus {
    var source = SourceWriter(imports: "RxCocoa", "RxSwift", "UIKit")
    source.block("func show(_ text: Driver<String>, in label: UILabel, until disposeBag: DisposeBag)") { writer in
      if isBinding { writer.subscription("text", [".drive(label.rx.text)"], isUI: true) }
    }
    PlainSource(index: 0).extend(&source, to: 400_000)
    var corpus = Corpus()
    corpus.add("Plain.swift", source)
    return corpus
  }

  /// False where something costs more than it did.
  func compare() throws -> Bool {
    let recorded = try Self.read(table)
    var isFine = true
    var rows = Table("million instructions", "recorded", "now", "")
    for (name, count) in try measured() {
      let before = recorded[name]
      let change = before.map { count / $0 - 1 }
      let isMore = change.map { $0 > Self.tolerance } ?? true
      if isMore { isFine = false }
      let percent = change.map { String(format: "%+.1f %%", $0 * 100) } ?? "not recorded"
      rows.add([name, before?.rounded(to: 1) ?? "", count.rounded(to: 1), percent + (isMore ? " !" : "")])
    }
    say(rows.text)
    if !isFine {
      say("More than \(Int(Self.tolerance * 100)) % more: mend it, or record it and say why in the commit.")
    }
    return isFine
  }

  func record() throws {
    let lines = try measured().map { "\($1.rounded(to: 1))\t\($0)" }
    let head = "# Million instructions, by Tests/benchmark.sh counts --record; other compilers make other counts.\n"
    try (head + lines.joined(separator: "\n") + "\n").write(to: table, atomically: true, encoding: .utf8)
  }

  private func measured() throws -> [(name: String, Double)] {
    // Beyond starting, which differs between a static and a dynamic build.
    try Corpus().write(to: folder)
    let start = try meter.cost(["--version"], in: folder)
    return try workloads.map { workload in
      try workload.sources.write(to: folder)
      if workload.arguments.last == "." { try workload.sources.check(with: meter.program, in: folder) }
      return (workload.name, try meter.cost(workload.arguments, in: folder) - start)
    }
  }

  private static func read(_ table: URL) throws -> [String: Double] {
    var result: [String: Double] = [:]
    for line in try String(contentsOf: table, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t").map(String.init)
      if cells.count == 2, let count = Double(cells[0]) { result[cells[1]] = count }
    }
    return result
  }
}
