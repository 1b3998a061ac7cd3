import Foundation
import TraitReplay

@testable import TraitLint
@testable import TraitRules

/// What a run of the fuzzer tries, by the name in `TRAITLINT_FUZZ`. Each gets bytes and says what is wrong.
enum FuzzTarget: String, CaseIterable {
  case lexer, parser, lint, fix, configuration, lsp

  static let chosen = ProcessInfo.processInfo.environment["TRAITLINT_FUZZ"].flatMap(FuzzTarget.init) ?? .lint

  func violation(_ bytes: [UInt8]) -> String? {
    switch self {
    case .lexer: return totalityViolation(bytes)
    case .parser: return treeViolation(SyntaxTree(parsing: bytes))
    case .lint: return lintViolation(bytes)
    case .fix: return fixViolation(bytes)
    case .configuration: return configurationViolation(bytes)
    case .lsp: return languageServerViolation(bytes)
    }
  }
}

/// One input, of which `// file` on a line of its own makes several files.
private func files(_ bytes: [UInt8]) -> [SourceFile] {
  let separator = Array("\n// file\n".utf8)
  var files: [SourceFile] = []
  var rest = bytes[...]
  while true {
    let end = rest.firstRange(of: separator)
    let part = end.map { rest[..<$0.lowerBound] } ?? rest
    files.append(SourceFile(path: "\(files.count).swift", bytes: Array(part)))
    guard let end else { return files }
    rest = rest[end.upperBound...]
  }
}

private func lintViolation(_ bytes: [UInt8]) -> String? {
  let files = files(bytes)
  let linter = Linter(rules: { _ in Set(RuleID.allCases) })
  let report = linter.lint(files)
  if let violation = reportViolation(report, on: files) { return violation }
  let again = linter.lint(files.reversed())
  return again.findings == report.findings ? nil : "the order of the files changes the findings"
}

/// Confirms everything.
private struct Confirmed: RewriteTrial {
  func verdict(on subscriber: Int, endsRepetition: Bool) -> String { "confirmed" }

  func whatIsLeft(of rule: RuleID, at subscriber: Int) -> String? { nil }
}

/// Every fix is applied as if the replay had confirmed it, which also runs.
private func fixViolation(_ bytes: [UInt8]) -> String? {
  guard UTF8Check.firstInvalidByte(in: bytes) == nil else { return nil }
  var linter = Linter()
  linter.trial = { request in
    _ = ReplayTrial(request)
    return Confirmed()
  }
  for style in FixStyle.allCases {
    linter.options.fixStyle = style
    var sources = files(bytes)
    for pass in 0...FixRun.mostPasses {
      let report = linter.lint(sources)
      if let violation = reportViolation(report, on: sources) { return violation }
      let plan = FixPlan(report.findings, appliesUnsafe: true) { _ in true }
      let changed = plan.apply(to: Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0.bytes) }))
      if changed.isEmpty { break }
      if pass == FixRun.mostPasses { return "fixes lead to fixes without end" }
      for index in sources.indices {
        guard let new = changed[sources[index].path] else { continue }
        if let violation = Damage(sources[index].bytes).violation(after: new) { return "\(style): \(violation)" }
        sources[index].bytes = new
      }
    }
  }
  return nil
}

/// How broken a source is: a fix may not make it worse.
private struct Damage {
  var malformed = 0
  var unbalanced = 0

  init(_ bytes: [UInt8]) {
    for token in bytes.withUnsafeBufferPointer(Lexer.tokens(of:)) {
      if token.flags.contains(.malformed) { malformed += 1 }
      switch token.kind {
      case .leftParen, .leftBrace, .leftBracket: unbalanced += 1
      case .rightParen, .rightBrace, .rightBracket: unbalanced -= 1
      default: break
      }
    }
  }

  func violation(after new: [UInt8]) -> String? {
    let after = Damage(new)
    if UTF8Check.firstInvalidByte(in: new) != nil { return "a fix makes bytes that are not UTF-8" }
    if after.malformed > malformed { return "a fix makes a malformed token" }
    if after.unbalanced != unbalanced { return "a fix unbalances brackets" }
    return nil
  }
}

private func configurationViolation(_ bytes: [UInt8]) -> String? {
  if let file = try? ConfigurationReader.read(bytes, path: "a.yml", folder: "/a") {
    for glob in (file.included ?? []) + file.excluded {
      _ = glob.matches("/a/b/c d/é.swift")
      _ = glob.couldMatch(below: "/a/b")
    }
  }
  for name in ["Package.resolved", "Podfile.lock", "Cartfile.resolved"] { _ = LockFile.pins(in: bytes, named: name) }
  _ = DiffReader.changedLines(in: bytes)
  if let json = try? JSONReader.read(bytes) {
    guard let again = try? JSONReader.read(Array(json.text().utf8)), again.text() == json.text() else {
      return "JSON is not written as it was read"
    }
  }
  let text = String(decoding: bytes, as: UTF8.self)
  if let baseline = try? Baseline(text: text, path: "a") {
    guard let again = try? Baseline(text: baseline.text, path: "a"), again == baseline else {
      return "a baseline is not written as it was read"
    }
  }
  return nil
}

/// Each line is a message; whatever they say, the answers are messages too.
private func languageServerViolation(_ bytes: [UInt8]) -> String? {
  let surroundings = Surroundings(
    environment: [:], workingDirectory: "/", terminal: TerminalTraits(), standardInput: { nil })
  var server = LanguageServer(surroundings)
  var framing = MessageFraming()
  var now = 0.0
  func violation(_ frame: MessageFraming.Frame) -> String? {
    server.receive(frame, at: now)
    now += 0.15
    if let work = server.takeWork(at: now) { server.complete(outcome(of: work)) }
    for message in server.takeMessages() where (try? JSONReader.read(Array(message.text().utf8))) == nil {
      return "an answer is not JSON: \(message.text())"
    }
    return nil
  }
  // The stream as it is, cut anywhere.
  for chunk in stride(from: 0, to: bytes.count, by: 7) {
    framing.append(Array(bytes[chunk..<min(chunk + 7, bytes.count)]))
    while let frame = framing.next() { if let violation = violation(frame) { return violation } }
  }
  server = LanguageServer(surroundings)
  for line in bytes.split(separator: 0x0A) {
    if let violation = violation(.message(Array(line))) { return violation }
  }
  return nil
}

/// Lints the texts alone: files that a message names are none of the fuzzer's business.
private func outcome(of work: DocumentLint) -> DocumentLint.Outcome {
  let sources = work.documents.map { SourceFile(path: $0.path ?? $0.uri, bytes: $0.text.bytes) }
  let findings = Linter().lint(sources).findings
  var outcome = DocumentLint.Outcome(documents: work.documents)
  for document in work.documents {
    let path = document.path ?? document.uri
    outcome.findings[document.uri] = findings.filter { $0.location.path == path }
    outcome.texts[path] = document.text
    outcome.uris[path] = document.uri
  }
  return outcome
}

/// What the fuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let violation = FuzzTarget.chosen.violation(bytes) { fatalError(violation) }
  return 0
}
