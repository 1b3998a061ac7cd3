import TraitRules

@testable import TraitLint

/// What `--fix` makes of a program.
struct AppFixes: Sendable {
  /// Nothing where there is nothing to fix.
  let text: AppText?
  let isUnsafe: Bool

  /// The versions that every program is written for.
  private static let lockFile = """
    PODS:
      - Action (5.0.0)
      - ReactorKit (3.2.0):
        - RxSwift (~> 6.0)
      - RxSwift (6.9.0)

    COCOAPODS: 1.12.1

    """

  init(_ text: AppText, _ style: FixStyle, unsafe isUnsafe: Bool) {
    self.isUnsafe = isUnsafe
    let sandbox = Sandbox(Dictionary(uniqueKeysWithValues: text.files.map { ($0.path, $0.text) }))
    sandbox.write("Podfile.lock", Self.lockFile)
    let surroundings = Surroundings(
      environment: [:], workingDirectory: sandbox.path, terminal: TerminalTraits(), standardInput: { nil })
    let console = Console(output: { _ in }, error: { _ in })
    var options = ["--no-config", "--quiet", "--allow-dirty", "--fix"]
    if isUnsafe { options.append("--unsafe-fixes") }
    if style == .operators { options += ["--fix-style", "operators"] }
    _ = Command(surroundings: surroundings, console: console).run(options + ["."])
    let texts = text.files.reduce(into: [:]) { $0[$1.path] = sandbox.read($1.path) }
    let fixed = text.replacing(texts)
    self.text = fixed.files == text.files ? nil : fixed
  }
}

extension Violation {
  /// Criterion 4: what runs show once a program is fixed.
  ///
  /// - Parameter refusal: what the compiler said against it.
  static func all(
    fixed: AppText, from before: (view: LinterView, truth: AppTruth, text: AppText), truth: AppTruth?, refusal: String?
  ) -> [Violation] {
    func violation(_ subject: String, _ words: String, at sink: Int? = nil) -> Violation {
      Violation(criterion: .fixesHold, subject: subject, sink: sink, words: words)
    }
    guard fixed.hasAllSinks else { return [violation("subscriptions", "a subscription is gone")] }
    guard let truth else { return [violation("compiles", refusal ?? "it does not compile")] }
    if truth.hasStopped { return [violation("stops", "it stops when it is run")] }
    var violations = Set(truth.mistakes).subtracting(before.truth.mistakes).sorted().map { violation("stops", $0) }
    let view = LinterView(fixed)
    // Of several sinks, some may share now what each had to itself.
    let mayShare = fixed.sinks.count > 1
    for (number, sink) in fixed.sinks.enumerated() {
      let left = Set(view.view(of: sink).findings.map(\.rule))
      let was = before.view.view(of: before.text.sinks[number]).findings.filter(\.isReported).map(\.rule)
      for rule in Set(was).subtracting(left).sorted() where truth.shows(rule, at: number) {
        // What its author lets end is no fix's to keep.
        if rule == AppTruth.Fault.ends.rawValue, before.text.isEndedByAuthor { continue }
        let counts = rule == RuleID.sharing.rawValue ? truth.repetitions.first.map { ": \($0.words)" } : nil
        violations.append(
          violation(rule, "sink \(number): \(rule) was fixed, and a run still shows it" + (counts ?? ""), at: number))
      }
      for fault in AppTruth.Fault.allCases {
        let was = before.truth.sinks[number].faults
        guard truth.sinks[number].faults[fault] != nil, was[fault] == nil else { continue }
        // What nothing came to before had no fault to show.
        if before.truth.sinks[number].shown.values.allSatisfy(\.isEmpty) { continue }
        // An error that is caught now ended the stream before as well.
        if fault == .ends, was[.error] != nil { continue }
        violations.append(violation("brings \(fault.rawValue)", "sink \(number): the fix brings it", at: number))
      }
      for (schedule, elements) in before.truth.sinks[number].shown.sorted(by: { $0.key < $1.key }) {
        guard let now = truth.sinks[number].shown[schedule] else { continue }
        if now == elements || mayShare && isKept(elements, in: now) { continue }
        // Where events come at once and queues are slow, another hop leaves an element to a later event.
        if schedule == AppTruth.eventsAtOnce, values(of: now) == values(of: elements) { continue }
        // Which of two threads is first, a hop decides anew.
        if before.text.isWrittenOnTwoThreads, schedule != AppTruth.allGoesWell { continue }
        // What they share now is what one of them had, which may show another part of it.
        if mayShare, before.truth.sinks.contains(where: { $0.shown[schedule].map { showsSame($0, now) } ?? false }) {
          continue
        }
        let words = "was \(elements.joined(separator: " ")), is \(now.joined(separator: " "))"
        violations.append(violation("elements", "sink \(number), \(schedule): \(words)", at: number))
        break
      }
    }
    return violations
  }

  /// Whether two sinks may have been given the same elements: with the same events, and of the same content as far as
  /// both show it.
  private static func showsSame(_ one: [String], _ other: [String]) -> Bool {
    guard one.count == other.count else { return false }
    for (element, twin) in zip(one, other) {
      let (seen, shown) = (part(of: element), part(of: twin))
      guard seen.time == shown.time else { return false }
      if let content = seen.content, let same = shown.content, content != same { return false }
    }
    return true
  }

  /// `3` and `a` of `3:Account(owner: "a")` and of `3:a`, which shows the only property; a flag keeps nothing of either.
  private static func part(of element: String) -> (time: Substring, content: Substring?) {
    let time = element.prefix { $0 != ":" }
    let content = element.dropFirst(time.count + 1)
    if content == "true" || content == "false" { return (time, nil) }
    return (time, content.wholeMatch(of: #/\w+\(\w+: "(.*)"\)/#)?.1 ?? content)
  }

  /// Elements without the events that were under way.
  private static func values(of elements: [String]) -> [Substring] {
    elements.map { $0.drop { $0 != ":" } }.sorted()
  }

  /// Whether nothing is lost that came after the screen had opened. Until then a later subscriber of what is shared is
  /// given the last element alone, and one that was too late for any may be given it now.
  private static func isKept(_ elements: [String], in now: [String]) -> Bool {
    var rest = now
    for element in elements where !element.hasPrefix("0:") {
      guard let index = rest.firstIndex(of: element) else { return false }
      rest.remove(at: index)
    }
    return true
  }
}
