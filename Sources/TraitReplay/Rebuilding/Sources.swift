import TraitRules
import TraitRuntime

/// Where rebuilt chains begin.
enum Sources {
  static func control(hasValue: Bool, in world: World) -> Observable<Element> {
    let subject = PublishSubject<Element>()
    let ordinal = world.nextControl()
    world.add(HotSource(input: subject.observer, ordinal: ordinal, threads: [.main]))
    guard hasValue else { return ControlEvent(events: subject).asObservable() }
    let values = subject.startWith(Element(ordinal))
    return ControlProperty(values: values, valueSink: AnyObserver { _ in }).asObservable()
  }

  static func relay(_ relay: ChainRelay, _ key: ChainKey, in world: World) -> Observable<Element> {
    let ordinal = world.ordinal(of: key)
    var made: Observable<Element>?
    let source = world.relay(key) {
      let input: AnyObserver<Element>
      switch relay {
      case .publishRelay, .publishSubject:
        let subject = PublishSubject<Element>()
        (made, input) = (subject, subject.observer)
      case .behaviorRelay, .behaviorSubject:
        let subject = BehaviorSubject<Element>(value: Element(ordinal))
        (made, input) = (subject, subject.observer)
      case .replayRelay, .replaySubject:
        let subject = ReplaySubject<Element>.create(bufferSize: 1)
        (made, input) = (subject, AnyObserver(subject))
      case .asyncSubject:
        let subject = AsyncSubject<Element>()
        (made, input) = (subject, subject.observer)
      }
      let writers = world.model.writers[key]
      let source = HotSource(
        input: input, ordinal: ordinal, threads: writers?.threads.named ?? [.main],
        fault: relay.isSubject && writers?.canFail == true ? .subject(key) : nil, canComplete: relay.isSubject)
      source.output = made
      world.add(source)
      return source
    }
    return source.output ?? .never()
  }

  static func shared(isSignal: Bool, _ key: ChainKey, in world: World) -> Built {
    let subject = PublishSubject<Element>()
    let source = HotSource(input: subject.observer, ordinal: world.ordinal(of: key), threads: [.main])
    world.add(source)
    return isSignal
      ? .signal(subject.asSignal(onErrorSignalWith: .empty())) : .driver(subject.asDriver(onErrorDriveWith: .empty()))
  }

  static func probe(_ probe: ChainProbe, in world: World) -> Observable<Element> {
    probe.isShared ? hotProbe(probe, in: world) : coldProbe(probe, in: world)
  }

  private static func hotProbe(_ probe: ChainProbe, in world: World) -> Observable<Element> {
    let ordinal = world.ordinal(of: probe.key)
    let source = world.relay(probe.key) {
      let subject = PublishSubject<Element>()
      let fails = probe.facts.canFail || probe.facts.mayFail
      let source = HotSource(
        input: subject.observer, ordinal: ordinal, threads: probe.facts.threads.named,
        fault: fails ? .subject(probe.key) : nil)
      source.output = subject
      world.add(source)
      return source
    }
    return source.output ?? .never()
  }

  /// Each subscription asks anew.
  private static func coldProbe(_ probe: ChainProbe, in world: World) -> Observable<Element> {
    let ordinal = world.ordinal(of: probe.key)
    return Observable.create { [unowned world] observer in
      guard world.mayStart() else { return Disposables.create() }
      if probe.facts.repeats || probe.facts.mayRepeat { world.runEffect(probe.key, probe.name) }
      if probe.isOngoing { return follow(probe, ordinal, observer, world) }
      return Answer(probe, ordinal, observer, world).start()
    }
  }

  /// A source that each subscriber registers with, such as notifications.
  private static func follow(
    _ probe: ChainProbe, _ ordinal: UInt64, _ observer: AnyObserver<Element>, _ world: World
  ) -> Disposable {
    let fails = probe.facts.canFail || probe.facts.mayFail
    if probe.facts.threads.contains(.subscriber) { observer.onNext(Element(ordinal)) }
    world.add(
      HotSource(
        input: observer, ordinal: ordinal, threads: probe.facts.threads.named, fault: fails ? .answer(probe.key) : nil))
    return Disposables.create()
  }
}

/// What one subscription to a cold probe gets.
private struct Answer {
  let probe: ChainProbe
  let observer: AnyObserver<Element>
  let world: World
  /// The same for every subscription within one source event: a request for the same thing gets the same answer.
  let element: Element

  init(_ probe: ChainProbe, _ ordinal: UInt64, _ observer: AnyObserver<Element>, _ world: World) {
    self.probe = probe
    self.observer = observer
    self.world = world
    element = Element(ordinal).passed(through: UInt64(world.event + 2))
  }

  func start() -> Disposable {
    let fails = probe.facts.canFail || probe.facts.mayFail
    let fault = fails ? world.fails(.answer(probe.key)) : nil
    let later = ReplayThread.allCases.filter { probe.facts.threads.isDeliveringLater(on: $0) }
    let isAtOnce = probe.facts.threads.contains(.subscriber) || later.isEmpty
    let sendsElements = fault.map(\.isAfterElement) ?? (world.schedule.answers != .empty)
    if isAtOnce, sendsElements { observer.onNext(element) }
    if later.isEmpty {
      end(fault)
      return Disposables.create()
    }
    let bag = CompositeDisposable()
    for (index, thread) in later.enumerated() {
      let isLast = index == later.count - 1
      let scheduler = world.threads.scheduler(thread.rawValue)
      let delay = world.schedule.answers == .late ? Timing.lateAnswer : Timing.answer
      _ = bag.insert(
        scheduler.scheduleRelative((), dueTime: delay) {
          if sendsElements { observer.onNext(element.passed(through: UInt64(index))) }
          if isLast { end(fault) }
          return Disposables.create()
        })
    }
    return bag
  }

  private func end(_ fault: Schedule.Fault?) {
    if fault != nil {
      observer.onError(ReplayError())
    } else if world.schedule.answers != .ongoing, !probe.isOngoing {
      observer.onCompleted()
    }
  }
}

extension ChainThreads {
  /// Whether elements come on that thread other than at once.
  fileprivate func isDeliveringLater(on thread: ReplayThread) -> Bool {
    switch thread {
    case .main: contains(.main)
    case .background: contains(.background)
    case .unknown: contains(.unknown)
    }
  }
}

extension ObserverType {
  var observer: AnyObserver<Element> { AnyObserver(self) }
}
