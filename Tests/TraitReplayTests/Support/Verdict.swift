@testable import TraitReplay
@testable import TraitRules

/// What came of running a random program.
enum Verdict {
  case fine
  /// Not run, with the reason.
  case notReplayed(String)
  /// Something happened that the linter calls impossible.
  case contradicted(kind: String, words: String)

  init(_ program: RandomProgram) {
    let models = program.models()
    let subscribers = models.reduce(0) { $0 + $1.subscribers.count }
    guard subscribers == program.sinks.count else {
      self = .contradicted(kind: "read", words: "\(program.sinks.count) sinks were written, \(subscribers) read")
      return
    }
    self = .fine
    for model in models {
      do throws(NotReplayed) {
        let contradictions = try Replay.contradictions(in: model)
        if let first = contradictions.first {
          self = .contradicted(kind: Verdict.kind(first), words: contradictions.joined(separator: "; "))
          return
        }
      } catch {
        self = .notReplayed(error.reason)
      }
    }
  }

  /// The words without the sink's name, so that shrinking keeps the fault but not the label.
  private static func kind(_ words: String) -> String {
    String(
      words.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 0 }.map(\.element).joined().prefix(30))
  }
}

extension RandomProgram {
  /// The program's chains as the linter reads them.
  func models() -> [ChainModel] {
    Linter().chains([SourceFile(path: "Random.swift", bytes: Array(source.utf8))])
  }

  /// The smallest program found that is contradicted in the same way.
  func shrunk(kind: String) -> RandomProgram {
    var program = self
    search: while true {
      for smaller in program.smaller {
        if case .contradicted(kind, _) = Verdict(smaller) {
          program = smaller
          continue search
        }
      }
      return program
    }
  }

  /// Its chains, a line each.
  var lines: [String] {
    names.enumerated().map { "let shared\($0.offset) = \($0.element.text)" } + sinks.map(\.text)
  }
}
