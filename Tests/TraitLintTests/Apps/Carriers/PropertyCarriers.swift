// Properties of a type that was made for the sequence: how they are declared.

extension Carrier {
  static let storedProperties: [Carrier] = [
    Carrier("stored property", keeps: .all) { baton, writer in
      let (type, member) = (writer.type("ViewModel"), writer.member())
      let model = writer.enclose(
        baton, in: type,
        Enclosure(
          members: ["let \(member): \(baton.type)"], initialiser: baton.statements + ["\(member) = \(baton.expression)"]
        ))
      baton.comes(from: model, "\(model.name).\(member)")
    },
    Carrier("`lazy` property", keeps: .all) { baton, writer in
      let (type, member) = (writer.type("ViewModel"), writer.member())
      let model = writer.enclose(
        baton, in: type,
        Enclosure(members: ["private(set) lazy var \(member): \(baton.type) = {\n\(baton.accessor)\n}()"]))
      baton.comes(from: model, "\(model.name).\(member)")
    },
    Carrier("static property", keeps: .all) { baton, writer in
      let (type, member) = (writer.type("Streams"), writer.member())
      if baton.inputs.isEmpty, baton.setup.isEmpty {
        writer.file(
          type,
          """
          enum \(type) {
            static let \(member): \(baton.type) = {
          \(baton.body.joined(separator: "\n").indented(2))
            }()
          }
          """)
        baton.statements = []
      } else {
        writer.file(type, "enum \(type) {\n  static var \(member): \(baton.type) = \(baton.silence)\n}")
        baton.perform("\(type).\(member) = \(baton.expression)")
      }
      baton.expression = "\(type).\(member)"
    },
    Carrier("property in a wrapper", keeps: .all) { baton, writer in
      let (wrapper, type, member) = (writer.global("Kept"), writer.type("ViewModel"), writer.member())
      writer.file(wrapper, "@propertyWrapper\nstruct \(wrapper)<Value> {\n  var wrappedValue: Value\n}")
      let model = writer.enclose(
        baton, in: type,
        Enclosure(
          members: ["@\(wrapper) private(set) var \(member): \(baton.type)"],
          initialiser: baton.statements + ["\(member) = \(baton.expression)"]))
      baton.comes(from: model, "\(model.name).\(member)")
    },
    Carrier("projected value", keeps: .relayed) { baton, writer in
      let (wrapper, type, member) = (writer.global("Announced"), writer.type("ViewModel"), writer.member())
      writer.file(wrapper, announced(wrapper))
      let feed = baton.feed(doing: ["\(member) = value"], &writer)
      let model = writer.enclose(
        baton, in: type,
        Enclosure(
          members: [
            "@\(wrapper) private(set) var \(member): \(baton.element.name) = \(baton.element.empty)",
            "private let disposeBag = DisposeBag()",
          ], initialiser: baton.statements + [feed]))
      baton.trait = .observable
      baton.comes(from: model, "\(model.name).$\(member)")
    },
    Carrier("overridden property", keeps: .madeAnew) { baton, writer in
      let (base, type, member) = (writer.type("BaseViewModel"), writer.type("ViewModel"), writer.member())
      writer.file(base, "class \(base) {\n  var \(member): \(baton.type) { \(baton.silence) }\n}")
      let model = writer.enclose(
        baton, in: type,
        Enclosure(
          conformances: [base], members: ["override var \(member): \(baton.type) {\n\(baton.accessor)\n}"],
          isSuperEmpty: true))
      let asBase = Baton.Variable(name: model.name, type: base, value: model.value)
      baton.comes(from: asBase, "\(model.name).\(member)")
    },
    Carrier("inherited property", keeps: .all) { baton, writer in
      let (base, type, member) = (writer.type("BaseViewModel"), writer.type("ViewModel"), writer.member())
      writer.file(
        base,
        """
        class \(base) {
          let \(member): \(baton.type)

          init(\(member): \(baton.type)) {
            self.\(member) = \(member)
          }
        }
        """)
      let call = (baton.statements + ["super.init(\(member): \(baton.expression))"]).joined(separator: "\n")
      let model = writer.enclose(baton, in: type, Enclosure(conformances: [base], superInitialiser: call))
      baton.comes(from: model, "\(model.name).\(member)")
    },
    Carrier("property of a generic type", keeps: .all) { baton, writer in
      let (box, member) = (writer.global("Holder"), writer.member())
      writer.file(
        box,
        """
        final class \(box)<Content> {
          let \(member): Content

          init(_ \(member): Content) {
            self.\(member) = \(member)
          }
        }
        """)
      let name = writer.local("holder")
      baton.add(name, "\(box)<\(baton.type)>", "\(box)<\(baton.type)>(\(baton.expression))")
      baton.expression = "\(name).\(member)"
    },
    Carrier("property of a generic base class", keeps: .all) { baton, writer in
      let (base, type, member) = (writer.global("OutputViewModel"), writer.type("ViewModel"), writer.member())
      writer.file(
        base,
        """
        class \(base)<Output> {
          let \(member): Output

          init(\(member): Output) {
            self.\(member) = \(member)
          }
        }
        """)
      let call = (baton.statements + ["super.init(\(member): \(baton.expression))"]).joined(separator: "\n")
      let heir = "\(base)<\(baton.type)>"
      let model = writer.enclose(baton, in: type, Enclosure(conformances: [heir], superInitialiser: call))
      baton.comes(from: model, "\(model.name).\(member)")
    },
  ]

  /// A wrapper that tells of every assignment.
  private static func announced(_ name: String) -> String {
    """
    @propertyWrapper
    struct \(name)<Value> {
      private let relay: BehaviorRelay<Value>

      init(wrappedValue: Value) {
        relay = BehaviorRelay(value: wrappedValue)
      }

      var wrappedValue: Value {
        get { relay.value }
        nonmutating set { relay.accept(newValue) }
      }

      var projectedValue: Observable<Value> { relay.asObservable() }
    }
    """
  }
}

extension Baton {
  /// The body of an accessor, indented.
  var accessor: String { body.joined(separator: "\n").indented() }
}
