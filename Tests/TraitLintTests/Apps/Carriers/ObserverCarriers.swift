// What is handed on here is the observer: the sequence begins anew behind it.

extension Carrier {
  static let observers: [Carrier] = [
    Carrier("relay to relay", keeps: .relayed) { baton, writer in
      let (type, first, second) = (writer.type("Store"), writer.member(), writer.member())
      let element = baton.element
      let isBehavior = writer.chance(40)
      let feed = baton.feed(.relay(first), &writer)
      let model = writer.enclose(
        baton, in: type,
        Enclosure(
          members: [
            isBehavior
              ? "let \(second) = BehaviorRelay<\(element.name)>(value: \(element.empty))"
              : "let \(second) = PublishRelay<\(element.name)>()",
            "private let \(first) = PublishRelay<\(element.name)>()", "private let disposeBag = DisposeBag()",
          ],
          initialiser: baton.statements + ["\(first).bind(to: \(second)).disposed(by: disposeBag)", feed]))
      baton.trait = .observable
      baton.comes(from: model, "\(model.name).\(second).asObservable()")
    },
    Carrier("subject to relay", keeps: .relayed) { baton, writer in
      let (type, subject, relay) = (writer.type("Store"), writer.local("subject"), writer.member())
      let element = baton.element.name
      let feed = baton.feed(observer: subject, &writer)
      baton.isEndedByAuthor = true
      let model = writer.enclose(
        baton, in: type,
        Enclosure(
          members: [
            "let \(relay) = ReplayRelay<\(element)>.create(bufferSize: 1)",
            "private let \(subject) = PublishSubject<\(element)>()", "private let disposeBag = DisposeBag()",
          ],
          initialiser: baton.statements + [
            "\(subject).catch { _ in .empty() }.bind(to: \(relay)).disposed(by: disposeBag)", feed,
          ]))
      baton.trait = .observable
      baton.comes(from: model, "\(model.name).\(relay).asObservable()")
    },
    Carrier("method that subscribes", keeps: .relayed) { baton, writer in
      let (type, relay, pass) = (writer.type("Store"), writer.member(), writer.local("pass"))
      let element = baton.element.name
      let isSingle = writer.chance(50)
      let feed = baton.feed(doing: ["\(pass)(value)"], &writer)
      let model = writer.enclose(
        baton, in: type,
        Enclosure(
          members: [
            "let \(relay) = PublishRelay<\(element)>()", "private let disposeBag = DisposeBag()",
            """
            private func \(pass)(_ value: \(element)) {
              \(isSingle ? "Single" : "Observable").just(value)
                .subscribe(on\(isSingle ? "Success" : "Next"): { [weak self] in self?.\(relay).accept($0) })
                .disposed(by: disposeBag)
            }
            """,
          ], initialiser: baton.statements + [feed]))
      baton.trait = .observable
      baton.comes(from: model, "\(model.name).\(relay).asObservable()")
    },
    Carrier("relay written in a step", keeps: .relayed) { baton, writer in
      let (type, relay) = (writer.type("Store"), writer.member())
      let element = baton.element
      baton.makeObservable()
      if writer.chance(20) { baton.call("catchAndReturn(\(element.empty))") }
      baton.call("do(onNext: { [\(relay)] value in \(relay).accept(value) })")
      if writer.chance(70) {
        baton.call("catchAndReturn(\(element.empty))")
      } else {
        baton.isEndedByAuthor = true
      }
      let model = writer.enclose(
        baton, in: type,
        Enclosure(
          members: ["let \(relay) = PublishRelay<\(element.name)>()", "private let disposeBag = DisposeBag()"],
          initialiser: baton.statements + ["\(baton.expression)\n  .subscribe()\n  .disposed(by: disposeBag)"]))
      baton.trait = .observable
      baton.comes(from: model, "\(model.name).\(relay).asObservable()")
    },
    Carrier("`Binder`", keeps: .nothing) { baton, writer in
      let (type, relay, binder) = (writer.type("Store"), writer.member(), writer.local("receiver"))
      let element = baton.element.name
      let receiver = ElementReceiver(name: binder, observer: binder, call: "\(binder).onNext(value)")
      let feed = baton.feed(receiver, &writer)
      let model = writer.enclose(
        baton, in: type,
        Enclosure(
          members: [
            "let \(relay) = PublishRelay<\(element)>()", "private let disposeBag = DisposeBag()",
            """
            private var \(binder): Binder<\(element)> {
              Binder(self) { store, value in store.\(relay).accept(value) }
            }
            """,
          ], initialiser: baton.statements + [feed]))
      baton.trait = .observable
      baton.comes(from: model, "\(model.name).\(relay).asObservable()")
    },
    Carrier("`AnyObserver`", keeps: .hot) { baton, writer in
      let (type, subject, input) = (writer.type("Store"), writer.local("subject"), writer.local("input"))
      let (member, element) = (writer.member(), baton.element.name)
      let feed = baton.feed(observer: input, &writer)
      let model = writer.enclose(
        baton, in: type,
        Enclosure(
          members: [
            "private let \(subject) = PublishSubject<\(element)>()", "private let disposeBag = DisposeBag()",
            "var \(input): AnyObserver<\(element)> {\n  \(subject).asObserver()\n}",
            "var \(member): Observable<\(element)> {\n  \(subject).asObservable()\n}",
          ], initialiser: baton.statements + [feed]))
      baton.trait = .observable
      baton.comes(from: model, "\(model.name).\(member)")
    },
    Carrier("observer in an array", keeps: .hot) { baton, writer in
      let (type, subject, source) = (writer.type("Store"), writer.local("subject"), writer.local("source"))
      let (member, element) = (writer.member(), baton.element.name)
      baton.makeObservable()
      let expression = baton.expression
      baton.expression = source
      let feed = baton.feed(observer: "observer", &writer)
      let model = writer.enclose(
        baton, in: type,
        Enclosure(
          members: [
            "private let \(subject) = PublishSubject<\(element)>()", "private let disposeBag = DisposeBag()",
            "var \(member): Observable<\(element)> {\n  \(subject).asObservable()\n}",
          ],
          initialiser: baton.statements + [
            "let \(source) = \(expression)", "let observers = [\(subject).asObserver()]",
            "for observer in observers {\n\(feed.indented())\n}",
          ]))
      baton.trait = .observable
      baton.comes(from: model, "\(model.name).\(member)")
    },
  ]
}
