/// What a reactor is made of, though its type declares none of it.
final class ReactorParts<Action, State> {
  let action = ActionSubject<Action>()
  private(set) var current: State
  private let states = ReplaySubject<State>.create(bufferSize: 1)
  private let disposeBag = DisposeBag()

  var state: Observable<State> { states.asObservable() }

  init(_ state: State) { current = state }

  func start(_ states: (Observable<Action>) -> Observable<State>) {
    states(action.asObservable()).do(onNext: { [weak self] in self?.current = $0 }).subscribe(self.states)
      .disposed(by: disposeBag)
  }
}

/// Values by the object that they belong to.
final class ReactorTable {
  nonisolated(unsafe) static let shared = ReactorTable()

  private struct Entry {
    weak var owner: AnyObject?
    var value: Any
  }
  private var entries: [ObjectIdentifier: Entry] = [:]

  func value<Value>(of owner: AnyObject, make: () -> Value) -> Value {
    // An address may have been another object's.
    if let entry = entries[ObjectIdentifier(owner)], entry.owner === owner, let value = entry.value as? Value {
      return value
    }
    entries = entries.filter { $0.value.owner != nil }
    let value = make()
    entries[ObjectIdentifier(owner)] = Entry(owner: owner, value: value)
    return value
  }
}
