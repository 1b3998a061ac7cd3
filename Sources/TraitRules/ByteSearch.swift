#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Looks for a word in bytes by the one of its own that is the rarest in Swift source, which the C library finds at a
/// small part of the cost of comparing.
struct ByteSearch: Sendable {
  private let word: [UInt8]
  private let rarest: Int

  /// The commonest bytes of Swift source, commonest first.
  private static let common: StaticString = " etrianos\nlcudp.fm()/h:gbywvS,-\"C=xTI{}AkREPODVBLNM1FU"

  /// - Parameter word: An empty one stands nowhere.
  init(_ word: [UInt8]) {
    self.word = word
    rarest = word.indices.max { Self.rarity(of: word[$0]) < Self.rarity(of: word[$1]) } ?? 0
  }

  private static func rarity(of byte: UInt8) -> Int {
    common.withUTF8Buffer { $0.firstIndex(of: byte) ?? $0.count }
  }

  func succeeds(in bytes: UnsafeBufferPointer<UInt8>) -> Bool { firstEnd(in: bytes, from: 0) != nil }

  /// Where the first occurrence ends that begins at an offset or after it.
  func firstEnd(in bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int? {
    guard let base = bytes.baseAddress, !word.isEmpty else { return nil }
    // Where the rarest byte may stand with room for the rest of the word around it.
    let end = bytes.count - (word.count - 1 - rarest)
    var at = offset + rarest
    while at < end, let found = memchr(base + at, Int32(word[rarest]), end - at) {
      at = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - base
      if memcmp(base + at - rarest, word, word.count) == 0 { return at - rarest + word.count }
      at += 1
    }
    return nil
  }
}

extension ByteSearch {
  /// What closures without parameters of their own are called with.
  static let firstInput = ByteSearch(Array("$0".utf8))
  static let secondInput = ByteSearch(Array("$1".utf8))
}
