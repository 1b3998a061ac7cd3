// Who is meant is said by a type that says less than the object's own.

extension Carrier {
  static let protocols: [Carrier] = [
    Carrier("requirement with one conformer", keeps: .madeAnew) { baton, writer in
      let (kind, type, member) = (writer.type("Providing"), writer.type("Provider"), writer.member())
      writer.file(kind, "protocol \(kind) {\n  var \(member): \(baton.type) { get }\n}")
      let model = writer.enclose(
        baton, in: type,
        Enclosure(conformances: [kind], members: ["var \(member): \(baton.type) {\n\(baton.accessor)\n}"]))
      baton.comes(from: model.seen(as: kind), "\(model.name).\(member)")
    },
    Carrier("requirement with several conformers", keeps: .madeAnew) { baton, writer in
      let (kind, type, member) = (writer.type("Providing"), writer.type("Provider"), writer.member())
      writer.file(kind, "protocol \(kind) {\n  func \(member)() -> \(baton.type)\n}")
      // Nobody makes it, in the app.
      let sample = writer.type("SampleProvider")
      let never = baton.trait == .driver ? "\(baton.type).empty()" : "\(baton.type).error(RxError.unknown)"
      writer.file(
        sample, "final class \(sample): \(kind) {\n  func \(member)() -> \(baton.type) {\n    \(never)\n  }\n}")
      let model = writer.enclose(
        baton, in: type,
        Enclosure(conformances: [kind], members: ["func \(member)() -> \(baton.type) {\n\(baton.accessor)\n}"]))
      baton.comes(from: model.seen(as: kind), "\(model.name).\(member)()")
    },
    Carrier("inherited requirement", keeps: .madeAnew) { baton, writer in
      let (root, kind, type) = (writer.type("Source"), writer.type("Providing"), writer.type("Provider"))
      let member = writer.member()
      writer.file(root, "protocol \(root) {\n  var \(member): \(baton.type) { get }\n}")
      writer.file(kind, "protocol \(kind): \(root) {\n  func reset()\n}")
      let model = writer.enclose(
        baton, in: type,
        Enclosure(
          conformances: [kind], members: ["var \(member): \(baton.type) {\n\(baton.accessor)\n}", "func reset() {}"]))
      baton.comes(from: model.seen(as: kind), "\(model.name).\(member)")
    },
    Carrier("default implementation", keeps: .madeAnew) { baton, writer in
      let (kind, type) = (writer.type("Providing"), writer.type("Provider"))
      let (root, member) = (writer.member(), writer.member())
      writer.file(kind, "protocol \(kind) {\n  var \(root): \(baton.type) { get }\n}")
      writer.file(kind + "+Default", "extension \(kind) {\n  var \(member): \(baton.type) { \(root) }\n}")
      let model = writer.enclose(
        baton, in: type,
        Enclosure(conformances: [kind], members: ["var \(root): \(baton.type) {\n\(baton.accessor)\n}"]))
      baton.comes(from: model, "\(model.name).\(member)")
    },
    Carrier("associated type", keeps: .all) { baton, writer in
      let (kind, type, open) = (writer.global("Presentable"), writer.type("Presentation"), writer.global("presented"))
      writer.file(
        kind,
        """
        protocol \(kind) {
          associatedtype Output
          var output: Output { get }
        }

        func \(open)<Model: \(kind)>(of model: Model) -> Model.Output {
          model.output
        }
        """)
      let model = writer.enclose(
        baton, in: type,
        Enclosure(
          conformances: [kind], members: ["let output: \(baton.type)"],
          initialiser: baton.statements + ["self.output = \(baton.expression)"]))
      baton.comes(from: model, "\(open)(of: \(model.name))")
    },
    Carrier("opaque type (`some`)", keeps: .madeAnew) { baton, writer in
      let (kind, type, factory) = (writer.type("Providing"), writer.type("Provider"), writer.type("Factory"))
      let (member, name) = (writer.member(), writer.local("provider"))
      writer.file(kind, "protocol \(kind) {\n  var \(member): \(baton.type) { get }\n}")
      let model = writer.enclose(
        baton, in: type,
        Enclosure(conformances: [kind], members: ["var \(member): \(baton.type) {\n\(baton.accessor)\n}"]))
      writer.file(
        factory,
        """
        enum \(factory) {
          static func wrap(_ provider: \(type)) -> some \(kind) {
            provider
          }
        }
        """)
      baton.comes(from: model, "\(name).\(member)")
      baton.statements = ["let \(name) = \(factory).wrap(\(model.name))"]
    },
    Carrier("existential (`any`)", keeps: .madeAnew) { baton, writer in
      let (kind, type, read) = (writer.type("Providing"), writer.type("Provider"), writer.global("sequence"))
      let member = writer.member()
      writer.file(
        kind,
        """
        protocol \(kind) {
          var \(member): \(baton.type) { get }
        }

        func \(read)(from provider: any \(kind)) -> \(baton.type) {
          provider.\(member)
        }
        """)
      let model = writer.enclose(
        baton, in: type,
        Enclosure(
          keyword: "struct", conformances: [kind], members: ["var \(member): \(baton.type) {\n\(baton.accessor)\n}"]))
      baton.comes(from: model, "\(read)(from: \(model.name))")
    },
    Carrier("type erasure by closures", keeps: .madeAnew) { baton, writer in
      let (kind, type, any) = (writer.type("Providing"), writer.type("Provider"), writer.type("AnyProvider"))
      let (member, name) = (writer.member(), writer.local("erased"))
      writer.file(kind, "protocol \(kind) {\n  func \(member)() -> \(baton.type)\n}")
      writer.file(
        any,
        """
        struct \(any): \(kind) {
          private let get: () -> \(baton.type)

          init<Base: \(kind)>(_ base: Base) {
            get = base.\(member)
          }

          func \(member)() -> \(baton.type) {
            get()
          }
        }
        """)
      let model = writer.enclose(
        baton, in: type,
        Enclosure(conformances: [kind], members: ["func \(member)() -> \(baton.type) {\n\(baton.accessor)\n}"]))
      baton.comes(from: model, "\(name).\(member)()")
      baton.statements = ["let \(name) = \(any)(\(model.name))"]
    },
    Carrier("extension of a typealias", keeps: .madeAnew) { baton, writer in
      let (outer, alias, member) = (writer.type("API"), writer.type("Worker"), writer.member())
      writer.file(outer, "enum \(outer) {\n  final class Worker {}\n}")
      writer.file(
        alias,
        """
        typealias \(alias) = \(outer).Worker

        extension \(alias) {
          func \(member)(_ sequence: \(baton.type)) -> \(baton.type) {
            sequence
          }
        }
        """)
      let name = writer.local("worker")
      baton.need(name, alias, "\(alias)()")
      baton.expression = "\(name).\(member)(\(baton.expression))"
    },
  ]
}

extension Baton.Variable {
  /// The same object, of which its users know less.
  func seen(as type: String) -> Self {
    var variable = self
    variable.type = "any \(type)"
    return variable
  }
}
