extension Dimension {
  private static let sink = ".bind(to: label.rx.text)"

  /// How often one name is declared, or written.
  static let names = [
    Dimension("types with a member of one name", from: 50) { count in
      screen(outside: { writer in
        for index in 0..<count {
          writer.block("final class Model\(index)") { $0.declaration("let text = Observable.just(\"\(index)\")") }
        }
      }) { writer in
        for index in 0..<count { writer.subscription("Model\(index)().text", [sink], isUI: true) }
      }
    },
    Dimension("the same, each in a file of its own", from: 50) { count in
      var corpus = Corpus()
      for index in 0..<count {
        var model = SourceWriter(imports: "RxSwift")
        model.block("final class Model\(index)") { $0.declaration("let text = Observable.just(\"\(index)\")") }
        corpus.add("Model\(index).swift", model)
        var screen = SourceWriter(imports: "RxCocoa", "RxSwift", "UIKit")
        screen.block("final class Screen\(index): UIViewController") { writer in
          writer.declaration("private let label = UILabel()")
          writer.declaration("private let model = Model\(index)()")
          writer.declaration("private let disposeBag = DisposeBag()")
          writer.block("override func viewDidLoad()") { $0.subscription("model.text", [sink], isUI: true) }
        }
        corpus.add("Screen\(index).swift", screen)
      }
      return corpus
    },
    Dimension("extensions of a type", from: 100) { count in
      screen(outside: { writer in
        for index in 0..<count {
          writer.block("extension Screen") { writer in
            writer.declaration("func text\(index)() -> Observable<String> { .just(\"\(index)\") }")
          }
        }
      }) { writer in
        for index in 0..<count { writer.subscription("text\(index)()", [sink], isUI: true) }
      }
    },
    Dimension("overloads of a function", from: 100) { count in
      screen(members: { writer in
        for index in 0..<count {
          writer.declaration("func text(label\(index): Int) -> Observable<String> { .just(\"\(index)\") }")
        }
      }) { writer in
        for index in 0..<20 { writer.subscription("text(label\(index): 1)", [sink], isUI: true) }
      }
    },
    Dimension("writers of a relay", from: 100) { count in
      screen(members: { writer in
        writer.declaration("private let relay = BehaviorRelay(value: \"\")")
        for index in 0..<count {
          writer.declaration("@objc private func write\(index)() { relay.accept(\"\(index)\") }")
        }
      }) { writer in
        writer.subscription("relay", [sink], isUI: true)
      }
    },
    Dimension("writers of a relay, readers of it", from: 25) { count in
      screen(members: { writer in
        writer.declaration("private let relay = BehaviorRelay(value: \"\")")
        for index in 0..<count {
          writer.declaration("@objc private func write\(index)() { relay.accept(\"\(index)\") }")
        }
      }) { writer in
        for _ in 0..<count { writer.subscription("relay", [sink], isUI: true) }
      }
    },
    Dimension("relays that feed each other", from: 50) { count in
      screen(members: { writer in
        for index in 0...count { writer.declaration("private let relay\(index) = BehaviorRelay(value: \"\")") }
      }) { writer in
        for index in 0..<count {
          writer.subscription("relay\(index)", [".bind(to: relay\(index + 1))"], isUI: false)
        }
        writer.subscription("relay\(count)", [sink], isUI: true)
      }
    },
    Dimension("assignments of a name", from: 100) { count in
      screen(members: { writer in
        writer.declaration("private var texts: Observable<String>!")
        for index in 0..<count {
          writer.declaration("private func choose\(index)() { texts = .just(\"\(index)\") }")
        }
      }) { writer in
        writer.subscription("texts", [sink], isUI: true)
      }
    },
    Dimension("classes above a class", from: 100) { count in
      screen(outside: { writer in
        writer.block("class Model0") { $0.declaration("let text = Observable.just(\"\")") }
        for index in 1...count { writer.block("class Model\(index): Model\(index - 1)") { _ in } }
      }) { writer in
        writer.subscription("Model\(count)().text", [sink], isUI: true)
      }
    },
    Dimension("classes below a class", from: 100) { count in
      screen(
        outside: { writer in
          writer.block("class Model") { $0.declaration("var text: Observable<String> { .just(\"\") }") }
          for index in 0..<count {
            writer.block("final class Model\(index): Model") { writer in
              writer.declaration("override var text: Observable<String> { .just(\"\(index)\") }")
            }
          }
        }, members: { $0.declaration("var model: Model!") }
      ) { writer in
        writer.subscription("model.text", [sink], isUI: true)
      }
    },
    Dimension("types that conform to a protocol", from: 100) { count in
      screen(
        outside: { writer in
          writer.block("protocol Texts") { $0.declaration("var text: Observable<String> { get }") }
          for index in 0..<count {
            writer.block("struct Texts\(index): Texts") { $0.declaration("let text = Observable.just(\"\(index)\")") }
          }
        }, members: { $0.declaration("var texts: Texts!") }
      ) { writer in
        writer.subscription("texts.text", [sink], isUI: true)
      }
    },
  ]
}
