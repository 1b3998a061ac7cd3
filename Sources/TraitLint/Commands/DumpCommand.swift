import TraitRules

/// `dump tokens|chains FILE…`: what the linter makes of a file, for tools and tests.
struct DumpCommand {
  let surroundings: Surroundings
  let console: Console
  let invocation: Invocation

  enum Subject: String, CaseIterable { case tokens, chains }

  func run() throws -> ExitStatus {
    guard let word = invocation.operands.first, let subject = Subject(rawValue: word) else {
      let hint = Suggestion.hint(for: invocation.operands.first ?? "", among: Subject.allCases.map(\.rawValue))
      throw UsageError(message: "'traitlint dump' takes 'tokens' or 'chains', then files\(hint)")
    }
    let paths = Array(invocation.operands.dropFirst())
    if paths.isEmpty { throw UsageError(message: "'traitlint dump \(word)' takes one file or several") }
    switch subject {
    case .tokens: return dumpTokens(of: paths)
    case .chains: return try dumpChains(of: paths)
    }
  }

  private func dumpTokens(of paths: [String]) -> ExitStatus {
    var status = ExitStatus.clean
    for path in paths {
      switch read(path) {
      case .success(let bytes): console.output(TokenDump.lines(for: bytes, path: path))
      case .failure(let failure):
        console.fail("\(path): \(failure.message)")
        status = .incomplete
      }
    }
    return status
  }

  /// Chains are followed into the rest of their projects.
  private func dumpChains(of paths: [String]) throws -> ExitStatus {
    var request = invocation
    request.operands = paths
    let projects = try LintedProjects(request, surroundings)
    projects.notes.forEach(console.note)
    let (read, problems) = projects.read()
    for project in read { console.output(ChainDump.text(project.files, options: project.options)) }
    problems.forEach(console.fail)
    return problems.isEmpty ? .clean : .incomplete
  }

  private func read(_ path: String) -> Result<[UInt8], ReadFailure> {
    if path == "-" { return surroundings.standardInput().map(FileReader.checked) ?? .failure(.missing) }
    return FileReader.source(at: surroundings.absolute(path))
  }
}
