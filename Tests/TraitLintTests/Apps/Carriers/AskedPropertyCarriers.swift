// Properties that do more than hold a value: what runs when they are read or written.

extension Carrier {
  static let askedProperties: [Carrier] = [
    Carrier("computed property", keeps: .madeAnew) { baton, writer in
      let (type, member) = (writer.type("ViewModel"), writer.member())
      let isStruct = writer.chance(30)
      let model = writer.enclose(
        baton, in: type,
        Enclosure(
          keyword: isStruct ? "struct" : "final class",
          members: ["var \(member): \(baton.type) {\n\(baton.accessor)\n}"]))
      baton.comes(from: model, "\(model.name).\(member)")
    },
    Carrier("setter", keeps: .all) { baton, writer in
      let (type, member) = (writer.type("View"), writer.member())
      writer.file(
        type,
        """
        final class \(type) {
          private var stored: \(baton.type) = \(baton.silence)

          var \(member): \(baton.type) {
            get { stored }
            set { stored = newValue }
          }
        }
        """)
      baton.receive(in: type, "\(type.decapitalizedFirst).\(member) = \(baton.expression)", member)
    },
    Carrier("`didSet`", keeps: .all) { baton, writer in
      let (type, member, seen) = (writer.type("View"), writer.member(), writer.local("received"))
      writer.file(
        type,
        """
        final class \(type) {
          private(set) var \(seen): \(baton.type) = \(baton.silence)

          var \(member): \(baton.type) = \(baton.silence) {
            didSet { \(seen) = \(member) }
          }
        }
        """)
      baton.receive(in: type, "\(type.decapitalizedFirst).\(member) = \(baton.expression)", seen)
    },
    Carrier("subscript", keeps: .madeAnew) { baton, writer in
      let (type, key) = (writer.type("Streams"), writer.member())
      let model = writer.enclose(
        baton, in: type,
        Enclosure(
          members: [
            """
            subscript(name: String) -> \(baton.type) {
              switch name {
              case "\(key)":
            \(baton.statements.isEmpty ? "return \(baton.expression)".indented(2) : baton.accessor.indented())
              default:
                return \(baton.silence)
              }
            }
            """
          ]))
      baton.comes(from: model, "\(model.name)[\"\(key)\"]")
    },
    Carrier("key path", keeps: .all) { baton, writer in
      let (type, member, path) = (writer.type("ViewModel"), writer.member(), writer.local("path"))
      let model = writer.enclose(
        baton, in: type,
        Enclosure(
          members: ["let \(member): \(baton.type)"], initialiser: baton.statements + ["\(member) = \(baton.expression)"]
        ))
      baton.comes(from: model, "\(model.name)[keyPath: \(path)]")
      baton.statements = ["let \(path) = \\\(type).\(member)"]
    },
    Carrier("`@dynamicMemberLookup`", keeps: .all) { baton, writer in
      let (proxy, type, member) = (writer.global("Outputs"), writer.type("ViewModel"), writer.member())
      writer.file(
        proxy,
        """
        @dynamicMemberLookup
        struct \(proxy)<Model> {
          private let model: Model

          init(_ model: Model) {
            self.model = model
          }

          subscript<Value>(dynamicMember path: KeyPath<Model, Value>) -> Value {
            model[keyPath: path]
          }
        }
        """)
      let model = writer.enclose(
        baton, in: type,
        Enclosure(
          members: ["let \(member): \(baton.type)"], initialiser: baton.statements + ["\(member) = \(baton.expression)"]
        ))
      baton.comes(from: model, "\(proxy)(\(model.name)).\(member)")
    },
  ]
}

extension Baton {
  /// The sequence is written into an object of a type that takes nothing else, and read there.
  mutating func receive(in type: String, _ statement: String, _ member: String) {
    let name = type.decapitalizedFirst
    need(name, type, "\(type)()")
    perform(statement)
    expression = "\(name).\(member)"
  }
}
