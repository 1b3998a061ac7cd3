// The parts that apps are commonly made of.

extension Carrier {
  static let architectures: [Carrier] = [
    Carrier("`Input` and `Output` structs", keeps: .all) { baton, writer in
      let (type, member) = (writer.type("ViewModel"), writer.member())
      writer.file(type, inputAndOutput(type, member, baton))
      let inputs = baton.inputs
      baton.setup = []
      baton.statements = []
      let (name, output) = (type.decapitalizedFirst, writer.local("output"))
      baton.add(name, type, "\(type)()")
      baton.statements = [
        "let \(output) = \(name).transform(input: \(type).Input(\(AppWriter.arguments(inputs))))"
      ]
      baton.expression = "\(output).\(member)"
    },
    Carrier("`transform`", keeps: .all) { baton, writer in
      let (kind, type, member) = (writer.global("ViewModelType"), writer.type("ViewModel"), writer.member())
      writer.file(
        kind,
        """
        protocol \(kind) {
          associatedtype Input
          associatedtype Output
          func transform(_ input: Input) -> Output
        }
        """)
      writer.file(
        type,
        """
        final class \(type): \(kind) {
          struct Output {
            let \(member): \(baton.type)
          }

          func transform(_ input: \(baton.type)) -> Output {
            Output(\(member): input)
          }
        }
        """)
      let name = type.decapitalizedFirst
      baton.need(name, type, "\(type)()")
      baton.expression = "\(name).transform(\(baton.expression)).\(member)"
    },
    Carrier("coordinator", keeps: .all) { baton, writer in
      let (type, screen, member) = (writer.type("Coordinator"), writer.type("Scene"), writer.member())
      writer.file(
        screen,
        """
        final class \(screen) {
          var \(member): \(baton.type) = \(baton.silence)
        }
        """)
      let coordinator = writer.enclose(
        baton, in: type,
        Enclosure(members: [
          "func start(_ scene: \(screen)) {\n"
            + (baton.statements + ["scene.\(member) = \(baton.expression)"]).joined(separator: "\n").indented() + "\n}"
        ]))
      let name = screen.decapitalizedFirst
      baton.comes(from: coordinator, "\(name).\(member)")
      baton.add(name, screen, "\(screen)()")
      baton.perform("\(coordinator.name).start(\(name))")
    },
    Carrier("router and presenter", keeps: .all) { baton, writer in
      let (kind, view, type) = (writer.type("Displaying"), writer.type("Display"), writer.type("Presenter"))
      let (router, member) = (writer.type("Router"), writer.member())
      writer.file(kind, "protocol \(kind): AnyObject {\n  func display(_ sequence: \(baton.type))\n}")
      writer.file(
        view,
        """
        final class \(view): \(kind) {
          private(set) var \(member): \(baton.type) = \(baton.silence)

          func display(_ sequence: \(baton.type)) {
            \(member) = sequence
          }
        }
        """)
      var presenter = writer.enclose(
        baton, in: type,
        Enclosure(members: [
          "weak var view: (any \(kind))?",
          "func viewIsReady() {\n"
            + (baton.statements + ["view?.display(\(baton.expression))"]).joined(separator: "\n").indented() + "\n}",
        ]))
      let parameters = [AppWriter.parameters(baton.inputs), "view: any \(kind)"].filter { !$0.isEmpty }
      let arguments = [AppWriter.arguments(baton.inputs), "view: \(view.decapitalizedFirst)"].filter { !$0.isEmpty }
      writer.file(
        router,
        """
        enum \(router) {
          static func assemble(\(parameters.joined(separator: ", "))) -> \(type) {
            let presenter = \(presenter.value)
            presenter.view = view
            return presenter
          }
        }
        """)
      presenter.value = "\(router).assemble(\(arguments.joined(separator: ", ")))"
      let name = view.decapitalizedFirst
      baton.setup = []
      baton.statements = []
      baton.add(name, view, "\(view)()")
      baton.add(presenter.name, type, presenter.value)
      baton.perform("\(presenter.name).viewIsReady()")
      baton.expression = "\(name).\(member)"
    },
    Carrier("event bus filtered by type", keeps: .relayed) { baton, writer in
      let (kind, bus) = (writer.global("AppEvent"), writer.global("EventBus"))
      let (event, other) = (writer.type("Changed"), writer.global("Heartbeat"))
      let (type, member) = (writer.type("Store"), writer.member())
      writer.file(
        bus,
        """
        protocol \(kind) {}

        struct \(other): \(kind) {}

        final class \(bus) {
          private let relay = PublishRelay<any \(kind)>()

          func send(_ event: any \(kind)) {
            relay.accept(event)
          }

          func events<Event: \(kind)>(of type: Event.Type) -> Observable<Event> {
            relay.compactMap { $0 as? Event }
          }

          /// Nobody who shows anything listens to it.
          func beat() {
            DispatchQueue.global().async { self.send(\(other)()) }
          }
        }
        """)
      writer.file(event, "struct \(event): \(kind) {\n  let value: \(baton.element.name)\n}")
      let name = writer.local("bus")
      let feed = baton.feed(doing: ["\(name).send(\(event)(value: value))"], &writer)
      baton.setup.append(.object(Baton.Variable(name: name, type: bus, value: "\(bus)()")))
      let store = writer.enclose(
        baton, in: type,
        Enclosure(
          members: [
            "private let disposeBag = DisposeBag()",
            "var \(member): Observable<\(baton.element.name)> {\n  \(name).events(of: \(event).self).map { $0.value }\n}",
          ], initialiser: baton.statements + ["\(name).beat()", feed]))
      baton.trait = .observable
      baton.comes(from: store, "\(store.name).\(member)")
    },
  ]

  /// A view model that makes everything when it is given its input.
  private static func inputAndOutput(_ type: String, _ member: String, _ baton: Baton) -> String {
    let fields = baton.inputs.map { "let \($0.name): \($0.type)" }.joined(separator: "\n")
    let kept = baton.objects.map { "private var \($0.name): [\($0.type)] = []" }.joined(separator: "\n")
    let inputs = baton.inputs.map { "let \($0.name) = input.\($0.name)" }
    let rest = baton.statements + ["return Output(\(member): \(baton.expression))"]
    let lines = inputs + AppWriter.setup(baton, before: rest, isRepeated: true) + rest
    return """
      final class \(type) {
        struct Input {
      \(fields.indented(2))
        }

        struct Output {
          let \(member): \(baton.type)
        }

      \(kept.indented())

        func transform(input: Input) -> Output {
      \(lines.joined(separator: "\n").indented(2))
        }
      }
      """.replacing("{\n\n", with: "{\n").replacing("\n\n\n", with: "\n")
  }
}
