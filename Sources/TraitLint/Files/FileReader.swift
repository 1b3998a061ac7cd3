/// Why a file gave no source.
enum ReadFailure: Error, Equatable {
  case missing
  /// A link whose target does not exist.
  case danglingLink
  case folder
  /// A pipe, a socket or a device: reading it might never end.
  case notAFile
  /// It cannot be spelled in any output, nor opened by the name as spelled.
  case unspeakableName
  /// With the number of bytes that it may have.
  case tooLarge(Int)
  case failed(Int32)
  /// The line of the first byte that no UTF-8 text has there.
  case notUTF8(line: Int)

  var message: String {
    switch self {
    case .missing: "there is no such file"
    case .danglingLink: "is a link to a file that does not exist"
    case .folder: "is a folder"
    case .notAFile: "is a pipe or a device, not a file; pass '-' to lint standard input"
    case .unspeakableName: "has a name that is not UTF-8"
    case .tooLarge(let limit): "is larger than \(limit >> 20) MiB"
    case .failed(let code): "cannot be read: \(System.message(of: code))"
    case .notUTF8(let line): "is not UTF-8 (line \(line))"
    }
  }
}

enum FileReader {
  /// How many bytes a source may have. Linting takes about thirty times the memory, and no hand wrote as much.
  static let largestSource = 128 << 20
  /// How many bytes a configuration may have.
  static let largestConfiguration = 1 << 20

  /// The bytes of a regular file, whatever they are.
  static func bytes(at path: String, atMost limit: Int = largestSource) -> Result<[UInt8], ReadFailure> {
    // Opening a pipe that nobody writes to would wait for ever, and asking before opening could be outrun.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(failure(at: path, code: errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(.failed(errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return .failure(.folder)
    default: return .failure(.notAFile)
    }
    guard status.st_size <= limit else { return .failure(.tooLarge(limit)) }
    guard let bytes = System.readAll(descriptor, expecting: Int(status.st_size), atMost: limit) else {
      return .failure(.failed(errno))
    }
    // Somebody may be adding to it all the while.
    return bytes.count > limit ? .failure(.tooLarge(limit)) : .success(bytes)
  }

  /// The bytes of a file that is text.
  static func source(at path: String) -> Result<[UInt8], ReadFailure> {
    bytes(at: path).flatMap(checked)
  }

  static func checked(_ bytes: [UInt8]) -> Result<[UInt8], ReadFailure> {
    guard bytes.count <= largestSource else { return .failure(.tooLarge(largestSource)) }
    guard let offset = UTF8Check.firstInvalidByte(in: bytes) else { return .success(bytes) }
    let line = bytes[..<offset].reduce(into: 1) { line, byte in if byte == UInt8(ascii: "\n") { line += 1 } }
    return .failure(.notUTF8(line: line))
  }

  private static func failure(at path: String, code: Int32) -> ReadFailure {
    switch code {
    case ENOENT:
      var status = stat()
      return lstat(path, &status) == 0 ? .danglingLink : .missing
    // A socket cannot be opened at all, nor can a pipe that asks for a writer.
    case ENXIO: return .notAFile
    default: return .failed(code)
    }
  }
}

/// Whether bytes are UTF-8, without making a `String` of them.
enum UTF8Check {
  /// The offset of the first byte that is not UTF-8, nil where all are.
  static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { buffer in
      var index = 0
      let count = buffer.count
      while index < count {
        // Source is nearly all ASCII: eight bytes at once while no high bit is set.
        while index + 8 <= count,
          buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          index += 8
        }
        guard index < count else { return nil }
        let length = sequenceLength(buffer, at: index)
        if length == 0 { return index }
        index += length
      }
      return nil
    }
  }

  /// The length of the well-formed sequence at `index`, 0 where there is none (Unicode, table 3-7).
  private static func sequenceLength(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int {
    let first = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
