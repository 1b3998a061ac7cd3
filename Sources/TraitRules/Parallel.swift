import Dispatch
import Synchronization

/// Runs independent work on several threads and hands the results back in order, so that the number of threads changes
/// nothing but the time.
package struct Parallel: Sendable {
  /// At least 1.
  let threads: Int

  package init(threads: Int) { self.threads = threads }

  func map<Result>(_ count: Int, _ work: (Int) -> Result) -> [Result] { map(count, work, isDeep: false) }

  /// For work that goes as deep as chains are long. Where one thread does it all, the caller's stack has to do.
  package func mapDeeply<Result>(_ count: Int, _ work: (Int) -> Result) -> [Result] { map(count, work, isDeep: true) }

  private func map<Result>(_ count: Int, _ work: (Int) -> Result, isDeep: Bool) -> [Result] {
    guard threads > 1, count > 1 else { return (0..<count).map(work) }
    let next = Atomic(0)
    return map(count, work, isDeep: isDeep) { _ in
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      return index < count ? index : nil
    }
  }

  /// For work of different sizes that takes memory in proportion: every other thread begins with the largest, the others
  /// with the smallest. So the two largest are seldom under way at once, and none is left for the end, when it would
  /// keep one thread busy and the others waiting.
  func map<Result>(sizes: [Int], _ work: (Int) -> Result) -> [Result] {
    guard threads > 1, sizes.count > 1 else { return sizes.indices.map(work) }
    let order = sizes.indices.sorted { sizes[$0] > sizes[$1] }
    let left = Mutex(order.indices)
    return map(sizes.count, work) { thread in
      left.withLock { thread.isMultiple(of: 2) ? $0.popFirst() : $0.popLast() }.map { order[$0] }
    }
  }

  /// - Parameters:
  ///   - isDeep: Whether each thread is given a deep stack; one for all its work, as a thread takes as long to start as a
  ///     short chain to run.
  ///   - next: The index that a thread, by its number, is to work on; each once, then nil.
  private func map<Result>(
    _ count: Int, _ work: (Int) -> Result, isDeep: Bool = false, next: (_ thread: Int) -> Int?
  ) -> [Result] {
    let results = UnsafeMutableBufferPointer<Result?>.allocate(capacity: count)
    results.initialize(repeating: nil)
    defer {
      results.deinitialize()
      results.deallocate()
    }
    withoutActuallyEscaping(work) { work in
      withoutActuallyEscaping(next) { next in
        // Each index is worked on once and writes to its own slot; the caller waits for all.
        nonisolated(unsafe) let slots = results
        nonisolated(unsafe) let work = work
        nonisolated(unsafe) let next = next
        DispatchQueue.concurrentPerform(iterations: min(threads, count)) { thread in
          func workOff() {
            while let index = next(thread) { slots[index] = work(index) }
          }
          if isDeep { DeepStack.run(workOff) } else { workOff() }
        }
      }
    }
    return results.map { $0! }
  }
}
