@_exported import RxSwift

/// What ReactorKit 3 does with actions: mutated, reduced into a state that is replayed. Errors of a mutation end it alone,
/// and elements stay on the thread on which the mutation came.
public protocol Reactor: AnyObject {
  associatedtype Action
  associatedtype Mutation = Action
  associatedtype State

  var initialState: State { get }
  func transform(action: Observable<Action>) -> Observable<Action>
  func mutate(action: Action) -> Observable<Mutation>
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
  func reduce(state: State, mutation: Mutation) -> State
  func transform(state: Observable<State>) -> Observable<State>
}

extension Reactor {
  public func transform(action: Observable<Action>) -> Observable<Action> { action }
  public func mutate(action: Action) -> Observable<Mutation> { .empty() }
  public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }
  public func reduce(state: State, mutation: Mutation) -> State { state }
  public func transform(state: Observable<State>) -> Observable<State> { state }

  /// Where actions go in.
  public var action: ActionSubject<Action> { parts.action }
  /// The states, the last of them first.
  public var state: Observable<State> { parts.state }
  public var currentState: State { parts.current }

  /// A pulse's values, each time one is assigned.
  public func pulse<Value>(_ read: @escaping (State) throws -> Pulse<Value>) -> Observable<Value> {
    state.map(read).distinctUntilChanged { $0.count == $1.count }.map(\.wrappedValue)
  }

  private var parts: ReactorParts<Action, State> {
    ReactorTable.shared.value(of: self) { [weak self] in
      let parts = ReactorParts<Action, State>(self!.initialState)
      parts.start { action in
        guard let self else { return .empty() }
        let mutations = self.transform(action: action).flatMap { [weak self] action in
          self?.mutate(action: action).catch { _ in .empty() } ?? .empty()
        }
        let states = self.transform(mutation: mutations).scan(self.initialState) { [weak self] state, mutation in
          self?.reduce(state: state, mutation: mutation) ?? state
        }
        return self.transform(state: states.catch { _ in .empty() }.startWith(self.initialState))
      }
      return parts
    }
  }
}

/// A subject that takes no errors and never ends.
public final class ActionSubject<Element>: ObservableType, ObserverType {
  private let subject = PublishSubject<Element>()

  public func on(_ event: Event<Element>) {
    if case .next = event { subject.on(event) }
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }
}

/// A part of a state that tells of every assignment, of an equal value too.
@propertyWrapper
public struct Pulse<Value> {
  fileprivate private(set) var count = 0
  public var wrappedValue: Value {
    didSet { count &+= 1 }
  }
  public var projectedValue: Pulse<Value> { self }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
