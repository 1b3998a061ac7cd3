/// The text of files by line, for reporters that show it or count in other units than bytes.
struct SourceTexts: Sendable {
  private var files: [String: (bytes: [UInt8], lineStarts: [Int])] = [:]

  init() {}

  mutating func add(_ path: String, _ bytes: [UInt8]) {
    files[path] = (bytes, Self.lineStarts(in: bytes))
  }

  func bytes(of path: String) -> [UInt8]? { files[path]?.bytes }

  /// The texts at hand of those wanted, by path.
  func bytes(of paths: Set<String>) -> [String: [UInt8]] {
    files.filter { paths.contains($0.key) }.mapValues(\.bytes)
  }

  /// The bytes of a line without its end; `line` counts from 1.
  func line(_ line: Int, of path: String) -> ArraySlice<UInt8>? {
    guard let file = files[path], line >= 1, line <= file.lineStarts.count else { return nil }
    var end = line < file.lineStarts.count ? file.lineStarts[line] : file.bytes.count
    let start = file.lineStarts[line - 1]
    while end > start, file.bytes[end - 1] == UInt8(ascii: "\n") || file.bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return file.bytes[start..<end]
  }

  /// The column in UTF-16 units, from 1, of a column in bytes, from 1.
  func utf16Column(line: Int, column: Int, of path: String) -> Int {
    guard let text = self.line(line, of: path) else { return column }
    return String(decoding: text.prefix(max(0, column - 1)), as: UTF8.self).utf16.count + 1
  }

  /// The line and the column in bytes, both from 1, of a byte's offset.
  func position(of offset: Int, in path: String) -> (line: Int, column: Int)? {
    guard let file = files[path], offset >= 0, offset <= file.bytes.count else { return nil }
    var low = 0
    var high = file.lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if file.lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - file.lineStarts[low] + 1)
  }

  /// Lines end as the compiler ends them: at `\n`, `\r\n` or a lone `\r`.
  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") {
        starts.append(index + 1)
      } else if byte == UInt8(ascii: "\r"), index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n") {
        starts.append(index + 1)
      }
    }
    return starts
  }
}
