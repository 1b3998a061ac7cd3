import Foundation

/// A program as it is linted, and what it takes to run it.
struct AppText: Sendable {
  struct File: Sendable, Equatable {
    var path: String
    var text: String
    var module: String
  }

  /// Where a sink is: its subscription, and the call of what subscribes, if that is another.
  struct Sink: Sendable {
    /// The subscription, by its file and its number among those of the file: fixes move it, and it stays the third.
    var file = ""
    var ordinal = 0
    /// The name of the app's own function that subscribes.
    var call: String?
    /// Whether an error that arrives is a fault.
    var mindsErrors = true
    var places: Set<Place> = []
  }

  struct Place: Hashable, Sendable, CustomStringConvertible {
    var path: String
    var line: Int
    var description: String { "\(path):\(line)" }
  }

  var files: [File]
  private(set) var sinks: [Sink]
  /// An expression that makes the screen, and one that calls its actions.
  let opening: String
  let acting: String?
  let screen: String
  let isEndedByAuthor: Bool
  let isWrittenOnTwoThreads: Bool
  /// What the sequence is after each link.
  let traits: [Baton.Trait]
  private let globals: [String: Set<String>]

  init(
    _ writer: AppWriter, screen: String, opening: String, acting: String?, sinks kinds: [AppSink],
    isEndedByAuthor: Bool, isWrittenOnTwoThreads: Bool,
    traits: [Baton.Trait]
  ) {
    sinks = kinds.map { Sink(mindsErrors: $0.mindsErrors) }
    files = []
    self.screen = screen
    self.opening = opening
    self.acting = acting
    self.isEndedByAuthor = isEndedByAuthor
    self.isWrittenOnTwoThreads = isWrittenOnTwoThreads
    self.traits = traits
    globals = writer.globals
    files = writer.files.map { file in
      let (text, marks) = SinkMark.take(from: file.text)
      let subscriptions = AppText.subscriptions(in: text)
      for mark in marks {
        if mark.isCall {
          let rest = text.utf8.dropFirst(mark.offset + 1)
          sinks[mark.number].call = String(decoding: rest.prefix { $0 != UInt8(ascii: "(") }, as: UTF8.self)
        } else {
          sinks[mark.number].file = file.path
          sinks[mark.number].ordinal = subscriptions.firstIndex(of: mark.offset) ?? -1
        }
      }
      return File(path: file.path, text: text, module: file.module)
    }
    .sorted { $0.path < $1.path }
    findPlaces()
  }

  /// The same program with what fixes made of its files.
  func replacing(_ texts: [String: String]) -> AppText {
    var copy = self
    for index in copy.files.indices { copy.files[index].text = texts[copy.files[index].path] ?? copy.files[index].text }
    copy.findPlaces()
    return copy
  }

  /// Whether every sink's subscription is still where it has to be.
  var hasAllSinks: Bool { sinks.allSatisfy { !$0.places.isEmpty } }

  private mutating func findPlaces() {
    for index in sinks.indices {
      sinks[index].places = []
      for file in files {
        let matches = file.text.matches(of: AppText.subscription)
        if file.path == sinks[index].file, matches.indices.contains(sinks[index].ordinal) {
          insert(matches[sinks[index].ordinal].range.lowerBound, file, index)
        }
        if let call = sinks[index].call, let range = file.text.firstRange(of: ".\(call)(in: ") {
          insert(range.lowerBound, file, index)
        }
      }
    }
  }

  private mutating func insert(_ position: String.Index, _ file: File, _ sink: Int) {
    let line = 1 + file.text[..<position].utf8.count { $0 == UInt8(ascii: "\n") }
    sinks[sink].places.insert(Place(path: file.path, line: line))
  }

  /// Whether anything outlives a run.
  var hasStatics: Bool { files.contains { $0.text.contains("static let") || $0.text.contains("static var") } }

  /// Whether it starts any of Swift's tasks.
  var hasTasks: Bool { files.contains { $0.text.contains("Task {") } }

  // MARK: - To be run

  nonisolated(unsafe) private static let subscription =
    #/\.(?:bind|drive|emit|subscribe)(?=\((?!on:)| \{)/#

  /// Where a sequence is made by hand.
  nonisolated(unsafe) private static let creation = #/\.create \{(?= (?:\[\w+\] )?(?:observer|single) in)/#

  /// Where a text subscribes, in UTF-8 bytes.
  private static func subscriptions(in text: String) -> [Int] {
    text.matches(of: subscription).map { text.utf8.distance(from: text.startIndex, to: $0.range.lowerBound) }
  }

  /// The files as one, for a module that many programs share: what all of it sees has the program's number for a
  /// suffix, and what arrives at its sinks is watched.
  func compiled(number: Int) -> String {
    var result = ""
    for file in files {
      var text = watched(file)
      text = text.replacing("@IBAction ", with: "").replacing(AppText.creation, with: ".create(.counted) {")
      text = text.replacing(#/(?m)^import (?:Core)\n/#, with: "")
      result += Words.replacing(in: text) { word in
        guard let modules = globals[String(word)] else { return nil }
        return modules.count > 1 ? "_\(file.module)_\(number)" : "_\(number)"
      }
      result += "\n"
    }
    let body =
      acting.map { "import Rehearsal\nextension \(screen): Rehearsal.Acting {\n  public func act() { \($0) }\n}\n" }
      ?? ""
    let open = """
      @MainActor func open_\(number)() -> AnyObject {
        let screen = \(opening)
        screen.viewDidLoad()
        return screen
      }
      """
    return result
      + Words.replacing(in: body + open + "\n") { globals[String($0)] == nil ? nil : "_\(number)" }
  }

  private func watched(_ file: File) -> String {
    var result = ""
    var position = file.text.startIndex
    for (ordinal, match) in file.text.matches(of: AppText.subscription).enumerated() {
      guard let sink = sinks.firstIndex(where: { $0.file == file.path && $0.ordinal == ordinal }) else { continue }
      result += file.text[position..<match.range.lowerBound] + ".watched(\(sink))"
      position = match.range.lowerBound
    }
    return result + file.text[position...]
  }
}
