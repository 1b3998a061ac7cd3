import Foundation

/// The programs that try more random chains than a test run has time for.
@main
struct Chains {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    guard words.count >= 3, let count = Int(words.dropFirst().first!), let seed = UInt64(words.dropFirst(2).first!)
    else { return usage() }
    switch words.first! {
    case "contradictions": exit(Contradictions(count: count, seed: seed).run() ? 0 : 1)
    case "unshown": UnshownFacts(count: count, seed: seed).run()
    case "fixes": exit(RandomFixes(count: count, seed: seed).run() ? 0 : 1)
    case "records": Records(count: count, seed: seed).printAll()
    case "record": Records(count: 1, seed: seed).printOne(index: count)
    default: usage()
    }
  }

  private static func usage() {
    let words = "usage: chains contradictions|unshown|fixes|records COUNT SEED, chains record INDEX SEED\n"
    FileHandle.standardError.write(Data(words.utf8))
    exit(2)
  }
}

/// Work on many numbers, on all cores.
enum Spread {
  /// Calls `body` for ranges that together are `0..<count`, several at a time, and gathers what it returns, in no order.
  static func over<Result: Sendable>(
    _ count: Int, blockSize: Int = 500, _ body: @Sendable (Range<Int>) -> Result, gather: (Result) -> Void
  ) {
    let blocks = (count + blockSize - 1) / blockSize
    let lock = NSLock()
    withoutActuallyEscaping(gather) { gather in
      let gather = Unchecked(value: gather)
      DispatchQueue.concurrentPerform(iterations: blocks) { block in
        let result = body(block * blockSize..<min(count, (block + 1) * blockSize))
        lock.withLock { gather.value(result) }
      }
    }
  }

  /// Only ever used under the lock.
  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
  }
}
