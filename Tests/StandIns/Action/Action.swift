@_exported import RxSwift

/// Work that is done for each input, one at a time, with its elements and errors apart: those never fail.
public final class Action<Input, Element> {
  public typealias WorkFactory = (Input) -> Observable<Element>

  /// Where inputs go in.
  public let inputs: AnyObserver<Input>
  public let elements: Observable<Element>
  public let errors: Observable<any Error>
  public let executing: Observable<Bool>
  public let enabled: Observable<Bool>

  private let inputSubject = PublishSubject<Input>()
  private let disposeBag = DisposeBag()

  public init(enabledIf: Observable<Bool> = .just(true), workFactory: @escaping WorkFactory) {
    let isExecuting = BehaviorSubject(value: false)
    let works = inputSubject.withLatestFrom(isExecuting) { ($0, $1) }.filter { !$0.1 }.map(\.0)
      .withLatestFrom(enabledIf) { ($0, $1) }.filter(\.1)
      .map { input, _ in
        workFactory(input).do(
          onSubscribe: { isExecuting.onNext(true) }, onDispose: { isExecuting.onNext(false) })
      }
    let results = works.flatMap { $0.materialize() }.share()
    inputs = AnyObserver { [inputSubject] event in
      if case .next = event { inputSubject.on(event) }
    }
    elements = results.compactMap { $0.element }
    errors = results.compactMap { $0.error }
    executing = isExecuting.distinctUntilChanged()
    enabled = Observable.combineLatest(isExecuting, enabledIf) { !$0 && $1 }
    results.subscribe().disposed(by: disposeBag)
  }

  /// Starts the work; what it gives comes among `elements`.
  @discardableResult
  public func execute(_ input: Input) -> Observable<Element> {
    let result = ReplaySubject<Element>.create(bufferSize: 1)
    elements.take(1).subscribe(result).disposed(by: disposeBag)
    inputSubject.onNext(input)
    return result
  }
}
