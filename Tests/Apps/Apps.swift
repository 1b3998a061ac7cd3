import Foundation

/// Random apps by the thousand: what they show when they run, held against what the linter says of them.
@main
struct Apps {
  static func main() throws {
    var words = Array(CommandLine.arguments.dropFirst())
    guard words.count >= 5 || words.last == "--alone" else { return usage() }
    let rehearsal = AppRehearsal(root: words[0], modules: words[1], objects: words[2])
    words.removeFirst(3)
    let folder = words.removeFirst()
    let many = ManyApps(rehearsal: rehearsal, folder: folder)
    switch words.first {
    case "--one":
      guard words.count == 2, let plan = plan(words[1]) else { return usage() }
      try OneApp(judge: AppJudge(rehearsal: rehearsal, folder: folder), plan: plan).show()
    case "--alone": exit(AloneApps(many: many).run() ? 0 : 1)
    default:
      guard let count = words.first.flatMap({ Int($0) }), let seed = words.dropFirst().first.flatMap({ UInt64($0) })
      else { return usage() }
      exit(try many.run(count: count, seed: seed) ? 0 : 1)
    }
  }

  /// `SEED:INDEX`, or a plan in words.
  private static func plan(_ word: String) -> AppPlan? {
    let parts = word.split(separator: ":")
    if parts.count == 2, parts[0] == "sample", let index = Int(parts[1]), AppPlan.sample.indices.contains(index) {
      return AppPlan.sample[index]
    }
    if parts.count == 2, let seed = UInt64(parts[0]), let index = Int(parts[1]) {
      return AppPlan(seed: seed, index: index)
    }
    return AppPlan(word)
  }

  private static func usage() {
    let words = "usage: Tests/apps.sh [COUNT [SEED]] | --alone | --one SEED:INDEX | --one PLAN\n"
    FileHandle.standardError.write(Data(words.utf8))
    exit(2)
  }
}
