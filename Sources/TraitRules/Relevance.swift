#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Looks at bytes before anything is lexed: most files of the world have nothing to do with RxSwift.
enum Relevance {
  /// Whether any of a project's files can hold a binding, or a comment to this linter.
  static func isAny(of files: [SourceFile]) -> Bool {
    files.contains { file in
      file.bytes.withUnsafeBufferPointer { bytes in
        // A file without an import can still bind: a snippet, a file of an app that re-exports RxSwift.
        ["Rx", ".rx", "rx_", "traitlint:", "Observable", "Driver<", ".drive("].contains { (word: StaticString) in
          contains(bytes, UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
        }
      }
    }
  }

  /// Whether `needle` occurs. The C library searches for one of its bytes, one that few others in source are.
  static func contains(_ bytes: UnsafeBufferPointer<UInt8>, _ needle: UnsafeBufferPointer<UInt8>) -> Bool {
    let length = needle.count
    guard let base = bytes.baseAddress, let pattern = needle.baseAddress, bytes.count >= length else { return false }
    let rare = needle.firstIndex { !isCommon($0) } ?? 0
    var at = 0
    let last = bytes.count - length
    while at <= last {
      guard let found = memchr(base + at + rare, Int32(pattern[rare]), last - at + 1) else { return false }
      at = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - base - rare
      if memcmp(base + at, pattern, length) == 0 { return true }
      at += 1
    }
    return false
  }

  /// One of the fourteen that, spaces aside, two thirds of source are made of.
  private static func isCommon(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "d"), UInt8(ascii: "e"), UInt8(ascii: "i"),
      UInt8(ascii: "l"), UInt8(ascii: "n"), UInt8(ascii: "o"), UInt8(ascii: "p"), UInt8(ascii: "r"),
      UInt8(ascii: "s"), UInt8(ascii: "t"), UInt8(ascii: "u"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
