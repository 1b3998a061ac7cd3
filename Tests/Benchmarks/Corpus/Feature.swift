/// A screen with its view model, its service and what coordinates it, which bind as apps do.
struct Feature {
  let number: Int
  let seed: UInt64

  /// Where a UI binding's chain begins, and what is to be found there. In every hundred as many as in public apps.
  private enum Root {
    /// A Driver that the view model makes of a request.
    case driver
    /// An `Observable` that the view model makes of one of its relays.
    case relay
    /// A request that nothing protects.
    case request
    /// The same, bound twice.
    case sharedRequest
    /// A text field.
    case control
    /// A local name for a subject of the screen.
    case local

    static let inTwentyFive: [Self] =
      Array(repeating: .driver, count: 9) + Array(repeating: .relay, count: 4) + Array(repeating: .request, count: 2)
      + [.sharedRequest] + Array(repeating: .control, count: 3) + Array(repeating: .local, count: 6)
  }

  /// Deciles of the sinks in a file that binds.
  private static let uiSinks = [0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 12]
  private static let otherSinks = [0, 0, 1, 1, 1, 1, 2, 3, 4, 6, 19]
  /// Operators below the root, by frequency: three chains in ten have none, one in twenty has five.
  private static let operators = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 5]

  private let roots: [Root]

  init(number: Int, seed: UInt64) {
    self.number = number
    self.seed = seed
    let kinds = EvenSpread(seed: seed &+ 2)
    roots = (0..<EvenSpread(seed: seed &+ 1).between(number, deciles: Self.uiSinks)).map {
      kinds.value(Self.uiSinks.last! * number + $0, of: Root.inTwentyFive)
    }
  }

  /// The files that import RxSwift, by the name of their kind.
  var rxFiles: [(name: String, source: SourceWriter)] {
    [
      ("ViewController", viewController), ("ViewModel", viewModel), ("Service", service), ("Coordinator", coordinator),
    ]
  }

  // MARK: - The screen

  private var viewController: SourceWriter {
    var source = SourceWriter(imports: "RxCocoa", "RxSwift", "UIKit")
    source.line()
    source.block("final class ViewController\(number): UIViewController") { writer in
      for index in roots.indices {
        writer.declaration("private let label\(index) = UILabel()")
        writer.declaration("private let view\(index) = UIView()")
      }
      writer.declaration("private let field = UITextField()")
      writer.declaration("private let button = UIButton()")
      writer.declaration("private let chosen = BehaviorSubject(value: \"\")")
      writer.declaration("private let viewModel = ViewModel\(number)()")
      writer.declaration("private let disposeBag = DisposeBag()")
      writer.line()
      writer.block("override func viewDidLoad()") { writer in
        writer.line("super.viewDidLoad()")
        for (index, root) in roots.enumerated() { bind(root, index, &writer) }
        writer.line("bindInputs()")
      }
      writer.line()
      writer.block("private func bindInputs()", inputs)
    }
    return source
  }

  private func bind(_ root: Root, _ index: Int, _ writer: inout SourceWriter) {
    let spread = EvenSpread(seed: seed &+ UInt64(number))
    let steps = Self.steps(spread.value(index, of: Self.operators), spread, index)
    let text = "label\(index).rx.text"
    let lost = ["error_handling", "main_thread"]
    switch root {
    case .driver:
      writer.subscription("viewModel.stream\(index)", steps + [".drive(\(text))"], isUI: true)
    case .relay:
      writer.subscription("viewModel.stream\(index)", steps + [".bind(to: \(text))"], isUI: true)
    case .request:
      writer.subscription("viewModel.stream\(index)", steps + [".bind(to: \(text))"], findings: lost, isUI: true)
    case .sharedRequest:
      writer.subscription("viewModel.stream\(index)", steps + [".bind(to: \(text))"], findings: lost, isUI: true)
      writer.subscription(
        "viewModel.stream\(index)", [".map { $0.isEmpty }", ".bind(to: view\(index).rx.isHidden)"],
        findings: lost + ["sharing"], isUI: true)
    case .control:
      writer.subscription("field.rx.text.orEmpty", steps + [".bind(to: \(text))"], isUI: true)
    case .local:
      writer.declaration("let local\(index) = chosen.catchAndReturn(\"\").observe(on: MainScheduler.instance)")
      writer.subscription("local\(index)", steps + [".bind(to: \(text))"], isUI: true)
    }
  }

  private static func steps(_ count: Int, _ spread: EvenSpread, _ index: Int) -> [String] {
    let all = [
      ".map { $0 + \".\" }", ".map(\\.localizedUppercase)", ".map { $0.trimmingCharacters(in: .whitespaces) }",
      ".filter { !$0.isEmpty }", ".distinctUntilChanged()", ".compactMap { $0.count > 2 ? $0 : nil }",
    ]
    return (0..<count).map { spread.value(index + 7 * $0, of: all) }
  }

  private func inputs(_ writer: inout SourceWriter) {
    let count = EvenSpread(seed: seed &+ 3).between(number, deciles: Self.otherSinks)
    for index in 0..<count {
      if index % 2 == 0 {
        writer.subscription("button.rx.tap", [".bind(to: viewModel.refresh)"], isUI: false)
      } else {
        writer.subscription(
          "field.rx.text.orEmpty", [".distinctUntilChanged()", ".bind(to: viewModel.query)"], isUI: false)
      }
    }
  }

  // MARK: - What it leads to

  private var viewModel: SourceWriter {
    var source = SourceWriter(imports: "RxCocoa", "RxSwift")
    source.line()
    source.block("final class ViewModel\(number)") { writer in
      writer.declaration("let refresh = PublishRelay<Void>()")
      writer.declaration("let query = BehaviorRelay(value: \"\")")
      for (index, root) in roots.enumerated() where root != .control && root != .local {
        writer.declaration("let stream\(index): \(root == .driver ? "Driver" : "Observable")<String>")
      }
      writer.declaration("private let service = Service\(number)()")
      writer.line()
      writer.block("init()") { writer in
        for (index, root) in roots.enumerated() {
          switch root {
          case .driver:
            writer.line("stream\(index) = refresh.asDriver(onErrorJustReturn: ()).flatMapLatest { [service] in")
            writer.indented { $0.line("service.load\(index)().asDriver(onErrorJustReturn: \"\")") }
            writer.line("}")
          case .relay: writer.line("stream\(index) = query.map { $0.lowercased() }")
          case .request, .sharedRequest: writer.line("stream\(index) = service.load\(index)().map { $0 + \"!\" }")
          case .control, .local: break
          }
        }
      }
    }
    return source
  }

  private var service: SourceWriter {
    var source = SourceWriter(imports: "Foundation", "RxCocoa", "RxSwift")
    source.line()
    source.block("final class Service\(number)") { writer in
      for (index, root) in roots.enumerated() where [.driver, .request, .sharedRequest].contains(root) {
        writer.line("/// Asks again at every subscription.")
        writer.block("func load\(index)() -> Observable<String>") { writer in
          writer.declaration("let address = URL(string: \"https://example.com/\(number)/\(index)\")!")
          writer.line("return URLSession.shared.rx.data(request: URLRequest(url: address))")
          writer.indented { $0.line(".map { String(decoding: $0, as: UTF8.self) }") }
        }
        writer.line()
      }
      writer.declaration("let session = URLSession.shared")
    }
    return source
  }

  private var coordinator: SourceWriter {
    var source = SourceWriter(imports: "RxSwift", "UIKit")
    source.line()
    source.block("final class Coordinator\(number)") { writer in
      writer.declaration("private let finished = PublishSubject<Void>()")
      writer.declaration("private let disposeBag = DisposeBag()")
      writer.declaration("private weak var window: UIWindow?")
      writer.line()
      writer.block("func start() -> Observable<Void>") { writer in
        writer.declaration("let controller = ViewController\(number)()")
        writer.line("window?.rootViewController = controller")
        writer.line("return finished.take(1)")
      }
    }
    return source
  }
}
