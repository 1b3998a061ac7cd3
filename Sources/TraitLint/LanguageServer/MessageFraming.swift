/// Cuts a stream of bytes into messages: a header with `Content-Length`, an empty line, that many bytes.
///
/// Whatever comes in, it goes on: what cannot be a message is passed over up to where the next one can begin.
struct MessageFraming {
  enum Frame: Equatable {
    case message([UInt8])
    /// Something that is no message, said in a sentence.
    case broken(String)
  }

  /// Longer messages are passed over: a document of this size is no source that anybody edits.
  static let longest = 64 << 20
  private static let longestHeader = 16 << 10

  private var buffer: [UInt8] = []
  private var start = 0
  /// Bytes of a message that is passed over.
  private var toSkip = 0
  private var bodyLength: Int?

  mutating func append(_ bytes: [UInt8]) {
    let skipped = min(toSkip, bytes.count)
    toSkip -= skipped
    if start > 0, start == buffer.count {
      buffer.removeAll(keepingCapacity: true)
      start = 0
    }
    buffer += bytes[skipped...]
  }

  /// The next frame, nil where more bytes are needed.
  mutating func next() -> Frame? {
    if bodyLength == nil {
      guard let end = headerEnd() else { return overlongHeader() }
      let header = String(decoding: buffer[start..<end.lowerBound], as: UTF8.self)
      drop(upTo: end.upperBound)
      guard let length = Self.contentLength(header) else {
        return .broken("a message without a valid Content-Length")
      }
      guard length <= Self.longest else {
        skip(length)
        return .broken("a message of \(length) bytes; the longest is \(Self.longest)")
      }
      bodyLength = length
    }
    guard let length = bodyLength, buffer.count - start >= length else { return nil }
    let body = Array(buffer[start..<start + length])
    drop(upTo: start + length)
    bodyLength = nil
    return .message(body)
  }

  private mutating func skip(_ length: Int) {
    let here = min(length, buffer.count - start)
    drop(upTo: start + here)
    toSkip = length - here
  }

  private mutating func drop(upTo index: Int) {
    start = index
    // Moving the rest to the front each time would cost the square of a burst of small messages.
    guard start > 64 << 10 else { return }
    buffer.removeFirst(start)
    start = 0
  }

  /// The empty line, with line ends as the protocol has them or as people type them.
  private func headerEnd() -> Range<Int>? {
    var index = start
    while index < buffer.count {
      if buffer[index] == UInt8(ascii: "\n") {
        if buffer[(index + 1)...].first == UInt8(ascii: "\n") { return index..<index + 2 }
        if buffer[(index + 1)...].starts(with: "\r\n".utf8) { return index..<index + 3 }
      }
      index += 1
    }
    return nil
  }

  private mutating func overlongHeader() -> Frame? {
    guard buffer.count - start > Self.longestHeader else { return nil }
    drop(upTo: buffer.count)
    return .broken("a header of more than \(Self.longestHeader) bytes")
  }

  private static func contentLength(_ header: String) -> Int? {
    for line in header.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      guard let length = Int(parts[1].filter { $0 != " " }), length >= 0 else { return nil }
      return length
    }
    return nil
  }
}
