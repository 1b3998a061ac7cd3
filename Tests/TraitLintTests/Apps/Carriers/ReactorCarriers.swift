// What ReactorKit and Action put between.

extension Carrier {
  static let reactors: [Carrier] = [
    Carrier("reactor state, whole", keeps: .relayed) { baton, writer in
      let (holder, member) = reactor(&baton, &writer)
      baton.expression = "\(holder).reactor.state.map { state in state.\(member) }"
    },
    Carrier("reactor state by key path", keeps: .relayed) { baton, writer in
      let (holder, member) = reactor(&baton, &writer)
      baton.expression = "\(holder).reactor.state.map(\\.\(member)).distinctUntilChanged()"
    },
    Carrier("reactor state, computed", keeps: .relayed) { baton, writer in
      let computed = writer.member()
      let (holder, _) = reactor(&baton, &writer, computed: computed)
      baton.expression = "\(holder).reactor.state.map(\\.\(computed))"
    },
    Carrier("pulse", keeps: .relayed) { baton, writer in
      let (holder, member) = reactor(&baton, &writer, attribute: "@Pulse ")
      baton.expression = "\(holder).reactor.pulse(\\.$\(member))"
    },
    Carrier("action", keeps: .relayed) { baton, writer in
      let (type, member, element) = (writer.type("ViewModel"), writer.member(), baton.element.name)
      let receiver = ElementReceiver(name: member, observer: "\(member).inputs", call: "\(member).execute(value)")
      let feed = baton.feed(receiver, &writer)
      let model = writer.enclose(
        baton, in: type,
        Enclosure(
          members: [
            "let \(member) = Action<\(element), \(element)> { .just($0) }", "private let disposeBag = DisposeBag()",
          ], initialiser: baton.statements + [feed]))
      baton.trait = .observable
      baton.comes(from: model, "\(model.name).\(member).elements")
    },
  ]

  /// A reactor whose state is what the sequence sent last.
  ///
  /// - Returns: the object that has it, and the state's member.
  private static func reactor(
    _ baton: inout Baton, _ writer: inout AppWriter, attribute: String = "", computed: String? = nil
  ) -> (holder: String, member: String) {
    let (type, owner, member) = (writer.type("Reactor"), writer.type("Flow"), writer.member())
    let element = baton.element.name
    let view = computed.map { "\n\n    var \($0): \(element) { \(member) }" } ?? ""
    writer.file(
      type,
      """
      final class \(type): Reactor {
        enum Action {
          case show(\(element))
        }

        enum Mutation {
          case set(\(element))
        }

        struct State {
          \(attribute)var \(member): \(element) = \(baton.element.empty)\(view)
        }

        let initialState = State()

        func mutate(action: Action) -> Observable<Mutation> {
          switch action {
          case .show(let value): return .just(.set(value))
          }
        }

        func reduce(state: State, mutation: Mutation) -> State {
          var state = state
          switch mutation {
          case .set(let value): state.\(member) = value
          }
          return state
        }
      }
      """)
    baton.makeObservable()
    baton.call("map { \(type).Action.show($0) }")
    baton.isEndedByAuthor = true
    let flow = writer.enclose(
      baton, in: owner,
      Enclosure(
        members: ["let reactor = \(type)()", "private let disposeBag = DisposeBag()"],
        initialiser: baton.statements
          + ["\(baton.expression)\n  .bind(to: reactor.action)\n  .disposed(by: disposeBag)"]))
    baton.trait = .observable
    baton.comes(from: flow, "")
    return (flow.name, member)
  }
}
