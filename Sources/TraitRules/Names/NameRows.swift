/// The name filters of many files, turned: which files have each place set. So a question about a name reads two rows of
/// bits, and not a filter of every file. It may promise too much, never too little.
struct NameRows: Sendable {
  /// Places of larger filters share a row: a file that is taken for one with the name for that has its own filter asked.
  private static let count = 4096

  /// Words of a row, which has a bit for each file.
  private let width: Int
  private let rows: [UInt64]

  init(_ filters: [NameFilter]) {
    width = (filters.count + 63) / 64
    rows = [UInt64](unsafeUninitializedCapacity: Self.count * width) { [width] rows, count in
      rows.initialize(repeating: 0)
      for (file, filter) in filters.enumerated() {
        filter.forEachPlace(below: Self.count) { place in
          rows[place * width + file >> 6] |= 1 << UInt64(file & 63)
        }
      }
      count = Self.count * width
    }
  }

  /// The files that may have a name, in order.
  func files(with key: NameFilter.Key) -> [Int32] {
    let (one, other) = key.places(below: Self.count)
    var files: [Int32] = []
    for word in 0..<width {
      var both = rows[one * width + word] & rows[other * width + word]
      while both != 0 {
        files.append(Int32(word << 6 + both.trailingZeroBitCount))
        both &= both - 1
      }
    }
    return files
  }
}
