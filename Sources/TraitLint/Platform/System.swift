/// The few calls of the C library that this target makes, under Swift types. Foundation would offer all of them, but
/// loading it takes longer than linting a small project.
enum System {
  /// The text of the last failed call: `No such file or directory`.
  static func message(of code: Int32) -> String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  /// nil where the folder that the process was started in is gone.
  static var workingDirectory: String? {
    guard let buffer = getcwd(nil, 0) else { return nil }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Seconds on a clock that never goes back.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Writes all of `bytes`, however often the call is interrupted; false if the other end is gone or the disk is full.
  @discardableResult
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes
    while let base = rest.baseAddress, !rest.isEmpty {
      let written = posixWrite(descriptor, base, rest.count)
      if written < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[written...])
    }
    return true
  }

  /// Everything up to the end of `descriptor`, or nil where reading fails. Reading ends soon after `limit` bytes, so
  /// that an input without an end has one here.
  static func readAll(_ descriptor: Int32, expecting size: Int = 0, atMost limit: Int = .max) -> [UInt8]? {
    var bytes: [UInt8] = []
    // One byte more than expected, so that a file of the expected size ends with a read that returns nothing instead
    // of with a second allocation; and not much more, because whoever keeps the bytes keeps the room beside them.
    var chunk = size > 0 ? size + 1 : 16 * 1024
    while true {
      let start = bytes.count
      var failed = false
      let room = chunk
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        while count < room {
          let got = read(descriptor, buffer.baseAddress! + count, room - count)
          if got < 0 && errno == EINTR { continue }
          if got < 0 { failed = true }
          if got <= 0 { break }
          count += got
        }
      }
      if failed { return nil }
      if start == 0 { bytes = part } else { bytes += part }
      if part.count < room || bytes.count > limit { return bytes }
      chunk = max(chunk, 256 * 1024)
    }
  }

  /// The path without links, or nil where there is nothing.
  static func realPath(_ path: String) -> String? { Platform.realPath(path) }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether everybody may put something into a folder, as into `/tmp`.
  static func isOpenToAll(_ folder: String) -> Bool {
    var status = stat()
    return stat(folder, &status) == 0 && status.st_mode & S_ISVTX != 0 && status.st_mode & S_IWOTH != 0
  }

  /// What stands at a path, links followed.
  enum Kind { case file, folder, other, missing }

  static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }
}
