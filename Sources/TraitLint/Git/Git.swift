/// What is asked of git. Everything is asked of the program itself, so that it is answered as the user's git would.
struct Git {
  /// Absolute, without links: the top of the working tree.
  let top: String
  private let folder: String
  private let environment: [String: String]

  /// - Parameters:
  ///   - home: absolute; inside the repository.
  ///   - purpose: the option that needs it, for the message.
  init(_ home: String, _ surroundings: Surroundings, for purpose: String) throws(UsageError) {
    var environment = surroundings.environment
    var folder = surroundings.workingDirectory
    if Self.repository(around: folder) != Self.repository(around: home) {
      folder = home
      // What a hook says of its own repository is not true of another.
      for variable in ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_PREFIX"] { environment[variable] = nil }
    }
    self.folder = folder
    self.environment = environment
    guard let outcome = Self.run(["rev-parse", "--show-toplevel"], in: folder, environment) else {
      throw UsageError(message: "\(purpose) asks git, and git cannot be started; is it installed and on PATH?")
    }
    guard outcome.status == 0 else {
      let reason = outcome.error.split(separator: "\n").first.map(String.init) ?? "it did not say why"
      throw UsageError(message: "\(purpose) works inside a git repository; \(folder) is in none (git: \(reason))")
    }
    top = Self.line(outcome.output)
  }

  /// The nearest folder upward that holds a repository, by its looks.
  static func repository(around folder: String) -> String? {
    FilePath.ancestors(of: folder).first { System.kind(of: FilePath.join($0, ".git")) != .missing }
  }

  /// The output of a command that is expected to succeed; nil if it does not.
  func output(_ arguments: [String]) -> [UInt8]? {
    guard let outcome = Self.run(arguments, in: folder, environment), outcome.status == 0 else { return nil }
    return outcome.output
  }

  /// One line of output.
  func line(_ arguments: [String]) -> String? { output(arguments).map(Self.line) }

  /// Paths that a command lists with `-z`, made absolute.
  func paths(_ arguments: [String]) -> [String] {
    (output(arguments) ?? []).split(separator: 0).map { FilePath.join(top, String(decoding: $0, as: UTF8.self)) }
  }

  /// How git calls an absolute path.
  func name(of path: String) -> String { FilePath.relative(path, to: top) }

  private static func run(
    _ arguments: [String], in folder: String, _ environment: [String: String]
  ) -> Subprocess.Outcome? {
    var environment = environment
    // Lists and diffs must not depend on the user's language, nor wait for a lock that an editor holds.
    environment["LC_ALL"] = "C"
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    return Subprocess.run(["git", "-C", folder] + arguments, environment: environment)
  }

  private static func line(_ output: [UInt8]) -> String {
    String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
