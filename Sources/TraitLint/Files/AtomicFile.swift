import Synchronization

/// Writes files so that at every moment each is either old or new.
enum AtomicFile {
  /// Tells the temporary files of one process apart.
  private static let serial = Atomic(0)

  /// Writes a new file beside the one at an absolute path and puts it in its place. A link stays a link: what it leads
  /// to is replaced. Returns why it failed, nil if it did not.
  static func write(_ bytes: [UInt8], to path: String) -> String? {
    let target = System.realPath(path) ?? path
    var status = stat()
    let exists = stat(target, &status) == 0
    // `/dev/stdout` and pipes are written to, not replaced.
    if exists, status.st_mode & S_IFMT != S_IFREG { return writeInPlace(bytes, to: target) }
    // Renaming would get around a file's being read-only.
    if exists, access(target, W_OK) != 0 { return System.message(of: errno) }
    let temporary = FilePath.join(
      FilePath.folder(of: target), ".traitlint-\(getpid())-\(serial.add(1, ordering: .relaxed).newValue)")
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return System.message(of: errno) }
    if exists { fchmod(descriptor, status.st_mode & 0o7777) }
    let isWritten = bytes.withUnsafeBytes { System.write($0, to: descriptor) } && fsync(descriptor) == 0
    let writeError = errno
    close(descriptor)
    if isWritten, rename(temporary, target) == 0 { return nil }
    let message = System.message(of: isWritten ? errno : writeError)
    unlink(temporary)
    return message
  }

  private static func writeInPlace(_ bytes: [UInt8], to path: String) -> String? {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return System.message(of: errno) }
    defer { close(descriptor) }
    return bytes.withUnsafeBytes { System.write($0, to: descriptor) } ? nil : System.message(of: errno)
  }
}

/// Adds to files that others add to as well.
enum FileAppender {
  /// Returns why it failed, nil if it did not.
  static func append(_ bytes: [UInt8], to path: String) -> String? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return System.message(of: errno) }
    defer { close(descriptor) }
    return bytes.withUnsafeBytes { System.write($0, to: descriptor) } ? nil : System.message(of: errno)
  }
}
