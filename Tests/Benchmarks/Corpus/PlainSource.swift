/// Swift that has nothing to do with RxSwift, as most of an app has not: what a linter reads in vain.
struct PlainSource {
  let index: Int

  /// A file of roughly so many bytes.
  func file(bytes: Int) -> SourceWriter {
    var source = SourceWriter(imports: "Foundation")
    source.line()
    source.block("struct Model\(index): Equatable, Codable") { writer in
      writer.declaration("let identifier: Int")
      writer.declaration("var name: String")
    }
    extend(&source, to: bytes)
    return source
  }

  /// Adds functions until the file has its size.
  func extend(_ source: inout SourceWriter, to bytes: Int) {
    var number = 0
    while source.text.utf8.count < bytes {
      source.line()
      let name = "\(index)_\(number)"
      switch (index + number) % 4 {
      case 0: formatting(&source, name)
      case 1: searching(&source, name)
      case 2: cases(&source, name)
      default: layout(&source, name)
      }
      number += 1
    }
  }

  private func formatting(_ source: inout SourceWriter, _ name: String) {
    source.line("// Amounts are shown without fractions: \"1,250 items (10 %)\".")
    source.block("func formatted\(name)(_ amount: Double, of total: Double) -> String") { writer in
      writer.line("guard total > 0, !amount.isNaN else { return \"–\" }")
      writer.declaration("let share = Int((amount / total * 100).rounded())")
      writer.declaration("let unit = amount == 1 ? \"item\" : \"items\"")
      writer.line("return \"\\(Int(amount)) \\(unit) (\\(share) %)\"")
    }
  }

  private func searching(_ source: inout SourceWriter, _ name: String) {
    source.block("func matches\(name)(_ names: [String], query: String) -> [Int: [String]]") { writer in
      writer.declaration("var result: [Int: [String]] = [:]")
      writer.line("for (position, name) in names.enumerated() where name.count >= query.count {")
      writer.indented { writer in
        writer.line("if let range = name.range(of: query, options: [.caseInsensitive]), !range.isEmpty {")
        writer.indented { $0.line("result[position, default: []].append(String(name[range]))") }
        writer.line("} else if query.isEmpty {")
        writer.indented { $0.line("result[position] = []") }
        writer.line("}")
      }
      writer.line("}")
      writer.line("return result.filter { $0.value.count < 0x10 && $0.key % 2 == 0 }")
    }
  }

  private func cases(_ source: inout SourceWriter, _ name: String) {
    source.block("enum Step\(name): String, CaseIterable") { writer in
      writer.line("case first, second = \"2nd\", last")
      writer.line()
      writer.block("var next: Self?") { writer in
        writer.line("switch self {")
        writer.line("case .first: return .second")
        writer.line("case .second: return .last")
        writer.line("case .last: return nil")
        writer.line("}")
      }
    }
  }

  private func layout(_ source: inout SourceWriter, _ name: String) {
    source.line("/// Places what is inside, from the top.")
    source.block("struct Layout\(name)") { writer in
      writer.declaration("var insets = (top: 8.0, left: 16.0, bottom: 8.0, right: 16.0)")
      writer.declaration("private(set) lazy var heights: [Double] = [44, 44.5, 1e2].map { $0 + insets.top }")
      writer.line()
      writer.block("mutating func height(of rows: Int, isCompact: Bool = false) -> Double") { writer in
        writer.line("(0..<rows).reduce(insets.top + insets.bottom) { sum, row in")
        writer.indented { $0.line("sum + heights[row % heights.count] * (isCompact ? 0.5 : 1)") }
        writer.line("}")
      }
    }
  }
}
