extension Dimension {
  private static let sink = ".bind(to: label.rx.text)"
  private static let request = "URLSession.shared.rx.data(request: request).map { String(decoding: $0, as: UTF8.self) }"
  private static let seed: UInt64 = 9

  static let all = size + chains + nesting + names

  static func named(_ name: String) -> Dimension { all.first { $0.name == name }! }

  /// How much there is.
  private static let size = [
    Dimension("files", from: 20) { App(seed: seed).corpus(features: $0) },
    Dimension("files, one linted", from: 40, linting: ["Features0/Feature7"]) { App(seed: seed).corpus(features: $0) },
    Dimension("one file, of an app", from: 20) { App(seed: seed).corpus(features: $0).joined },
    Dimension("one file, of plain code", from: 500) { count in
      var corpus = screen { $0.subscription("field.rx.text.orEmpty", [sink], isUI: true) }
      corpus.add("Plain.swift", PlainSource(index: 0).file(bytes: count * 1000))
      return corpus.joined
    },
    Dimension("bindings in a function", from: 100) { count in
      screen { writer in
        for _ in 0..<count { writer.subscription("field.rx.text.orEmpty", [".map { $0 + \"!\" }", sink], isUI: true) }
      }
    },
    Dimension("statements before a binding", from: 1000) { count in
      screen { writer in
        for index in 0..<count { writer.line("label.tag = max(label.tag, \(index))") }
        writer.subscription("field.rx.text.orEmpty", [sink], isUI: true)
      }
    },
  ]

  private static let chains = [
    Dimension("operators of a chain", from: 400) { count in
      screen { writer in
        writer.subscription("field.rx.text.orEmpty", steps(count) + [sink], isUI: true)
      }
    },
    Dimension("operators of a chain that fails", from: 200) { count in
      screen { writer in
        writer.subscription(
          request, steps(count) + [sink], findings: ["error_handling", "main_thread"], isUI: true)
      }
    },
    Dimension("flatMaps of a chain", from: 50) { count in
      screen { writer in
        let inner = Array(
          repeating: ".flatMapLatest { text in Observable.just(text).map { $0 + \"!\" } }", count: count)
        writer.subscription("field.rx.text.orEmpty", inner + [sink], isUI: true)
      }
    },
    Dimension("names of a chain, in a function", from: 20) { count in
      screen { writer in
        writer.line("let step0 = field.rx.text.orEmpty.asObservable()")
        for index in 1...count { writer.line("let step\(index) = step\(index - 1).map { $0 + \"!\" }") }
        writer.subscription("step\(count)", [sink], isUI: true)
      }
    },
    Dimension("functions of a chain", from: 20) { count in
      screen(members: { writer in
        writer.declaration("func step0() -> Observable<String> { field.rx.text.orEmpty.asObservable() }")
        for index in 1...count {
          writer.declaration("func step\(index)() -> Observable<String> { step\(index - 1)().map { $0 + \"!\" } }")
        }
      }) { writer in
        writer.subscription("step\(count)()", [sink], isUI: true)
      }
    },
    Dimension("files of a chain", from: 20) { count in
      var corpus = screen { $0.subscription("Step\(count)().text", [sink], isUI: true) }
      for index in 0...count {
        var source = SourceWriter(imports: "RxSwift")
        source.block("final class Step\(index)") { writer in
          let value = index == 0 ? "Observable.just(\"\")" : "Step\(index - 1)().text.map { $0 + \"!\" }"
          writer.declaration("let text: Observable<String> = \(value)")
        }
        corpus.add("Step\(index).swift", source)
      }
      return corpus
    },
    Dimension("inputs that are joined", from: 50) { count in
      screen { writer in
        let inputs = Array(repeating: "field.rx.text.orEmpty.asObservable()", count: count).joined(separator: ", ")
        writer.subscription("Observable.merge(\(inputs))", [sink], isUI: true)
      }
    },
    Dimension("functions that fail", from: 20) { count in
      screen(members: { writer in
        for index in 0..<count {
          writer.declaration("private func load\(index)() -> Observable<String> { \(request) }")
        }
      }) { writer in
        for index in 0..<count {
          writer.subscription(
            "load\(index)()", [".map { $0 + \"!\" }", sink], findings: ["error_handling", "main_thread"], isUI: true)
        }
      }
    },
    Dimension("subscribers of a request", from: 25) { count in
      screen { writer in
        writer.declaration("let texts = \(request)")
        for index in 0..<count {
          let lost = ["error_handling", "main_thread"] + (index > 0 ? ["sharing"] : [])
          writer.subscription("texts", [sink], findings: lost, isUI: true)
        }
      }
    },
  ]

  /// Deeper than 256 of them the compiler refuses.
  private static let nesting = [
    Dimension("nested closures", from: 50) { count in
      screen { writer in
        let open = String(repeating: "Observable.just(1).flatMap { _ in ", count: count)
        let inner = open + "Observable.just(\"\")" + String(repeating: " }", count: count)
        writer.subscription(inner, [sink], isUI: true)
      }
    },
    Dimension("nested functions", from: 60) { count in
      screen { writer in
        func nest(_ depth: Int, _ writer: inout SourceWriter) {
          guard depth > 0 else { return writer.subscription("field.rx.text.orEmpty", [sink], isUI: true) }
          writer.block("func inner\(depth)()") { nest(depth - 1, &$0) }
          writer.line("inner\(depth)()")
        }
        nest(count, &writer)
      }
    },
    Dimension("nested conditions", from: 60) { count in
      screen { writer in
        func nest(_ depth: Int, _ writer: inout SourceWriter) {
          guard depth > 0 else { return writer.subscription("field.rx.text.orEmpty", [sink], isUI: true) }
          writer.line("if label.tag == \(depth) {")
          writer.indented { nest(depth - 1, &$0) }
          writer.line("}")
        }
        nest(count, &writer)
      }
    },
    Dimension("nested types", from: 60) { count in
      func nest(_ depth: Int, _ writer: inout SourceWriter) {
        guard depth > 0 else { return writer.declaration("static let text = Observable.just(\"\")") }
        writer.block("enum Inner\(depth)") { nest(depth - 1, &$0) }
      }
      let path = (1...count).reversed().map { "Inner\($0)" }.joined(separator: ".")
      return screen(outside: { nest(count, &$0) }) { $0.subscription("\(path).text", [sink], isUI: true) }
    },
    Dimension("nested parentheses", from: 60) { count in
      screen { writer in
        let source =
          String(repeating: "(", count: count) + "field.rx.text.orEmpty" + String(repeating: ")", count: count)
        writer.subscription(source, [sink], isUI: true)
      }
    },
  ]

  private static func steps(_ count: Int) -> [String] {
    (0..<count).map { $0 % 2 == 0 ? ".map { $0 + \"!\" }" : ".filter { !$0.isEmpty }" }
  }
}
