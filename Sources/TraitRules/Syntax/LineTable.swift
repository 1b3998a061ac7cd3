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
    let line = max(1, starts.partitioningIndex { $0 > offset })
    return (line, offset - starts[line - 1] + 1)
  }
}
