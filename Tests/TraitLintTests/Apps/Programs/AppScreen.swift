/// The view controller at the end of a program.
struct AppScreen {
  let name: String
  var properties: [String] = []
  var statements: [String] = []
  var members: [String] = []

  /// What stands at the end of a subscription.
  enum Target {
    /// `bind(to: label.rx.text)`, or `drive(label.rx.text)`, with what follows the call.
    case feeding(String, String = "")
    /// The call for an `Observable`, that for a `Driver`, and what both end with.
    case calling(String, String, String)
  }

  mutating func label(_ writer: inout AppWriter) -> String {
    let name = writer.local(writer.one(of: ["titleLabel", "statusLabel", "detailLabel", "countLabel"]))
    properties.append("private let \(name) = UILabel()")
    return name
  }

  mutating func subscribe(_ baton: Baton, _ number: Int, _ target: Target) {
    var baton = baton
    if baton.trait == .single { baton.makeObservable() }
    let isDriver = baton.trait == .driver
    let call =
      switch target {
      case .feeding(let observer, let tail): (isDriver ? "drive(" : "bind(to: ") + observer + ")" + tail
      case .calling(let observable, let driver, let tail): (isDriver ? driver : observable) + " " + tail
      }
    let line = "\(baton.expression)\n\("\(SinkMark.at(number)).\(call)".indented())\n  .disposed(by: disposeBag)"
    statements.append(line)
  }
}

extension AppScreen {
  /// How the screen comes by what the baton needs.
  enum Style { case makesIt, isGivenIt }

  /// Writes the screen, and an assembly where it is given what it needs.
  ///
  /// - Returns: what a run needs to open it.
  mutating func finish(_ baton: Baton, _ writer: inout AppWriter) -> (opening: String, acting: String?) {
    properties.append("private let disposeBag = DisposeBag()")
    if baton.inputs.contains(where: { $0.name == "tap" }) {
      properties.insert("private let refreshButton = UIButton()", at: 0)
    }
    if baton.inputs.contains(where: { $0.name == "query" }) {
      properties.insert("private let queryField = UITextField()", at: 0)
    }
    let isGiven = baton.inputs.isEmpty && !baton.setup.isEmpty && writer.chance(50)
    let acting = action(baton, &writer)
    writer.file(name, isGiven ? given(baton) : making(baton))
    guard isGiven else { return ("\(name)()", acting) }
    let assembly = writer.type("Assembly")
    let objects = baton.objects.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
    let lines = baton.setup.map { step in
      switch step {
      case .statement(let text): text
      case .object(let object): "let \(object.name): \(object.type) = \(object.value)"
      }
    }
    writer.file(
      assembly,
      """
      @MainActor
      enum \(assembly) {
        static func make() -> \(name) {
      \(lines.joined(separator: "\n").indented(2))
          return \(name)(\(objects))
        }
      }
      """)
    return ("\(assembly).make()", acting)
  }

  private mutating func action(_ baton: Baton, _ writer: inout AppWriter) -> String? {
    guard !baton.actions.isEmpty else { return nil }
    let calls = baton.actions.joined(separator: "\n")
    if writer.chance(50) {
      members.append(
        "override func viewWillAppear(_ animated: Bool) {\n  super.viewWillAppear(animated)\n\(calls.indented())\n}")
      return "viewWillAppear(false)"
    }
    members.append("@IBAction private func reload(_ sender: UIButton) {\n\(calls.indented())\n}")
    return "reload(UIButton())"
  }

  /// The screen makes everything itself, as it loads.
  private func making(_ baton: Baton) -> String {
    let inputs = baton.inputs.map { "let \($0.name) = \($0.value)" }
    let objects = baton.objects.map { "private var \($0.name): \($0.optionalType)" }
    let rest = baton.statements + statements
    let lines = inputs + AppWriter.setup(baton, before: rest) + rest
    return declaration(objects, initialiser: "", lines)
  }

  /// Others make it, and pass it in.
  private func given(_ baton: Baton) -> String {
    let objects = baton.objects.map { "private let \($0.name): \($0.type)" }
    let parameters = AppWriter.parameters(baton.objects)
    let assignments = baton.objects.map { "self.\($0.name) = \($0.name)" }.joined(separator: "\n")
    let initialiser = """
      init(\(parameters)) {
      \(assignments.indented())
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
      }


      """
    return declaration(objects, initialiser: initialiser, baton.statements + statements)
  }

  private func declaration(_ objects: [String], initialiser: String, _ lines: [String]) -> String {
    let rest = members.isEmpty ? "" : "\n\n" + members.joined(separator: "\n\n").indented()
    return """
      final class \(name): UIViewController {
      \((properties + objects).joined(separator: "\n").indented())

      \(initialiser.indented())  override func viewDidLoad() {
          super.viewDidLoad()
      \(lines.joined(separator: "\n").indented(2))
        }\(rest)
      }
      """
  }
}
