import Dispatch
import Synchronization
import Testing

/// `TRAITLINT_RECORD=1 swift test --filter SightPage` prints the page's list anew.
@Suite("What the page says is followed")
struct SightPageTests {
  @Test("The list is the table, with the share that is measured")
  func list() throws {
    let name = "Documentation/Sight.md"
    let page = try #require(Repository.read(name))
    let start = try #require(page.range(of: SightPage.start)).upperBound
    let end = try #require(page.range(of: SightPage.end)).lowerBound
    let current = page[..<start] + SightPage.list + page[end...]
    if Repository.isRecording { Repository.write(name, String(current)) }
    let isCurrent = Repository.read(name) == String(current)
    #expect(isCurrent, "\(name): run this test with TRAITLINT_RECORD=1")
  }

  @Test("Every carrier is followed, or the table says why it can't be")
  func losses() {
    let lost = zip(Carrier.all, SightPage.shares).filter { $1.undecided > 0 && $0.limit == nil }.map(\.0.name)
    #expect(lost == [])
  }
}

/// The page's list of what is followed.
enum SightPage {
  static let start = "<!-- printed from the table of carriers -->\n"
  static let end = "<!-- up to here -->"

  static var list: String {
    var number = 0
    var text = ""
    for theme in Carrier.themes {
      text += "\n| \(theme.title) | keeps | not decided |\n| --- | --- | ---: |\n"
      for carrier in theme.carriers {
        let share = shares[number]
        let reason = carrier.limit.map { ": \($0)" } ?? ""
        text += "| \(carrier.name) | \(carrier.keeps.words) | \(share.undecided) of \(share.sinks)\(reason) |\n"
        number += 1
      }
    }
    return text + "\n"
  }

  /// What a carrier is tried between: sequences of every kind, and a label.
  private static let sources = [
    "request in `create`#3", "request as a `Single`#5", "request for each tap#7", "relay written on a queue#11",
    "relay written on main#13", "text of a control#17", "subject that is sent errors#19",
    "text of a control#23 > asDriver#0",
  ]

  /// How often each carrier, alone in a program, loses sight of something.
  static let shares: [AppShares.Count] = {
    let counts = Mutex(Array(repeating: AppShares.Count(), count: Carrier.all.count))
    DispatchQueue.concurrentPerform(iterations: Carrier.all.count) { number in
      var count = AppShares.Count()
      for source in sources {
        guard let plan = AppPlan("\(source) > [\(Carrier.all[number].name)]#\(number) => `rx.text`#0") else { continue }
        count.add(AppShares.undecided(plan))
      }
      let result = count
      counts.withLock { $0[number] = result }
    }
    return counts.withLock { $0 }
  }()
}

extension Carrier.Kept {
  /// In a reader's words.
  fileprivate var words: String {
    switch self {
    case .all: "everything"
    case .allLater: "everything, later"
    case .madeAnew: "delivery and failure; a sequence for each use"
    case .hot: "delivery and failure; shared from here on"
    case .relayed: "delivery; never fails, shared from here on"
    case [.failure, .sharing]: "failure and sharing"
    default: "nothing"
    }
  }
}
