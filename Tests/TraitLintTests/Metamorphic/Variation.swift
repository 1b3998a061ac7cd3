import Testing
import TraitRules

/// A rewrite of sources that changes nothing about what they do, and so nothing about what is found in them.
struct Variation: Sendable, CustomTestStringConvertible {
  /// Files after the rewrite, and where a line of a file (from 1) went.
  struct Result {
    var files: [SourceFile]
    var place: (_ path: String, _ line: Int) -> String
  }

  let name: String
  /// Whether chains and declarations keep their words, by which a baseline knows findings again.
  var keepsWords = true
  /// nil where the sources give no occasion for it.
  let apply: @Sendable ([SourceFile]) -> Result?

  var testDescription: String { name }

  static let all: [Variation] = [
    blankLines, commentLines, leadingComments, conditionalCompilation, carriageReturns, otherOrder, onePerFile,
    renamedLocals, extractedNames,
  ]

  private static func unmoved(_ files: [SourceFile]) -> Result { Result(files: files) { "\($0):\($1)" } }

  /// Rewrites each file by itself; `edit` gives lines, each with the number that it had, 0 for a new one.
  private static func byLines(
    _ name: String, _ edit: @escaping @Sendable ([String]) -> [(text: String, line: Int)]?
  ) -> Variation {
    Variation(name: name) { files in
      var moved: [String: [Int: Int]] = [:]
      var result: [SourceFile] = []
      for var file in files {
        let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard let edited = edit(lines.map(String.init)) else { return nil }
        for (index, line) in edited.enumerated() { moved[file.path, default: [:]][line.line] = index + 1 }
        file.bytes = Array(edited.map(\.text).joined(separator: "\n").utf8)
        result.append(file)
      }
      return Result(files: result) { path, line in "\(path):\(moved[path]?[line] ?? 0)" }
    }
  }

  private static func inserting(_ name: String, _ new: String) -> Variation {
    byLines(name) { lines in
      var result: [(String, Int)] = []
      for (index, line) in lines.enumerated() {
        // A comment to the linter speaks of the line that stands next to it.
        let isFree = !line.contains("disable:previous") && (index == 0 || !lines[index - 1].contains("disable:next"))
        if isFree { result.append((new, 0)) }
        result.append((line, index + 1))
      }
      return result
    }
  }

  private static let blankLines = inserting("a blank line before each", "")
  private static let commentLines = inserting("a comment before each line", "    // 😀 é bind(to: \"")

  private static let leadingComments = byLines("a comment at the beginning of each line") { lines in
    if lines.contains(where: { $0.contains("\"\"\"") || $0.contains("#/") }) { return nil }
    return lines.enumerated().map { index, line in
      let isCode = !line.isEmpty && !line.contains("//") && !line.hasPrefix("#")
      return (isCode ? "/* 👩‍👩‍👧 \"( */ " + line : line, index + 1)
    }
  }

  private static let conditionalCompilation = byLines("all within #if true") { lines in
    [("#if true", 0)] + lines.enumerated().map { ($1, $0 + 1) } + [("#endif", 0)]
  }

  private static let carriageReturns = Variation(name: "lines end in CR LF") { files in
    unmoved(
      files.map { file in
        var file = file
        file.bytes = file.bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
        return file
      })
  }

  private static let otherOrder = Variation(name: "files in another order") { files in
    files.count > 1 ? unmoved(files.reversed()) : nil
  }
}
