import Testing
import TraitRuntime

/// The search of the tutorials in its three versions: a query, a request for each, two places that show the result.
///
/// The second request fails, and all of them answer on a background thread.
@Suite struct CocoaSearchTests {
  private final class Screen {
    var requests = 0
    var shown: [String] = []
    let queries = BehaviorRelay<String?>(value: nil)

    var query: ControlProperty<String?> {
      ControlProperty(values: queries.skip(1), valueSink: AnyObserver { _ in })
    }

    func request(_ query: String?, in world: VirtualThreads) -> Observable<[String]> {
      Observable.create { [self] observer in
        requests += 1
        let fails = query == "b"
        return world.scheduler("network").scheduleRelative((), dueTime: .milliseconds(50)) {
          if fails { observer.onError(Failure()) } else { observer.onNext([query ?? ""]) }
          return Disposables.create()
        }
      }
    }

    /// What a sink without a hop of its own sees.
    func show(_ place: String) -> (Any) -> Void {
      { self.shown.append("\(place): \($0) \(VirtualThreads.currentName)") }
    }
  }

  private func search(_ bind: (Screen, VirtualThreads) -> Void) -> (screen: Screen, world: VirtualThreads) {
    let screen = Screen()
    let world = VirtualThreads.play { world in
      bind(screen, world)
      for query in ["a", "b", "c"] {
        screen.queries.accept(query)
        world.advance(by: .seconds(1))
      }
    }
    return (screen, world)
  }

  @Test func theBeginnersVersionHasAllThreeFaults() {
    let (screen, world) = search { screen, world in
      let results = screen.query
        .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
        .flatMapLatest { screen.request($0, in: world) }
      _ = results.map { "\($0.count)" }.bind(onNext: screen.show("count"))
      _ = results.bind(onNext: screen.show("table"))
    }
    #expect(screen.requests == 4, "two a query, and none after the error")
    #expect(screen.shown == ["count: 1 network", "table: [\"a\"] network"])
    #expect(world.bindingErrors.count == 2)
  }

  @Test func theVersionWithOperatorsHasNone() {
    let (screen, world) = search { screen, world in
      let results = screen.query
        .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
        .flatMapLatest {
          screen.request($0, in: world).observe(on: MainScheduler.instance).catchAndReturn([])
        }
        .share(replay: 1)
      _ = results.map { "\($0.count)" }.bind(onNext: screen.show("count"))
      _ = results.bind(onNext: screen.show("table"))
    }
    expectGood(screen, world)
  }

  @Test func theVersionWithADriverHasNone() {
    let (screen, world) = search { screen, world in
      let results = screen.query.asDriver()
        .throttle(.milliseconds(300))
        .flatMapLatest { screen.request($0, in: world).asDriver(onErrorJustReturn: []) }
      _ = results.map { "\($0.count)" }.drive(onNext: screen.show("count"))
      _ = results.drive(onNext: screen.show("table"))
    }
    expectGood(screen, world)
    #expect(world.violations == [])
  }

  private func expectGood(_ screen: Screen, _ world: VirtualThreads) {
    #expect(screen.requests == 3)
    #expect(
      screen.shown == [
        "count: 1 main", "table: [\"a\"] main",
        "count: 0 main", "table: [] main",
        "count: 1 main", "table: [\"c\"] main",
      ]
    )
    #expect(world.bindingErrors.isEmpty)
  }
}
