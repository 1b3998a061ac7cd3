/// Writes the files of one program, and finds names for what is in them.
struct AppWriter {
  /// A file as it is written, with marks at its sinks.
  struct File {
    var path: String
    var text: String
    /// The module that it belongs to.
    var module: String
  }

  static let app = "App"

  var random = SeededGenerator(seed: 0)
  private(set) var files: [File] = []
  /// What is visible to all of the app, by name, with the modules that declare it: in a run many programs share one.
  private(set) var globals: [String: Set<String>] = [:]
  let noun: String
  let element: ElementType

  private var taken: Set<String> = ["UI", "World"]

  private static let nouns = [
    ("Profile", "name"), ("Order", "total"), ("Weather", "summary"), ("Track", "title"), ("Recipe", "title"),
    ("Ticket", "code"), ("Article", "headline"), ("Account", "owner"), ("Route", "label"), ("Score", "text"),
  ]
  /// What tells types of one role apart.
  private static let qualifiers = [
    "", "Detail", "List", "Summary", "Header", "Search", "Draft", "Recent", "Home", "Archive", "Preview", "Live",
  ]
  private static let members = [
    "items", "latest", "current", "visible", "results", "output", "updates", "content", "values", "changes", "feed",
    "lines", "entries", "names", "texts", "answers", "state", "display", "stream", "shown",
  ]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let (noun, member) = AppWriter.nouns.randomElement(using: &random)!
    self.noun = noun
    element = Bool.random(using: &random) ? .text : .model(noun, member)
    if let declaration = element.declaration {
      taken.insert(noun)
      globals[noun] = [AppWriter.app]
      file(noun, declaration)
    }
  }

  // MARK: - Names

  /// A new type's name: `ProfileViewModel`, then `ProfileDetailViewModel` …
  mutating func type(_ role: String) -> String {
    let qualified = AppWriter.qualifiers.map { noun + $0 + role }
    let name = qualified.first { !taken.contains($0) } ?? unused(noun + role)
    return global(name)
  }

  /// The name of something that all of a module sees: a type, a function, a member of a library's type.
  mutating func global(_ name: String, module: String = AppWriter.app) -> String {
    let name = taken.contains(name) && globals[name]?.contains(module) != false ? unused(name) : name
    taken.insert(name)
    globals[name, default: []].insert(module)
    return name
  }

  /// A property's or a method's name that nothing else in the program has.
  mutating func member() -> String {
    let start = Int.random(in: 0..<AppWriter.members.count, using: &random)
    let rotated = AppWriter.members[start...] + AppWriter.members[..<start]
    return local(rotated.first { !taken.contains($0) } ?? AppWriter.members[start])
  }

  mutating func local(_ name: String) -> String {
    let name = taken.contains(name) ? unused(name) : name
    taken.insert(name)
    return name
  }

  private func unused(_ name: String) -> String {
    (2...).lazy.map { "\(name)\($0)" }.first { !taken.contains($0) }!
  }

  // MARK: - Choices

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  mutating func one<Choice>(of choices: [Choice]) -> Choice { choices.randomElement(using: &random)! }

  // MARK: - Files

  /// Words that need an import, by module.
  private static let imports: [String: Set<String>] = [
    "Foundation": ["URL", "URLSession", "DispatchQueue", "UserDefaults", "Data", "ObjectIdentifier"],
    "ReactorKit": ["Reactor", "Pulse", "pulse"],
    "RxCocoa": [
      "Driver", "SharedSequence", "Binder", "BehaviorRelay", "PublishRelay", "ReplayRelay", "asDriver", "drive", "rx",
      "bind",
    ],
    "UIKit": ["UIViewController", "UILabel", "UIButton"],
  ]

  /// Adds a file of its own for a declaration, with the imports that it needs.
  mutating func file(_ name: String, module: String = AppWriter.app, _ text: String) {
    let words = Words.all(in: text)
    var needed = AppWriter.imports.filter { !words.isDisjoint(with: $0.value) }.map(\.key) + ["RxSwift"]
    if text.contains("= Action<") { needed.append("Action") }
    let lines = needed.sorted().map { "import \($0)\n" }.joined()
    files.append(File(path: "Sources/\(module)/\(name).swift", text: lines + "\n" + text + "\n", module: module))
  }
}
