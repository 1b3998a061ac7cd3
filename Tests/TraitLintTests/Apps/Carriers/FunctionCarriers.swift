// What a function takes and gives.

extension Carrier {
  static let functions: [Carrier] = [
    Carrier("function result", keeps: .madeAnew) { baton, writer in
      let (type, member) = (writer.type("Repository"), writer.member())
      let model = writer.enclose(
        baton, in: type, Enclosure(members: ["func \(member)() -> \(baton.type) {\n\(baton.accessor)\n}"]))
      baton.comes(from: model, "\(model.name).\(member)()")
    },
    Carrier("`inout` argument", keeps: .all) { baton, writer in
      let (type, member, verb) = (writer.type("Assembly"), writer.member(), writer.local("attach"))
      let model = writer.enclose(
        baton, in: type,
        Enclosure(members: [
          "func \(verb)(to result: inout \(baton.type)) {\n"
            + (baton.statements + ["result = \(baton.expression)"]).joined(separator: "\n").indented() + "\n}"
        ]))
      baton.comes(from: model, member)
      baton.statements = [
        "var \(member): \(baton.type) = \(baton.silence)", "\(model.name).\(verb)(to: &\(member))",
      ]
    },
    Carrier("default argument", keeps: .madeAnew) { baton, writer in
      let (type, member) = (writer.type("Repository"), writer.member())
      let parameter = writer.local("adapt")
      var inner = baton
      inner.expression = "\(parameter)(\(baton.expression))"
      let model = writer.enclose(
        baton, in: type,
        Enclosure(members: [
          "func \(member)(\(parameter): (\(baton.type)) -> \(baton.type) = { $0 }) -> \(baton.type) {\n"
            + "\(inner.accessor)\n}"
        ]))
      baton.comes(from: model, "\(model.name).\(member)()")
    },
    Carrier("variadic argument", keeps: .all) { baton, writer in
      let name = writer.global("combined")
      let merged = baton.trait == .single ? "sequences[0]" : "\(baton.type).merge(sequences)"
      writer.file(
        name.capitalizedFirst,
        """
        func \(name)(_ sequences: \(baton.type)...) -> \(baton.type) {
          \(merged)
        }
        """)
      baton.expression = "\(name)(\(baton.expression), .never())"
    },
    Carrier("`async` function", keeps: .allLater) { baton, writer in
      let (type, member, load) = (writer.type("Loader"), writer.member(), writer.local("prepare"))
      let model = writer.enclose(
        baton, in: type,
        Enclosure(
          members: [
            "private let loaded = ReplaySubject<\(baton.type)>.create(bufferSize: 1)",
            "var \(member): Observable<\(baton.element.name)> {\n  loaded.take(1).flatMap { $0 }\n}",
            // `drive` is not to be called where a function runs that stands on no actor.
            "\(baton.isDriven ? "@MainActor " : "")func \(load)() async -> \(baton.type) {\n\(baton.accessor)\n}",
            """
            func start() {
              Task { @MainActor in
                loaded.onNext(await \(load)())
              }
            }
            """,
          ]))
      baton.trait = .observable
      baton.comes(from: model, "\(model.name).\(member)")
      baton.perform("\(model.name).start()")
    },
    Carrier("throwing function", keeps: .madeAnew) { baton, writer in
      let (type, member, error) = (writer.type("Repository"), writer.member(), writer.type("Failure"))
      writer.file(error, "enum \(error): Error {\n  case notReady\n}")
      let body = baton.statements.isEmpty ? ["return \(baton.expression)"] : baton.body
      let model = writer.enclose(
        baton, in: type,
        Enclosure(members: [
          "private var isReady = true",
          """
          func \(member)() throws -> \(baton.type) {
            guard isReady else { throw \(error).notReady }
          \(body.joined(separator: "\n").indented())
          }
          """,
        ]))
      baton.comes(from: model, "((try? \(model.name).\(member)()) ?? \(baton.silence))")
    },
    Carrier("generic function", keeps: .all) { baton, writer in
      let name = writer.global("passed")
      if writer.chance(50) || baton.trait != .observable {
        writer.file(name.capitalizedFirst, "func \(name)<Value>(_ value: Value) -> Value {\n  value\n}")
      } else {
        writer.file(
          name.capitalizedFirst,
          """
          func \(name)<Source: ObservableType>(_ source: Source) -> Observable<Source.Element> {
            source.asObservable()
          }
          """)
      }
      baton.expression = "\(name)(\(baton.expression))"
    },
    Carrier("metatype argument", keeps: .all) { baton, writer in
      let (kind, type, make) = (writer.global("Screenful"), writer.type("ViewModel"), writer.global("makeModel"))
      let member = writer.member()
      writer.file(
        kind,
        """
        protocol \(kind) {
          init(\(member): \(baton.type))
        }

        func \(make)<Model: \(kind)>(_ type: Model.Type, _ sequence: \(baton.type)) -> Model {
          Model(\(member): sequence)
        }
        """)
      writer.file(
        type,
        """
        struct \(type): \(kind) {
          let \(member): \(baton.type)
        }
        """)
      let name = type.decapitalizedFirst
      baton.add(name, type, "\(make)(\(type).self, \(baton.expression))")
      baton.expression = "\(name).\(member)"
    },
    Carrier("overloaded function", keeps: .all) { baton, writer in
      let name = writer.global("prepared")
      // The other one fails, which must be nobody's business.
      writer.file(
        name.capitalizedFirst,
        """
        func \(name)(_ numbers: Observable<Int>) -> Observable<Int> {
          numbers.concat(Observable.error(RxError.unknown))
        }

        func \(name)(_ sequence: \(baton.type)) -> \(baton.type) {
          sequence
        }
        """)
      baton.expression = "\(name)(\(baton.expression))"
    },
    Carrier("`callAsFunction`", keeps: .madeAnew) { baton, writer in
      let type = writer.type("UseCase")
      let model = writer.enclose(
        baton, in: type,
        Enclosure(keyword: "struct", members: ["func callAsFunction() -> \(baton.type) {\n\(baton.accessor)\n}"]))
      baton.comes(from: model, "\(model.name)()")
    },
  ]
}
