import Foundation
import Testing
import TraitRuntime

/// `bind` and the observers it ends in.
@Suite struct CocoaBindingTests {
  private final class View {
    var title = "" { didSet { log.add(title) } }
    let log = Log()
  }

  private func binder(_ view: View) -> Binder<String> {
    Binder(view) { $0.title = $1 }
  }

  @Test func aBinderOnMainSetsAtOnce() {
    let view = View()
    VirtualThreads.play { _ in
      _ = Observable.just("a").bind(to: binder(view))
      #expect(view.log.lines == ["a main"])
    }
  }

  @Test func aBinderOffMainHops() {
    let view = View()
    VirtualThreads.play { world in
      let binder = binder(view)
      world.perform(on: "network") { binder.onNext("a") }
      #expect(view.log.lines == [])
      // On main already, but behind what is under way: order is kept.
      binder.onNext("b")
      #expect(view.log.lines == [])
    }
    #expect(view.log.lines == ["a main", "b main"])
  }

  @Test func eachBinderHasAnOrderOfItsOwn() {
    let view = View()
    VirtualThreads.play { world in
      let first = binder(view)
      world.perform(on: "network") { first.onNext("late") }
      binder(view).onNext("early")
    }
    #expect(view.log.lines == ["early main", "late main"])
  }

  @Test func aBinderWithAnotherSchedulerSetsThere() {
    let view = View()
    VirtualThreads.play { world in
      Binder(view, scheduler: world.scheduler("disk")) { $0.title = $1 }.onNext("a")
    }
    #expect(view.log.lines == ["a disk"])
  }

  @Test func aBinderDoesNotRetainItsTarget() {
    var view: View? = View()
    weak let weakView = view
    let binder = binder(view!)
    view = nil
    #expect(weakView == nil)
    VirtualThreads.play { _ in binder.onNext("a") }
  }

  @Test func errorsAreRecordedAndEndTheBinding() {
    let view = View()
    let world = VirtualThreads.play { _ in
      let source = PublishSubject<String>()
      _ = source.bind(to: binder(view))
      _ = source.bind(onNext: { _ in })
      _ = source.bind(with: view, onNext: { _, _ in })
      // traitlint:disable:next main_thread error_handling -- that an error arrives is what is tested
      _ = source.bind(to: ControlProperty(values: Observable.never(), valueSink: binder(view)))
      source.onError(Failure())
      source.onNext("after")
    }
    #expect(world.bindingErrors.count == 4)
    #expect(view.log.lines == [])
  }

  @Test func aSubjectTakesTheError() {
    let log = Log()
    let world = VirtualThreads.play { _ in
      let subject = PublishSubject<Int>()
      _ = subject.subscribe(log.observer())
      _ = Observable<Int>.error(Failure()).bind(to: subject)
    }
    #expect(log.lines == ["error main"])
    #expect(world.bindingErrors.isEmpty)
  }

  @Test func bindingHandsOverTheSequenceItself() {
    let relay = BehaviorRelay(value: 1)
    let handed = relay.bind(to: { $0 })
    #expect(handed === relay)
    #expect(relay.bind(to: { relay in { relay.value + $0 } }, curriedArgument: 2) == 3)
  }

  @Test func propertiesAreBindersByTheirName() {
    final class Label: ReactiveCompatible {
      var text: String?
      var isHidden = false
    }
    let label = Label()
    VirtualThreads.play { _ in
      _ = Observable.just("a").bind(to: label.rx.text)
      _ = Driver.just(true).drive(label.rx.isHidden)
    }
    #expect(label.text == "a" && label.isHidden)
  }

  #if DEBUG
    @Test func anErrorIntoABinderStopsADebugBuild() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Observable<String>.error(Failure()).bind(onNext: { _ in })
      }
      let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
      #expect(output?.contains("Binding error: Failure()") == true)
    }
  #endif
}
