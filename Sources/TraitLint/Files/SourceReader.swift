import Dispatch
import Synchronization

/// Reads many files at once.
enum SourceReader {
  /// The source of each file, or why there is none, in the order of `files`.
  static func read(_ files: [InputFile], threads: Int) -> [Result<[UInt8], ReadFailure>] {
    let results = Mutex([Result<[UInt8], ReadFailure>](repeating: .failure(.missing), count: files.count))
    let next = Atomic(0)
    // Claimed in small runs: fewer meetings at the counter, and still an even share of large and small files.
    let run = 16
    DispatchQueue.concurrentPerform(iterations: max(1, min(threads, files.count / run))) { _ in
      while true {
        let start = next.add(run, ordering: .relaxed).oldValue
        guard start < files.count else { return }
        let read = files[start..<min(start + run, files.count)].map { FileReader.source(at: $0.absolute) }
        results.withLock { $0.replaceSubrange(start..<start + read.count, with: read) }
      }
    }
    return results.withLock { $0 }
  }
}
