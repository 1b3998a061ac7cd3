import TraitRules

/// An option of the command line, by its long name.
enum Option: String, CaseIterable, Sendable {
  case only, disable, strict
  case failOn = "fail-on"
  case requireReason = "require-reason"
  case config
  case noConfig = "no-config"
  case root, exclude
  case rxswift
  case stdinFilename = "stdin-filename"
  case staged
  case diffBase = "diff-base"
  case baseline
  case writeBaseline = "write-baseline"
  case pruneBaseline = "prune-baseline"
  case fix
  case unsafeFixes = "unsafe-fixes"
  case diff
  case fixStyle = "fix-style"
  case allowDirty = "allow-dirty"
  case noReplay = "no-replay"
  case reporter, quiet, statistics, timings, color, threads, jobs, help, version, verbose

  /// The name as typed.
  var flag: String { "--" + rawValue }

  /// One letter that stands for the name.
  var letter: Character? {
    switch self {
    case .help: "h"
    case .quiet: "q"
    default: nil
    }
  }

  /// What the option takes, as the help shows it; nil if it takes nothing.
  var value: String? {
    switch self {
    case .only, .disable: "RULE,…"
    case .failOn: "LEVEL"
    case .config, .baseline, .writeBaseline: "FILE"
    case .root: "FOLDER"
    case .exclude: "GLOB"
    case .rxswift: "VERSION"
    case .stdinFilename: "NAME"
    case .diffBase: "REF"
    case .fixStyle: "STYLE"
    case .reporter: "NAME[=FILE]"
    case .color: "WHEN"
    case .threads, .jobs: "N"
    default: nil
    }
  }

  /// Whether it may be given several times.
  var repeats: Bool {
    switch self {
    case .only, .disable, .exclude, .reporter: true
    default: false
    }
  }

  /// What it takes, for someone who gave something else.
  var expectation: String {
    switch self {
    case .only, .disable: "one rule or several with commas between them: \(Choices.rules.joined(separator: ", "))"
    case .failOn: "one of \(Choices.list(Choices.failingLevels))"
    case .config: "a configuration file"
    case .baseline, .writeBaseline: "a baseline file"
    case .root: "the folder where the project begins"
    case .exclude: "a pattern of paths to leave out, such as '**/Generated/**'"
    case .rxswift: "a version of RxSwift such as 6 or 6.5"
    case .stdinFilename: "the path under which to report standard input"
    case .diffBase: "a branch, tag or commit"
    case .fixStyle: "one of \(Choices.list(Choices.fixStyles))"
    case .reporter: "one of \(Choices.list(Choices.reporters)), and '=FILE' to write to a file"
    case .color: "one of \(Choices.list(Choices.colors))"
    case .threads, .jobs: "a number of threads, at least 1"
    default: "no value"
    }
  }

  var help: String {
    switch self {
    case .only: "report these rules alone"
    case .disable: "do not report these rules"
    case .strict: "also report what is unproven"
    case .failOn: "exit 1 from this level on: warning (default), error, never"
    case .requireReason: "a 'traitlint:disable' needs a reason after ' -- '"
    case .config: "use this configuration and no other"
    case .noConfig: "ignore configuration files; read nothing but PATHs"
    case .root: "where the project begins; names are followed into it"
    case .exclude: "leave these paths out"
    case .rxswift: "the project's RxSwift, else read from lock files"
    case .stdinFilename: "the path of what '-' reads"
    case .staged: "lint what is staged, on the lines it changes"
    case .diffBase: "only what changed since the merge base with REF"
    case .baseline: "leave out the findings that FILE knows"
    case .writeBaseline: "write the findings of now to FILE"
    case .pruneBaseline: "remove what no longer occurs from the baseline"
    case .fix: "apply the safe fixes"
    case .unsafeFixes: "with --fix or --diff: the unsafe ones too"
    case .diff: "print the fixes as a diff, write nothing"
    case .fixStyle: "driver (default) or operators"
    case .allowDirty: "fix files with uncommitted changes too"
    case .noReplay: "do not replay fixes; then none is safe"
    case .reporter: "how to report, and where to; may be repeated"
    case .quiet: "no summary, no notes"
    case .statistics: "findings by rule, and what was not decided"
    case .timings: "how long each part took"
    case .color: "auto (default), always, never"
    case .threads: "how many threads work (default: all processors)"
    case .jobs: "the same as --threads"
    case .help: "this text; after a command, what that one takes"
    case .version: "the version"
    case .verbose: "with --version: what a bug report needs"
    }
  }
}

/// The words that options and configuration keys choose from.
enum Choices {
  static let failingLevels = FailingLevel.allCases.map(\.rawValue)
  static let colors = ColorChoice.allCases.map(\.rawValue)
  static let rules = RuleID.allCases.map(\.rawValue)
  static let reporters = ReporterName.allCases.map(\.rawValue)
  static let fixStyles = FixStyle.allCases.map(\.rawValue)

  /// `warning, error or never`.
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

/// The least severity that makes the exit status 1.
enum FailingLevel: String, CaseIterable, Sendable {
  case warning, error, never
}

enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}
