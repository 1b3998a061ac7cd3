// Operators, subscriptions and sequences that the app declares itself.

extension Carrier {
  static let operators: [Carrier] = [
    Carrier("own operator on `ObservableType`", keeps: .all) { baton, writer in
      let name = writer.global("settled")
      baton.makeObservable()
      writer.file(
        "ObservableType+\(name.capitalizedFirst)",
        """
        extension ObservableType {
          func \(name)() -> Observable<Element> {
            map { $0 }
          }
        }
        """)
      baton.call("\(name)()")
    },
    Carrier("own operator on `Driver`", keeps: .nothing) { baton, writer in
      let name = writer.global("steady")
      baton.makeDriver()
      writer.file(
        "Driver+\(name.capitalizedFirst)",
        """
        extension SharedSequence where SharingStrategy == DriverSharingStrategy, Element: Equatable {
          func \(name)() -> Driver<Element> {
            distinctUntilChanged()
          }
        }
        """)
      baton.call("\(name)()")
    },
    Carrier("own operator on `PrimitiveSequence`", keeps: .all) { baton, writer in
      let name = writer.global("validated")
      writer.file(
        "PrimitiveSequence+\(name.capitalizedFirst)",
        """
        extension PrimitiveSequence where Trait == SingleTrait {
          func \(name)() -> Single<Element> {
            map { $0 }
          }
        }
        """)
      if baton.trait == .single {
        baton.call("\(name)()")
      } else {
        baton.makeObservable()
        baton.call("flatMap { Single.just($0).\(name)() }")
      }
    },
    Carrier("own subscription operator", keeps: .relayed) { baton, writer in
      let (name, type, relay) = (writer.global("pour"), writer.type("Store"), writer.member())
      let element = baton.element.name
      let isSafe = writer.chance(50)
      writer.file(
        "ObservableType+\(name.capitalizedFirst)",
        """
        extension ObservableType {
          func \(name)(into relay: PublishRelay<Element>) -> Disposable {
            \(isSafe ? "self.catch { _ in .empty() }.bind(to: relay)" : "subscribe(onNext: { relay.accept($0) })")
          }
        }
        """)
      baton.makeObservable()
      baton.isEndedByAuthor = true
      let model = writer.enclose(
        baton, in: type,
        Enclosure(
          members: [
            "let \(relay) = PublishRelay<\(element)>()", "private let disposeBag = DisposeBag()",
          ],
          initialiser: baton.statements
            + ["\(baton.expression)\n  .\(name)(into: \(relay))\n  .disposed(by: disposeBag)"]))
      baton.trait = .observable
      baton.comes(from: model, "\(model.name).\(relay).asObservable()")
    },
    Carrier("own sequence wrapper", keeps: .all) { baton, writer in
      let name = writer.global("Feed")
      baton.makeObservable()
      writer.file(
        name,
        """
        struct \(name)<Element>: ObservableConvertibleType {
          private let source: Observable<Element>

          init(_ source: Observable<Element>) {
            self.source = source
          }

          func asObservable() -> Observable<Element> {
            source
          }
        }
        """)
      baton.expression = "\(name)<\(baton.element.name)>(\(baton.expression)).asObservable()"
    },
  ]
}
