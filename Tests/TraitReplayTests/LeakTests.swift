import Testing
import TraitRules

@testable import TraitReplay

@Suite("A replay leaves nothing behind")
struct LeakTests {
  /// Closures of a rebuilt chain hold the scope that they rebuild in; an editor's server replays all day.
  @Test(
    "Not even where closures make sequences",
    arguments: [
      "searchBar.rx.text.orEmpty.flatMapLatest { query in api.search(query) }.bind(to: label.rx.text).disposed(by: bag)",
      "api.load().share(replay: 1).map { \"\\($0)\" }.asDriver(onErrorJustReturn: \"\").drive(label.rx.text).disposed(by: bag)",
      "button.rx.tap.flatMap { _ in api.load().retry(2).catchAndReturn(0) }.share().bind(to: label.rx.text).disposed(by: bag)",
      "NotificationCenter.default.rx.notification(.a).map { _ in false }.bind(to: label.rx.isHidden).disposed(by: bag)",
      "Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).map { $0 }.bind(to: label.rx.text).disposed(by: bag)",
      "api.load().subscribe(on: background).asDriver(onErrorJustReturn: 0).drive(label.rx.text).disposed(by: bag)",
      "api.load().multicast(PublishSubject<Int>()).refCount().bind(to: label.rx.text).disposed(by: bag)",
    ])
  func world(_ body: String) throws {
    let model = try chain(body, members: "let background = ConcurrentDispatchQueueScheduler(qos: .utility)")
    weak var remains: World?
    for schedule in [Schedule.plain, .counting, Schedule(answers: .ongoing), Schedule(lastEvent: World.events)] {
      do {
        let world = World(model, schedule)
        remains = world
        _ = try? world.run(subscribers: [0])
        #expect(world.threads.advance(limit: 0), "what still waits holds its chain")
      }
      #expect(remains == nil)
    }
  }
}
