import TraitRules

/// `dump tokens|chains FILE…`: what the linter makes of a file, for tools and tests.
struct DumpCommand {
  let surroundings: Surroundings
  let console: Console
  let invocation: Invocation

  enum Subject: String, CaseIterable { case tokens, chains }

  func run() throws(UsageError) -> ExitStatus {
    guard let word = invocation.operands.first, let subject = Subject(rawValue: word) else {
      let hint = Suggestion.hint(for: invocation.operands.first ?? "", among: Subject.allCases.map(\.rawValue))
      throw UsageError(message: "'traitlint dump' takes 'tokens' or 'chains', then files\(hint)")
    }
    let paths = invocation.operands.dropFirst()
    if paths.isEmpty { throw UsageError(message: "'traitlint dump \(word)' takes one file or several") }
    var status = ExitStatus.clean
    // Chains are followed from file to file, so all files are read before the first is shown.
    var files: [SourceFile] = []
    for path in paths {
      switch read(path) {
      case .success(let bytes):
        switch subject {
        case .tokens: console.output(TokenDump.lines(for: bytes, path: path))
        case .chains: files.append(SourceFile(path: path, bytes: bytes))
        }
      case .failure(let failure):
        console.fail("\(path): \(failure.message)")
        status = .incomplete
      }
    }
    if subject == .chains { console.output(ChainDump.text(files)) }
    return status
  }

  private func read(_ path: String) -> Result<[UInt8], ReadFailure> {
    if path == "-" { return surroundings.standardInput().map(FileReader.checked) ?? .failure(.missing) }
    return FileReader.source(at: surroundings.absolute(path))
  }
}
