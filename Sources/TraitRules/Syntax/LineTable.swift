/// Byte offsets of line starts, for turning offsets into lines and columns.
struct LineTable: Sendable {
  let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        if bytes[index] == 0x0A {
          starts.append(index + 1)
        } else if bytes[index] == 0x0D, index + 1 >= bytes.count || bytes[index + 1] != 0x0A {
          starts.append(index + 1)
        }
        index += 1
      }
    }
    self.starts = starts
  }

  /// Line and column from 1, the column in bytes.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
