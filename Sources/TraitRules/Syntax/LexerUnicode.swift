extension TokenScanner {
  /// The scalar whose encoding starts at `position` and its length in bytes; nil and the length of the damage where
  /// the bytes are not UTF-8. The damage goes on to the next byte that can start a scalar, as in the compiler.
  func decodedScalar(at position: Int) -> (scalar: UInt32?, length: Int) {
    let first = bytes[position]
    let length: Int
    switch first {
    case 0..<0x80: return (UInt32(first), 1)
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default:
      var end = position + 1
      while end < count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      return (nil, end - position)
    }
    var scalar = UInt32(first & (0x7F >> UInt8(length)))
    for index in 1..<length {
      let next = byte(at: position + index)
      guard next & 0xC0 == 0x80 else { return (nil, index) }
      scalar = scalar << 6 | UInt32(next & 0x3F)
    }
    let isShortest = scalar >= (length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000)
    let isScalar = scalar <= 0x10_FFFF && !(0xD800...0xDFFF).contains(scalar)
    return (isShortest && isScalar ? scalar : nil, length)
  }
}

/// The characters outside ASCII that the language's grammar allows in names and operators.
enum UnicodeClass {
  static func continuesIdentifier(_ scalar: UInt32) -> Bool {
    // Planes 1 to 14, each without its last two code points.
    if scalar >= 0x1_0000 { return scalar < 0xF_0000 && scalar & 0xFFFF < 0xFFFE }
    return contains(scalar, in: identifierRanges)
  }

  static func startsOperator(_ scalar: UInt32) -> Bool {
    contains(scalar, in: operatorRanges)
  }

  static func continuesOperator(_ scalar: UInt32) -> Bool {
    startsOperator(scalar) || contains(scalar, in: combiningRanges)
  }

  /// By halving; the ranges are in order and do not touch.
  private static func contains(_ scalar: UInt32, in ranges: [ClosedRange<UInt32>]) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if scalar > ranges[middle].upperBound { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar)
  }

  static let identifierRanges: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
    0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
    0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
    0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
    0xFDF0...0xFE44, 0xFE47...0xFFF8,
  ]

  static let operatorRanges: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
    0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053,
    0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
    0x3008...0x3030,
  ]

  /// Combining marks and variation selectors: they go on with an operator but start none.
  static let combiningRanges: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF,
  ]
}
