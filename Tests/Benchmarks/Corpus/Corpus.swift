import Foundation

/// Generated sources, with what is known of them because it was put in on purpose.
struct Corpus {
  struct File {
    /// Relative to the folder that the corpus is written to.
    let path: String
    let text: String
  }

  /// What a linter has to count: UI bindings, and findings by the rule's id.
  struct Known {
    var bindings = 0
    var findings: [String: Int] = [:]
    /// Bindings and other subscriptions, with their operators; types, functions and variables. For the reader.
    var chains = 0
    var declarations = 0

    static func += (left: inout Known, right: Known) {
      left.bindings += right.bindings
      left.findings.merge(right.findings, uniquingKeysWith: +)
      left.chains += right.chains
      left.declarations += right.declarations
    }
  }

  var files: [File] = []
  var known = Known()

  var bytes: Int { files.reduce(0) { $0 + $1.text.utf8.count } }

  mutating func add(_ path: String, _ source: SourceWriter) {
    files.append(File(path: path, text: source.text))
    known += source.known
  }

  /// Replaces what is at `folder`.
  func write(to folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.text.write(to: url, atomically: false, encoding: .utf8)
    }
  }
}

/// Lines of source, indented, and what they declare and bind.
struct SourceWriter {
  private(set) var text: String
  var known = Corpus.Known()
  private var depth = 0

  init(imports: String...) {
    text = imports.map { "import \($0)\n" }.joined()
  }

  mutating func line(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: "  ", count: depth) + line }
    text += "\n"
  }

  mutating func declaration(_ line: String) {
    known.declarations += 1
    self.line(line)
  }

  /// `head { … }`, as one declaration.
  mutating func block(_ head: String, _ body: (inout SourceWriter) -> Void) {
    declaration(head + " {")
    indented(body)
    line("}")
  }

  mutating func indented(_ body: (inout SourceWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// A chain that ends in a subscription, a step on each line, kept by `disposeBag`.
  mutating func subscription(_ source: String, _ steps: [String], findings: [String] = [], isUI: Bool) {
    known.chains += 1
    if isUI { known.bindings += 1 }
    for rule in findings { known.findings[rule, default: 0] += 1 }
    line(source)
    indented { writer in
      for step in steps { writer.line(step) }
      writer.line(".disposed(by: disposeBag)")
    }
  }
}
