// Closures that give a sequence, take one, or take its elements.

extension Carrier {
  static let closures: [Carrier] = [
    Carrier("closure property", keeps: .madeAnew) { baton, writer in
      let (type, member) = (writer.type("ViewModel"), writer.member())
      writer.file(
        type,
        """
        final class \(type) {
          var \(member): () -> \(baton.type) = { \(baton.silence) }
        }
        """)
      let name = type.decapitalizedFirst
      let closure = "{ \(baton.captures())\(baton.closureBody) }"
      baton.statements = []
      baton.need(name, type, "\(type)()")
      baton.perform("\(name).\(member) = \(closure)")
      baton.expression = "\(name).\(member)()"
    },
    Carrier("stored closure called later", keeps: .all) { baton, writer in
      let (type, screen, member) = (writer.type("Loader"), writer.type("Receiver"), writer.member())
      let model = writer.enclose(
        baton, in: type,
        Enclosure(members: [
          "private var handler: ((\(baton.type)) -> Void)?",
          "func onReady(_ handler: @escaping (\(baton.type)) -> Void) {\n  self.handler = handler\n}",
          "func start() {\n"
            + (baton.statements + ["handler?(\(baton.expression))"]).joined(separator: "\n").indented() + "\n}",
        ]))
      writer.file(
        screen,
        """
        final class \(screen) {
          private(set) var \(member): \(baton.type) = \(baton.silence)

          init(_ loader: \(type)) {
            loader.onReady { [weak self] in self?.\(member) = $0 }
            loader.start()
          }
        }
        """)
      let name = screen.decapitalizedFirst
      baton.comes(from: model, "")
      baton.add(name, screen, "\(screen)(\(model.name))")
      baton.expression = "\(name).\(member)"
    },
    Carrier("returned closure", keeps: .madeAnew) { baton, writer in
      let (type, member) = (writer.type("Repository"), writer.member())
      let model = writer.enclose(
        baton, in: type,
        Enclosure(members: [
          "func \(member)() -> () -> \(baton.type) {\n  { \(baton.captures())\(baton.closureBody.indented()) }\n}"
        ]))
      baton.comes(from: model, "\(model.name).\(member)()()")
    },
    Carrier("escaping callback with a queue", keeps: .nothing) { baton, writer in
      let type = writer.type("Listener")
      let queue = writer.one(of: [".main", ".global()"])
      baton.makeObservable()
      let model = writer.enclose(
        baton, in: type,
        Enclosure(members: [
          """
          func listen(queue: DispatchQueue = \(queue), _ handler: @escaping (\(baton.element.name)) -> Void) -> Disposable {
          \(baton.statements.joined(separator: "\n").indented())
            return \(baton.expression)
              .subscribe(onNext: { value in
                queue.async { handler(value) }
              })
          }
          """.replacing("{\n\n", with: "{\n")
        ]))
      baton.isEndedByAuthor = true
      baton.comes(from: model, "")
      baton.expression = """
        Observable<\(baton.element.name)>.create { [\(model.name)] observer in
          \(model.name).listen { observer.onNext($0) }
        }
        """
    },
    Carrier("unapplied method", keeps: .madeAnew) { baton, writer in
      let (type, member, read) = (writer.type("Repository"), writer.member(), writer.local("read"))
      let model = writer.enclose(
        baton, in: type, Enclosure(members: ["func \(member)() -> \(baton.type) {\n\(baton.accessor)\n}"]))
      baton.comes(from: model, "\(read)(\(model.name))()")
      baton.statements = ["let \(read) = \(type).\(member)"]
    },
  ]
}
