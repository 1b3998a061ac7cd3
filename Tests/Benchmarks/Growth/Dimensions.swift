extension Dimension {
  private static let sink = ".bind(to: label.rx.text)"
  private static let request = "URLSession.shared.rx.data(request: request).map { String(decoding: $0, as: UTF8.self) }"
  private static let seed: UInt64 = 9

  static let all = size + chains + nesting + names

  /// One binding.
  static let nothing = Dimension("", from: 0) { _ in
    screen { $0.subscription("field.rx.text.orEmpty", [sink], isUI: true) }
  }

  static func named(_ name: String) -> Dimension { all.first { $0.name == name }! }

  /// How much there is.
  private static let size = [
    Dimension("files", from: 20) { App(seed: seed).corpus(features: $0) },
    Dimension("files, one linted", from: 40, linting: ["Features0/Feature7"]) { App(seed: seed).corpus(features: $0) },
    Dimension("one file, of screens", from: 8) { count in
      var source = SourceWriter(imports: "RxCocoa", "RxSwift", "UIKit")
      for index in 0..<count { screen(index, in: &source) }
      var corpus = Corpus()
      corpus.add("Screens.swift", source)
      return corpus
    },
    Dimension("one file, of plain code", from: 500) { count in
      var source = SourceWriter(imports: "RxCocoa", "RxSwift", "UIKit")
      screen(0, in: &source)
      PlainSource(index: 0).extend(&source, to: count * 1000)
      var corpus = Corpus()
      corpus.add("Plain.swift", source)
      return corpus
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
    Dimension("operators of a chain that fails", from: 20) { count in
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
    Dimension("names of a chain", from: 10) { count in
      screen(members: { writer in
        for chain in 0..<50 {
          writer.block("func bind\(chain)()") { writer in
            writer.line("let step0 = field.rx.text.orEmpty.asObservable()")
            for index in 1...count { writer.line("let step\(index) = step\(index - 1).map { $0 + \"!\" }") }
            writer.subscription("step\(count)", [sink], isUI: true)
          }
        }
      }) { $0.line("super.viewDidLoad()") }
    },
    Dimension("locals of a function", from: 50) { count in
      screen { writer in
        for index in 0..<count {
          writer.line("let text\(index) = field.rx.text.orEmpty.asObservable()")
          writer.subscription("text\(index)", [sink], isUI: true)
        }
      }
    },
    Dimension("functions of a chain", from: 10) { count in
      screen(members: { writer in
        for chain in 0..<50 {
          writer.declaration("func step\(chain)_0() -> Observable<String> { field.rx.text.orEmpty.asObservable() }")
          for index in 1...count {
            let body = "step\(chain)_\(index - 1)().map { $0 + \"!\" }"
            writer.declaration("func step\(chain)_\(index)() -> Observable<String> { \(body) }")
          }
        }
      }) { writer in
        for chain in 0..<50 { writer.subscription("step\(chain)_\(count)()", [sink], isUI: true) }
      }
    },
    Dimension("files of a chain", from: 10) { count in
      var corpus = screen { writer in
        for chain in 0..<10 { writer.subscription("Step\(chain)_\(count)().text", [sink], isUI: true) }
      }
      for chain in 0..<10 {
        for index in 0...count {
          var source = SourceWriter(imports: "RxSwift")
          source.block("final class Step\(chain)_\(index)") { writer in
            let value = index == 0 ? "Observable.just(\"\")" : "Step\(chain)_\(index - 1)().text.map { $0 + \"!\" }"
            writer.declaration("let text: Observable<String> = \(value)")
          }
          corpus.add("Step\(chain)_\(index).swift", source)
        }
      }
      return corpus
    },
    Dimension("inputs that are joined", from: 50) { count in
      screen { writer in
        let inputs = Array(repeating: "field.rx.text.orEmpty.asObservable()", count: count).joined(separator: ", ")
        writer.subscription("Observable.merge(\(inputs))", [sink], isUI: true)
      }
    },
    Dimension("functions that fail", from: 10) { count in
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
    Dimension("subscribers of a request", from: 10) { count in
      screen { writer in
        writer.declaration("let texts = \(request)")
        for index in 0..<count {
          let lost = ["error_handling", "main_thread"] + (index > 0 ? ["sharing"] : [])
          writer.subscription("texts", [sink], findings: lost, isUI: true)
        }
      }
    },
  ]

  /// In fifty places each, because little of a project is deep: the parser ends at 256 levels, as the compiler does, and
  /// a condition is several.
  private static let nesting = [
    Dimension("nested closures", from: 8) { count in
      screen { writer in
        let open = String(repeating: "Observable.just(1).flatMap { _ in ", count: count)
        let inner = open + "Observable.just(\"\")" + String(repeating: " }", count: count)
        for _ in 0..<50 { writer.subscription(inner, [sink], isUI: true) }
      }
    },
    Dimension("nested functions", from: 8) { count in
      nested(count) { depth, writer, body in
        writer.block("func inner\(depth)()", body)
        writer.line("inner\(depth)()")
      }
    },
    Dimension("nested conditions", from: 8) { count in
      nested(count) { depth, writer, body in
        writer.line("if label.tag == \(depth) {")
        writer.indented(body)
        writer.line("}")
      }
    },
    Dimension("nested types", from: 8) { count in
      func nest(_ depth: Int, _ writer: inout SourceWriter) {
        guard depth > 0 else { return writer.declaration("static let text = Observable.just(\"\")") }
        writer.block("enum Inner\(depth)") { nest(depth - 1, &$0) }
      }
      let path = (1...count).reversed().map { "Inner\($0)" }.joined(separator: ".")
      return screen(outside: { writer in
        for index in 0..<50 { writer.block("enum Outer\(index)") { nest(count, &$0) } }
      }) { writer in
        for index in 0..<50 { writer.subscription("Outer\(index).\(path).text", [sink], isUI: true) }
      }
    },
    Dimension("nested parentheses", from: 16) { count in
      screen { writer in
        let source =
          String(repeating: "(", count: count) + "field.rx.text.orEmpty" + String(repeating: ")", count: count)
        for _ in 0..<50 { writer.subscription(source, [sink], isUI: true) }
      }
    },
  ]

  private static func nested(
    _ count: Int, level: @escaping (Int, inout SourceWriter, (inout SourceWriter) -> Void) -> Void
  ) -> Corpus {
    func nest(_ depth: Int, _ writer: inout SourceWriter) {
      guard depth > 0 else { return writer.subscription("field.rx.text.orEmpty", [sink], isUI: true) }
      level(depth, &writer) { nest(depth - 1, &$0) }
    }
    return screen(members: { writer in
      for index in 0..<50 { writer.block("func bind\(index)()") { nest(count, &$0) } }
    }) { $0.line("super.viewDidLoad()") }
  }

  /// A screen of 4 kB, with one binding in four that needs a fix.
  private static func screen(_ number: Int, in source: inout SourceWriter) {
    let end = source.text.utf8.count + 4000
    source.block("final class Screen\(number): UIViewController") { writer in
      writer.declaration("private let label = UILabel()")
      writer.declaration("private let field = UITextField()")
      writer.declaration("private let disposeBag = DisposeBag()")
      writer.declaration("private func load() -> Observable<String> { \(request) }")
      writer.block("override func viewDidLoad()") { writer in
        writer.subscription("load()", [sink], findings: ["error_handling", "main_thread"], isUI: true)
        for _ in 0..<3 { writer.subscription("field.rx.text.orEmpty", [".map { $0 + \"!\" }", sink], isUI: true) }
      }
    }
    PlainSource(index: number).extend(&source, to: end)
  }

  private static func steps(_ count: Int) -> [String] {
    (0..<count).map { $0 % 2 == 0 ? ".map { $0 + \"!\" }" : ".filter { !$0.isEmpty }" }
  }
}
