import Dispatch
import Synchronization

/// Runs independent work on several threads and hands the results back in order, so that the number of threads changes
/// nothing but the time.
struct Parallel: Sendable {
  /// At least 1.
  let threads: Int

  func map<Result>(_ count: Int, _ work: (Int) -> Result) -> [Result] {
    guard threads > 1, count > 1 else { return (0..<count).map(work) }
    let results = UnsafeMutableBufferPointer<Result?>.allocate(capacity: count)
    results.initialize(repeating: nil)
    defer {
      results.deinitialize()
      results.deallocate()
    }
    let next = Atomic(0)
    withoutActuallyEscaping(work) { work in
      // Each index is worked on once and writes to its own slot; the caller waits for all.
      nonisolated(unsafe) let slots = results
      nonisolated(unsafe) let work = work
      DispatchQueue.concurrentPerform(iterations: min(threads, count)) { _ in
        while true {
          let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
          guard index < count else { return }
          slots[index] = work(index)
        }
      }
    }
    return results.map { $0! }
  }
}
