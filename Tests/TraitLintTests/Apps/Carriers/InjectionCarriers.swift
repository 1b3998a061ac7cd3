// Who makes an object, and how it comes to those who use it.

extension Carrier {
  static let injection: [Carrier] = [
    Carrier("`init` injection", keeps: .all) { baton, writer in
      let (type, member) = (writer.type("ViewModel"), writer.member())
      writer.file(
        type,
        """
        final class \(type) {
          let \(member): \(baton.type)

          init(\(member): \(baton.type)) {
            self.\(member) = \(member)
          }
        }
        """)
      let name = type.decapitalizedFirst
      baton.add(name, type, "\(type)(\(member): \(baton.expression))")
      baton.expression = "\(name).\(member)"
    },
    Carrier("factory", keeps: .madeAnew) { baton, writer in
      let (factory, type, member) = (writer.type("Factory"), writer.type("ViewModel"), writer.member())
      var model = writer.enclose(
        baton, in: type, Enclosure(members: ["var \(member): \(baton.type) {\n\(baton.accessor)\n}"]))
      writer.file(
        factory,
        """
        enum \(factory) {
          static func make(\(AppWriter.parameters(baton.inputs))) -> \(type) {
            \(model.value)
          }
        }
        """)
      model.value = "\(factory).make(\(AppWriter.arguments(baton.inputs)))"
      baton.comes(from: model, "\(model.name).\(member)")
    },
    Carrier("factory closure", keeps: .all) { baton, writer in
      let (scene, type, member) = (writer.type("Dependencies"), writer.type("ViewModel"), writer.member())
      writer.file(
        type,
        """
        final class \(type) {
          let \(member): \(baton.type)

          init(_ \(member): \(baton.type)) {
            self.\(member) = \(member)
          }
        }
        """)
      writer.file(
        scene,
        """
        struct \(scene) {
          var makeViewModel: (\(baton.type)) -> \(type) = { \(type)($0) }
        }
        """)
      let (maker, name) = (scene.decapitalizedFirst, type.decapitalizedFirst)
      baton.need(maker, scene, "\(scene)()")
      baton.add(name, type, "\(maker).makeViewModel(\(baton.expression))")
      baton.expression = "\(name).\(member)"
    },
    Carrier("container by metatype", keeps: .madeAnew) { baton, writer in
      let (container, type, member) = (writer.global("Container"), writer.type("ViewModel"), writer.member())
      writer.file(
        container,
        """
        final class \(container) {
          private var factories: [ObjectIdentifier: () -> Any] = [:]

          func register<Service>(_ type: Service.Type, _ factory: @escaping () -> Service) {
            factories[ObjectIdentifier(type)] = factory
          }

          func resolve<Service>(_ type: Service.Type) -> Service {
            guard let service = factories[ObjectIdentifier(type)]?() as? Service else {
              fatalError("\\(type) was never registered")
            }
            return service
          }
        }
        """)
      var model = writer.enclose(
        baton, in: type, Enclosure(members: ["var \(member): \(baton.type) {\n\(baton.accessor)\n}"]))
      let name = writer.local("container")
      baton.setup = []
      baton.statements = []
      baton.add(name, container, "\(container)()")
      baton.perform("\(name).register(\(type).self) { \(model.value) }")
      model.value = "\(name).resolve(\(type).self)"
      baton.add(model.name, type, model.value)
      baton.expression = "\(model.name).\(member)"
    },
    Carrier("singleton", keeps: .all) { baton, writer in
      let (type, member) = (writer.type("Session"), writer.member())
      if baton.inputs.isEmpty {
        _ = writer.enclose(
          baton, in: type,
          Enclosure(
            members: ["static let shared = \(type)()", "let \(member): \(baton.type)"],
            initialiser: baton.statements + ["\(member) = \(baton.expression)"]))
        baton.setup = []
        baton.statements = []
      } else {
        writer.file(
          type,
          """
          final class \(type) {
            static let shared = \(type)()
            private(set) var \(member): \(baton.type) = \(baton.silence)

            func connect(_ sequence: \(baton.type)) {
              \(member) = sequence
            }
          }
          """)
        baton.perform("\(type).shared.connect(\(baton.expression))")
      }
      baton.expression = "\(type).shared.\(member)"
    },
    Carrier("environment of closures", keeps: .madeAnew) { baton, writer in
      let (type, member) = (writer.type("Environment"), writer.member())
      writer.file(type, "struct \(type) {\n  var \(member): () -> \(baton.type)\n}")
      let name = writer.local("environment")
      let closure = "{ \(baton.captures())\(baton.closureBody) }"
      baton.statements = []
      baton.need(name, type, "\(type)(\(member): \(closure))")
      baton.expression = "\(name).\(member)()"
    },
    Carrier("delegate", keeps: .relayed) { baton, writer in
      let (kind, type, receiver) = (writer.type("LoaderDelegate"), writer.type("Loader"), writer.type("Receiver"))
      let (member, element) = (writer.member(), baton.element.name)
      writer.file(
        kind,
        """
        protocol \(kind): AnyObject {
          func loader(_ loader: \(type), didLoad value: \(element))
        }
        """)
      let feed = baton.feed(doing: ["delegate?.loader(self, didLoad: value)"], &writer)
      let model = writer.enclose(
        baton, in: type,
        Enclosure(members: [
          "var delegate: (any \(kind))?", "private let disposeBag = DisposeBag()",
          "func start() {\n\((baton.statements + [feed]).joined(separator: "\n").indented())\n}",
        ]))
      writer.file(
        receiver,
        """
        final class \(receiver): \(kind) {
          let \(member) = PublishRelay<\(element)>()

          func loader(_ loader: \(type), didLoad value: \(element)) {
            \(member).accept(value)
          }
        }
        """)
      let name = receiver.decapitalizedFirst
      baton.trait = .observable
      baton.comes(from: model, "\(name).\(member).asObservable()")
      baton.add(name, receiver, "\(receiver)()")
      baton.perform("\(model.name).delegate = \(name)")
      baton.perform("\(model.name).start()")
    },
    Carrier("weak delegate", keeps: .madeAnew) { baton, writer in
      let (kind, type, user) = (writer.type("DataSource"), writer.type("Provider"), writer.type("Controller"))
      let member = writer.member()
      writer.file(kind, "protocol \(kind): AnyObject {\n  func \(member)() -> \(baton.type)\n}")
      let model = writer.enclose(
        baton, in: type,
        Enclosure(conformances: [kind], members: ["func \(member)() -> \(baton.type) {\n\(baton.accessor)\n}"]))
      let read = writer.local("requested")
      writer.file(
        user,
        """
        final class \(user) {
          weak var dataSource: (any \(kind))?

          var \(read): \(baton.type) { dataSource?.\(member)() ?? \(baton.silence) }
        }
        """)
      let name = user.decapitalizedFirst
      baton.comes(from: model, "\(name).\(read)")
      baton.add(name, user, "\(user)()")
      baton.perform("\(name).dataSource = \(model.name)")
    },
    Carrier("injected scheduler", keeps: [.failure, .sharing]) { baton, writer in
      let (kind, type) = (writer.global("SchedulerProviding"), writer.global("AppSchedulers"))
      writer.file(
        kind,
        """
        protocol \(kind) {
          var screen: SchedulerType { get }
          var work: SchedulerType { get }
        }
        """)
      writer.file(
        type,
        """
        struct \(type): \(kind) {
          let screen: SchedulerType = MainScheduler.instance
          let work: SchedulerType = ConcurrentDispatchQueueScheduler(qos: .utility)
        }
        """)
      let name = writer.local("schedulers")
      baton.need(name, "any \(kind)", "\(type)()")
      if baton.trait == .driver { baton.makeObservable() }
      baton.call("observe(on: \(name).\(writer.chance(50) ? "screen" : "work"))")
    },
  ]
}

extension Baton {
  /// The inside of a closure that gives the sequence, on one line where it fits.
  var closureBody: String { statements.isEmpty ? expression : "\n\(accessor)\n" }
}
