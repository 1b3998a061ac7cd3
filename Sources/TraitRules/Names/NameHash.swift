/// The hash of a name's bytes: for the table of names, and, mixed with a role, for the words of a file.
enum NameHash {
  static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 { hash(name.baseAddress, name.count) }

  /// - Parameter bytes: nil only if `count` is 0.
  static func hash(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> UInt64 {
    let seed = UInt64(truncatingIfNeeded: count) &* 0xA24B_AED4_963E_E407
    guard let bytes else { return mixed(seed, 0) }
    // Eight bytes at a time, the last of them once more where the count is no multiple: a name is a step or two.
    let name = UnsafeRawPointer(bytes)
    guard count >= 8 else { return mixed(seed, lessThanEight(name, count)) }
    var hash = seed
    var at = 0
    while at + 8 < count {
      hash = mixed(hash, name.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      at += 8
    }
    return mixed(hash, name.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
  }

  static func hash(_ name: String) -> UInt64 {
    var name = name
    return name.withUTF8 { hash($0) }
  }

  /// Up to seven bytes in one number, so that different bytes give different numbers.
  @inline(__always)
  private static func lessThanEight(_ name: UnsafeRawPointer, _ count: Int) -> UInt64 {
    if count >= 4 {
      let first = UInt64(name.loadUnaligned(as: UInt32.self))
      return first << 32 | UInt64(name.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    }
    guard count > 0 else { return 0 }
    let (first, middle, last) = (name.load(as: UInt8.self), count >> 1, count - 1)
    return UInt64(first) << 16 | UInt64(name.load(fromByteOffset: middle, as: UInt8.self)) << 8
      | UInt64(name.load(fromByteOffset: last, as: UInt8.self))
  }

  /// Both halves of the whole product: in the lower alone, a name's eighth byte would reach no more than eight bits.
  @inline(__always)
  static func mixed(_ hash: UInt64, _ more: UInt64) -> UInt64 {
    let product = ((hash ^ more) &+ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
