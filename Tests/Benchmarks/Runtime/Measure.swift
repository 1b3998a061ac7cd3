#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
#if BUNDLED
  import TraitRuntime
#else
  import RxSwift
#endif

/// For each scenario a line: nanoseconds and allocations for an element, and the scenario's name.
@main
enum Measure {
  private static let elements = 100_000

  static func main() {
    for scenario in Scenario.all {
      let bag = DisposeBag()
      let send = scenario.start(bag)
      // What the first elements allocate, buffers and queues, is not for each of them.
      for element in 0..<1000 { send(element) }
      let before = allocations()
      let start = nanoseconds
      for element in 0..<elements { send(element) }
      let duration = Double(nanoseconds - start) / Double(elements)
      print(duration, Double(allocations() - before) / Double(elements), scenario.name, separator: "\t")
    }
  }

  /// Of processor time: other work on the machine does not count.
  private static var nanoseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

/// How often memory was asked for so far: `Allocations.c` counts, linked before the C library.
@_silgen_name("benchmark_allocations")
private func allocations() -> Int
