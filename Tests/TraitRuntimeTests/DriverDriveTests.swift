import Foundation
import Testing
import TraitRuntime

/// The forms of `drive` and `emit`, and the program that is stopped for the wrong thread.
@Suite struct DriverDriveTests {
  @Test func relaysAndOptionalsAreDriven() {
    let values = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil), ReplayRelay<Int>.create(bufferSize: 1))
    let publish = PublishRelay<Int>()
    var published: [Int] = []
    VirtualThreads.play { _ in
      _ = publish.subscribe(onNext: { published.append($0) })
      _ = Driver.just(1).drive(values.0)
      _ = Driver.just(2).drive(values.1)
      _ = Driver.just(3).drive(values.2)
      _ = Signal.just(4).emit(to: publish)
    }
    var replayed: [Int] = []
    _ = values.2.subscribe(onNext: { replayed.append($0) })
    #expect(values.0.value == 1 && values.1.value == 2 && replayed == [3] && published == [4])
  }

  @Test func curriedFormsHandOverTheSequence() {
    var rows: [Int] = []
    let items = { (source: Observable<[Int]>) in
      { (show: @escaping (Int) -> Void) in source.subscribe(onNext: { $0.forEach(show) }) }
    }
    VirtualThreads.play { _ in
      _ = Driver.just([1, 2]).drive(items) { rows.append($0) }
      _ = Driver.just([3]).drive(items)({ rows.append($0) })
      _ = Driver.just([4]).drive(items, curriedArgument: { rows.append($0) })
    }
    #expect(rows == [1, 2, 3, 4])
  }

  /// The trap behind `drive { … }`: without a disposable context the closure gets the sequence, and nobody subscribes.
  @Test func aBareTrailingClosureGetsTheSequence() {
    var areSequences: [Bool] = []
    VirtualThreads.play { _ in
      Driver.of(1, 2).drive { argument in areSequences.append((argument as Any) is Observable<Int>) }
    }
    #expect(areSequences == [true])
  }

  @Test func withAContextItGetsTheElements() {
    var elements: [Int] = []
    let bag = DisposeBag()
    VirtualThreads.play { _ in
      Driver.of(1, 2).drive { elements.append($0) }.disposed(by: bag)
    }
    #expect(elements == [1, 2])
  }

  @Test func anObjectThatIsGoneGetsNothing() {
    final class Owner {}
    var elements: [Int] = []
    VirtualThreads.play { world in
      let taps = PublishRelay<Int>()
      var owner: Owner? = Owner()
      _ = taps.asDriver(onErrorJustReturn: 0).drive(with: owner!) { _, element in elements.append(element) }
      taps.accept(1)
      world.advance()
      owner = nil
      taps.accept(2)
    }
    #expect(elements == [1])
  }

  @Test func drivingOffMainStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Thread.detachNewThread { _ = Driver.just(1).drive() }
      try await Task.sleep(for: .seconds(60))
    }
    let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(output?.contains("drive was called off the main thread") == true)
  }
}
