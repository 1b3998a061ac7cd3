// Where the declarations stand that lead on.

extension Carrier {
  static let places: [Carrier] = [
    Carrier("nested types", keeps: .all) { baton, writer in
      let (outer, member) = (writer.type("Scene"), writer.member())
      let declaration = writer.declaration(
        of: "ViewModel", baton,
        Enclosure(
          members: ["let \(member): \(baton.type)"], initialiser: baton.statements + ["\(member) = \(baton.expression)"]
        ))
      writer.file(outer, "enum \(outer) {\n\(declaration.indented())\n}")
      var model = writer.object(of: outer, baton)
      model.type = "\(outer).ViewModel"
      model.value = "\(outer).ViewModel(\(AppWriter.arguments(baton.inputs)))"
      model.name += "Model"
      baton.comes(from: model, "\(model.name).\(member)")
    },
    Carrier("same names in two modules", keeps: .all) { baton, writer in
      let name = writer.global("Formatting")
      let twin = writer.global(name, module: "Core")
      let member = writer.member()
      writer.file(
        name,
        """
        enum \(name) {
          static func \(member)(_ sequence: \(baton.type)) -> \(baton.type) {
            sequence
          }
        }
        """)
      // The other module's moves everything off main, and is used there alone.
      writer.file(
        twin, module: "Core",
        """
        enum \(twin) {
          static func \(member)(_ sequence: \(baton.type)) -> Observable<\(baton.element.name)> {
            sequence.asObservable().observe(on: ConcurrentDispatchQueueScheduler(qos: .background))
          }
        }
        """)
      baton.expression = "\(name).\(member)(\(baton.expression))"
    },
    Carrier("several files", keeps: .all) { baton, writer in
      let (first, second) = (writer.global("shaped"), writer.global("cleaned"))
      writer.file(
        first.capitalizedFirst,
        """
        func \(first)(_ sequence: \(baton.type)) -> \(baton.type) {
          \(second)(sequence)
        }
        """)
      writer.file(
        second.capitalizedFirst,
        """
        func \(second)(_ sequence: \(baton.type)) -> \(baton.type) {
          let cleaned = sequence
          return cleaned
        }
        """)
      baton.expression = "\(first)(\(baton.expression))"
    },
    Carrier("extension in another file", keeps: .madeAnew) { baton, writer in
      let (type, root, member) = (writer.type("ViewModel"), writer.member(), writer.member())
      let model = writer.enclose(
        baton, in: type, Enclosure(members: ["var \(root): \(baton.type) {\n\(baton.accessor)\n}"]))
      writer.file(
        "\(type)+\(member.capitalizedFirst)",
        """
        extension \(type) {
          var \(member): \(baton.type) { \(root) }
        }
        """)
      baton.comes(from: model, "\(model.name).\(member)")
    },
    Carrier("`#if`", keeps: .madeAnew) { baton, writer in
      let (type, member) = (writer.type("ViewModel"), writer.member())
      var model = writer.enclose(
        baton, in: type,
        Enclosure(members: [
          "func \(member)() -> \(baton.type) {\n"
            + (baton.statements + [
              "#if targetEnvironment(simulator)", "  return \(baton.expression)", "#else",
              "  return \(baton.expression)", "#endif",
            ]).joined(separator: "\n").indented() + "\n}"
        ]))
      model.type = type
      baton.comes(from: model, "\(model.name).\(member)()")
    },
  ]
}
