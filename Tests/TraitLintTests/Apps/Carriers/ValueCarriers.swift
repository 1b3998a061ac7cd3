// What a function does with a sequence before it uses it.

extension Carrier {
  static let values: [Carrier] = [
    Carrier("local `let`", keeps: .all) { baton, writer in
      let name = writer.member()
      baton.statements.append("let \(name) = \(baton.expression)")
      baton.expression = name
    },
    Carrier("labelled tuple", keeps: .all) { baton, writer in
      let (tuple, member) = (writer.local("pair"), writer.member())
      baton.statements.append("let \(tuple) = (\(member): \(baton.expression), isFirst: true)")
      baton.expression = "\(tuple).\(member)"
    },
    Carrier("unlabelled tuple", keeps: .all) { baton, writer in
      if writer.chance(50) {
        let tuple = writer.local("both")
        baton.statements.append("let \(tuple) = (0, \(baton.expression))")
        baton.expression = "\(tuple).1"
      } else {
        let name = writer.member()
        baton.statements.append("let (\(name), _) = (\(baton.expression), 1)")
        baton.expression = name
      }
    },
    Carrier("array", keeps: .all) { baton, writer in
      let list = writer.local("sources")
      baton.statements.append("let \(list) = [\(baton.expression)]")
      if writer.chance(50) {
        baton.expression = "\(list)[0]"
      } else {
        baton.makeObservable(of: list)
      }
    },
    Carrier("dictionary", keeps: .all) { baton, writer in
      let (map, key) = (writer.local("byName"), writer.member())
      baton.statements.append("let \(map) = [\"\(key)\": \(baton.expression)]")
      baton.expression = "\(map)[\"\(key)\", default: .never()]"
    },
    Carrier("enum payload", keeps: .all) { baton, writer in
      let (type, member) = (writer.type("Phase"), writer.member())
      writer.file(
        type,
        """
        enum \(type) {
          case idle
          case running(\(baton.type))

          var \(member): \(baton.type) {
            switch self {
            case .idle: return \(baton.silence)
            case .running(let sequence): return sequence
            }
          }
        }
        """)
      let phase = writer.local("phase")
      baton.statements.append("let \(phase) = \(type).running(\(baton.expression))")
      baton.expression = "\(phase).\(member)"
    },
    Carrier("optional", keeps: .all) { baton, writer in
      let name = writer.local("possible")
      baton.statements.append("let \(name): \(baton.type)? = \(baton.expression)")
      baton.expression = "(\(name) ?? \(baton.silence))"
    },
  ]
}

extension Baton {
  /// Every sequence of an array, as one.
  fileprivate mutating func makeObservable(of list: String) {
    expression =
      trait == .observable
      ? "Observable.merge(\(list))" : "Observable.merge(\(list).map { $0.asObservable() })"
    trait = .observable
  }
}
