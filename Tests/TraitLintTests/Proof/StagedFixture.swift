import Foundation

/// A case of `Fixtures/` as a source file that can stand beside others in one module, opens its screens, and has its
/// sinks watched. What it does stays what it was.
struct StagedFixture {
  /// The sinks of which something is expected, by `FILE:LINE`, with the rules.
  private(set) var expected: FixtureCase.Places = [:]
  /// Those among them that cannot be run: no class is known to have them.
  private(set) var unreachable: [String] = []
  private var text = "import Stage\n"
  private var openings: [String] = []
  /// Where this case's requests go, so that they can be told from those of others.
  private let host: String

  /// - Parameters:
  ///   - current: what the case's files hold, as they are or fixed.
  ///   - flawed: lines of theirs whose sink is still at fault, which are not watched.
  init(_ fixed: FixedFixture, current: [String: String], flawed: FixtureCase.Places = [:], host: String) {
    self.host = host
    for path in fixed.fixture.files {
      guard let source = fixed.sources[path], let current = current[path] else { continue }
      let lines = Self.expectations(source)
      let still = Self.ordinals(of: { flawed["\(path):\($0)"] != nil }, in: current)
      let watched = Self.ordinals(of: { lines[$0] != nil }, in: source).filter { still[$0.key] == nil }
      for line in watched.values { expected["\(path):\(line)"] = lines[line] }
      text += Self.onHost(host, Self.alone(Self.watched(current, path: path, ordinals: watched)))
      text += Self.actions(in: current)
      for line in lines.keys.sorted() {
        let place = "\(path):\(line)"
        guard
          let opening = ProofTables.openings[place] ?? ProofTables.openings[path] ?? Self.opening(of: line, in: source)
        else {
          unreachable.append(place)
          continue
        }
        if !openings.contains(opening) { openings.append(opening) }
      }
    }
  }

  /// The file, with a function of this name that gives its screens.
  func text(naming function: String) -> String {
    text + "@MainActor public func \(function)() -> [Stage.Screen] {\n  [\n"
      + openings.map { "    Stage.Screen { \(Self.onHost(host, $0)) },\n" }.joined() + "  ]\n}\n"
  }

  private static func onHost(_ host: String, _ text: String) -> String {
    text.replacing(#/https://example\.(?:com|org)/#, with: "https://\(host)")
  }

  /// The rules that are expected on each line, from 1.
  private static func expectations(_ source: String) -> [Int: [String]] {
    var result: [Int: [String]] = [:]
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let mark = line.range(of: "// expect:") else { continue }
      result[index + 1] = line[mark.upperBound...].split(separator: " ").map(String.init)
    }
    return result
  }

  // MARK: - Watching

  nonisolated(unsafe) private static let subscription =
    #/\.(?:bind|bindTo|bindNext|drive|emit|subscribe)(?=\((?!on:)| ?\{)/#

  /// Which of a file's subscriptions, counted from its start, stand on lines that are wanted, each with its line.
  private static func ordinals(of isWanted: (Int) -> Bool, in source: String) -> [Int: Int] {
    var result: [Int: Int] = [:]
    var line = 1
    var position = source.startIndex
    for (ordinal, match) in source.matches(of: subscription).enumerated() {
      line += source[position..<match.startIndex].count { $0 == "\n" }
      position = match.startIndex
      if isWanted(line) { result[ordinal] = line }
    }
    return result
  }

  private static func watched(_ text: String, path: String, ordinals: [Int: Int]) -> String {
    var result = ""
    var position = text.startIndex
    for (ordinal, match) in text.matches(of: subscription).enumerated() {
      guard let line = ordinals[ordinal] else { continue }
      result += text[position..<match.startIndex] + ".watched(\"\(path):\(line)\")"
      position = match.startIndex
    }
    return result + text[position...]
  }

  // MARK: - Beside others

  nonisolated(unsafe) private static let declaration =
    #/^((?:@[A-Za-z]+ )*)(?:public |open |internal )?(?=(?:final |indirect )*(?:class|struct|enum|protocol|func|let|var|typealias|extension) )/#
    .anchorsMatchLineEndings()

  /// The declarations as this file's own, so that other files can have the same names.
  private static func alone(_ original: String) -> String {
    var text = original.replacing(declaration) { match in
      let head = original[match.range.upperBound...].prefix { $0 != "{" && $0 != "\n" }
      // An extension with a conformance can have no access level.
      let subject = head.split(separator: " where ").first ?? head
      if subject.hasPrefix("extension "), subject.contains(":") { return String(match.output.1) }
      return match.output.1 + "fileprivate "
    }
    text.replace(
      #/@IBOutlet\s+((?:private |fileprivate )?)(?:weak )?((?:private |fileprivate )?)var (\w+): (\w+)[!?]/#
    ) { match in
      let (_, before, after, name, type) = match.output
      let view = type == "UICollectionView" ? "\(type)(frame: .zero, collectionViewLayout: .init())" : "\(type)()"
      return "\(before)\(after)var \(name): \(type)! = \(view)"
    }
    return text
  }

  // MARK: - Opening

  /// Makes the class around a line and calls the method there, where both are simple.
  private static func opening(of line: Int, in source: String) -> String? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let above = lines[..<line].reversed()
    let type = above.lazy.compactMap { $0.firstMatch(of: #/^(?:@\w+ )*(?:\w+ )*(?:class|extension) (\w+)/#) }.first
    let method = above.lazy.compactMap { $0.firstMatch(of: #/^\s*(?:\w+ )*?(?:(func \w+)|(init))\((.*)$/#) }.first
    guard let type, let method else { return nil }
    let name = type.output.1
    guard let function = method.output.1 else { return "\(name)()" }
    switch function {
    case "func viewDidLoad", "func awakeFromNib", "func start", "func bind":
      guard method.output.3.hasPrefix(")") else { return nil }
      return "let it = \(name)(); it.\(function.dropFirst("func ".count))(); return it"
    case "func viewDidAppear", "func viewWillAppear":
      return "let it = \(name)(); it.\(function.dropFirst("func ".count))(false); return it"
    default: return nil
    }
  }

  // MARK: - Acting

  /// Calls of what UIKit would call for a touch: the classes' actions, each with a sender where it takes one.
  private static func actions(in source: String) -> String {
    var calls: [String: [String]] = [:]
    var type = ""
    var isAction = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.firstMatch(of: #/^(?:@\w+ )*(?:\w+ )*(?:class|extension) (\w+)/#) {
        type = String(match.output.1)
      }
      if line.contains(#/@IBAction|@objc\b(?!\()/#) { isAction = true }
      guard isAction, let match = line.firstMatch(of: #/func (\w+)\((?:_ \w+: (\w+))?\) \{/#) else { continue }
      isAction = false
      let sender = match.output.2.map { $0 == "Any" ? "self" : "\($0)()" } ?? ""
      calls[type, default: []].append("\(match.output.1)(\(sender))")
    }
    return calls.keys.sorted().map { type in
      "extension \(type): Stage.Acting {\n  public func act() {\n    "
        + calls[type, default: []].joined(separator: "\n    ") + "\n  }\n}\n"
    }.joined()
  }
}
