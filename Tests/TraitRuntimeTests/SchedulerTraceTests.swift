import Testing

import TraitRuntime

/// Which thread subscribes, emits and receives: the four lessons that tutorials on schedulers teach.
@Suite struct SchedulerTraceTests {
  /// `just`, with a line for each step.
  private func traced(_ element: String, _ log: VirtualLog) -> Observable<String> {
    log.note("creating")
    return Observable.create { observer in
      log.note("emitting")
      observer.on(.next(element))
      observer.on(.completed)
      return Disposables.create()
    }
  }

  @Test func everythingStaysOnTheSubscribingThread() {
    let log = VirtualLog()
    log.run {
      log.note("subscribing")
      _ = traced("apple", log)
        .do(onNext: { log.note("intercepting \($0)") })
        .filter {
          log.note("filtering \($0)"); return $0 != "pear"
        }
        .subscribe(onNext: { log.note("receiving \($0)") })
    }
    #expect(
      log.lines == [
        "subscribing on main", "creating on main", "emitting on main", "intercepting apple on main",
        "filtering apple on main", "receiving apple on main",
      ])
  }

  @Test func observeOnMovesWhatIsBelowIt() {
    let log = VirtualLog()
    log.run {
      log.note("subscribing")
      _ = traced("apple", log)
        .do(onNext: { log.note("intercepting \($0)") })
        .observe(on: log.threads.scheduler("queue 1"))
        .filter {
          log.note("filtering \($0)"); return $0 != "pear"
        }
        .observe(on: log.threads.scheduler("queue 2"))
        .map {
          log.note("mapping \($0)"); return "orange"
        }
        .observe(on: MainScheduler.instance)
        .subscribe(onNext: { log.note("receiving \($0)") })
      log.threads.advance()
    }
    #expect(
      log.lines == [
        "subscribing on main", "creating on main", "emitting on main", "intercepting apple on main",
        "filtering apple on queue 1", "mapping apple on queue 2", "receiving orange on main",
      ])
  }

  @Test func subscribeOnMovesTheSource() {
    let log = VirtualLog()
    log.run {
      log.note("subscribing")
      _ = traced("apple", log)
        .do(onNext: { log.note("intercepting \($0)") })
        .map {
          log.note("mapping \($0)"); return "lemon"
        }
        .subscribe(on: log.threads.scheduler("queue"))
        .observe(on: MainScheduler.instance)
        .subscribe(onNext: { log.note("receiving \($0)") })
      log.threads.advance()
    }
    #expect(
      log.lines == [
        "subscribing on main", "creating on main", "emitting on queue", "intercepting apple on queue",
        "mapping apple on queue", "receiving lemon on main",
      ])
  }

  @Test func delayMovesElementsToItsScheduler() {
    let log = VirtualLog()
    log.run {
      log.note("subscribing")
      _ = Observable.just("apple").delay(.seconds(1), scheduler: log.threads.scheduler("queue"))
        .do(onNext: { log.note("intercepting \($0)") })
        .map {
          log.note("mapping \($0)"); return "pear"
        }
        .observe(on: MainScheduler.instance)
        .subscribe(onNext: { log.note("receiving \($0)") })
      log.threads.advance()
    }
    #expect(
      log.lines == [
        "subscribing on main", "intercepting apple on queue", "mapping apple on queue", "receiving pear on main",
      ])
  }
}
