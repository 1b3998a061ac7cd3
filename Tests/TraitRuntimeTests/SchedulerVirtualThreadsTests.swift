import Testing

@testable import TraitRuntime

@Suite struct SchedulerVirtualThreadsTests {
  private let threads = VirtualThreads()

  /// Runs `work` later, on a thread.
  private func schedule(_ name: String, after delay: RxTimeInterval = .seconds(0), _ work: @escaping () -> Void) {
    _ = threads.scheduler(name).scheduleRelative((), dueTime: delay) { _ in
      work()
      return Disposables.create()
    }
  }

  @Test func workRunsInTheOrderOfTheClockAndThenOfScheduling() {
    var order: [String] = []
    threads.run {
      schedule("a", after: .seconds(2)) { order.append("late") }
      schedule("b", after: .seconds(1)) { order.append("first") }
      schedule("a", after: .seconds(1)) { order.append("second") }
      schedule("a", after: .never) { order.append("never") }
      threads.advance()
    }
    #expect(order == ["first", "second", "late"])
    #expect(threads.clock == .seconds(2))
  }

  @Test func workKnowsItsThread() {
    var names: [String] = []
    threads.run {
      names.append(VirtualThreads.currentName)
      schedule("a") { names.append(VirtualThreads.currentName) }
      threads.perform(on: "b") { names.append(VirtualThreads.currentName) }
      threads.advance()
      names.append(VirtualThreads.currentName)
    }
    #expect(names == ["main", "b", "a", "main"])
  }

  @Test func cancelledWorkDoesNotRun() {
    var hasRun = false
    threads.run {
      let work = threads.main.schedule(()) { _ in
        hasRun = true
        return Disposables.create()
      }
      work.dispose()
      threads.advance()
    }
    #expect(!hasRun)
  }

  @Test func advancingStopsAtItsTime() {
    var ticks: [Int] = []
    threads.run {
      _ = Observable<Int>.interval(.seconds(1), scheduler: threads.main).subscribe(onNext: { ticks.append($0) })
      threads.advance(by: .milliseconds(2500))
    }
    #expect(ticks == [0, 1])
    #expect(threads.clock == .milliseconds(2500))
  }

  @Test func advancingForEverGivesUpOnATimerThatNeverEnds() {
    var isDone = true
    threads.run {
      _ = Observable<Int>.interval(.seconds(1), scheduler: threads.main).subscribe()
      isDone = threads.advance(limit: 100)
    }
    #expect(!isDone)
  }

  @Test func mainSchedulerRunsWorkAtOnceOnMainAndLaterElsewhere() {
    var lines: [String] = []
    threads.run {
      let log = { (text: String) in lines.append("\(text) on \(VirtualThreads.currentName)") }
      let subject = PublishSubject<String>()
      _ = subject.observe(on: MainScheduler.instance).subscribe(onNext: log)
      subject.onNext("at once")
      lines.append("sent")
      threads.perform(on: "other") { subject.onNext("later") }
      // What is waiting goes first, though this one is sent from main.
      subject.onNext("in order")
      lines.append("sent")
      threads.advance()
    }
    #expect(lines == ["at once on main", "sent", "sent", "later on main", "in order on main"])
  }

  @Test func asyncMainSchedulerNeverRunsWorkAtOnce() {
    var lines: [String] = []
    threads.run {
      _ = Observable.just("later").observe(on: MainScheduler.asyncInstance).subscribe(onNext: { lines.append($0) })
      lines.append("subscribed")
      threads.advance()
    }
    #expect(lines == ["subscribed", "later"])
  }

  @Test func mistakesAreRecordedInsteadOfStoppingTheProgram() {
    threads.run {
      RuntimeEnvironment.requireMain("fine on main")
      threads.perform(on: "other") {
        RuntimeEnvironment.requireMain("off main")
        MainScheduler.ensureRunningOnMainThread(errorMessage: "off main, too")
        MainScheduler.ensureExecutingOnScheduler(errorMessage: "off main as well")
      }
      RuntimeEnvironment.bindingError(TestError.failed)
    }
    #expect(threads.violations == ["off main", "off main, too", "off main as well"])
    #expect(threads.bindingErrors.count == 1)
  }

  @Test func worldsDoNotDisturbEachOther() {
    let inner = VirtualThreads()
    threads.run {
      threads.perform(on: "outer thread") {
        inner.run { #expect(VirtualThreads.currentName == "main") }
        #expect(VirtualThreads.currentName == "outer thread")
      }
    }
    #expect(RuntimeEnvironment.current == nil)
  }

  @Test func aWorldIsFreedWithItsUnfinishedWork() {
    func makeAndForget() -> () -> VirtualThreads? {
      let world = VirtualThreads()
      world.run { _ = Observable<Int>.interval(.seconds(1), scheduler: world.main).subscribe() }
      return { [weak world] in world }
    }
    #expect(makeAndForget()() == nil)
  }
}
