import TraitRules

/// What the configurations of one project and the command line tell the linter of it. It is the same whichever files of
/// the project are linted.
struct ProjectSettings {
  private(set) var options = ProjectOptions()
  /// What the user should know about configuration that does not count.
  private(set) var notes: [String] = []
  /// The configuration that decides each key of which only one can.
  private var deciding: [ConfigurationKey: ConfigurationFile] = [:]

  /// - Parameters:
  ///   - chain: the files that hold for the project's folder, outer ones first; an inner one refines.
  ///   - inside: those of folders inside it, outer ones before inner ones. What they say of the project counts where
  ///     nothing further out says it; their words are the whole project's.
  init(chain: [ConfigurationFile], inside: [ConfigurationFile], _ invocation: Invocation) {
    let inner = inside.filter { file in !chain.contains { $0.folder == file.folder } }
    for file in chain.reversed() + inner { decide(by: file) }
    options.rxSwift = invocation.rxSwift ?? deciding[.rxswift]?.rxSwift
    options.reactorKit = deciding[.reactorkit]?.reactorKit
    options.fixStyle = invocation.fixStyle ?? deciding[.fixStyle]?.fixStyle ?? options.fixStyle
    for file in chain + inner {
      options.fallbacks.merge(file.fallbacks) { _, inner in inner }
      options.vocabulary.merge(file.vocabulary)
    }
    for file in inner {
      notes += file.notes(of: .project) { key in
        guard let other = deciding[key], other.path != file.path else { return nil }
        return "'\(key.rawValue)' is about the whole project; \(other.path):\(other.places[key]?.line ?? 1) decides"
      }
    }
  }

  /// The configuration that decides a key about the whole project.
  func decider(of key: ConfigurationKey) -> ConfigurationFile? { deciding[key] }

  private mutating func decide(by file: ConfigurationFile) {
    for key in file.places.keys where key.extent == .project { deciding[key] = deciding[key] ?? file }
  }
}

extension Vocabulary {
  mutating func merge(_ inner: Vocabulary) {
    sources.merge(inner.sources) { _, inner in inner }
    operators.merge(inner.operators) { _, inner in inner }
    schedulers.merge(inner.schedulers) { _, inner in inner }
    sinks.formUnion(inner.sinks)
  }
}
