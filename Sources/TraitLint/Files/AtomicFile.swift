import Synchronization

/// Writes files so that at every moment each is either old or new.
enum AtomicFile {
  /// Writes a new file beside the one at an absolute path and puts it in its place. A link stays a link: what it leads
  /// to is replaced. Returns why it failed, nil if it did not.
  static func write(_ bytes: [UInt8], to path: String) -> String? {
    if let device = System.realPath(path), System.kind(of: device) == .other {
      // `/dev/stdout` and pipes are written to, not replaced.
      return writeInPlace(bytes, to: device)
    }
    return Interruption.heldBack { () -> String? in
      do throws(WriteFailure) {
        try StagedFile(bytes, for: path).commit()
        return nil
      } catch {
        return error.message
      }
    }
  }

  private static func writeInPlace(_ bytes: [UInt8], to path: String) -> String? {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return System.message(of: errno) }
    defer { close(descriptor) }
    return bytes.withUnsafeBytes { System.write($0, to: descriptor) } ? nil : System.message(of: errno)
  }
}

/// Why a file could not be written, in words.
struct WriteFailure: Error {
  var message: String

  static func last() -> WriteFailure { WriteFailure(message: System.message(of: errno)) }
}

/// The new text of a file, complete and on the disk but not in its place yet: a full disk shows before anything has
/// changed. To be committed or discarded.
struct StagedFile {
  private let temporary: String
  private let target: String

  /// Tells the temporary files of one process apart.
  private static let serial = Atomic(0)

  init(_ bytes: [UInt8], for path: String) throws(WriteFailure) {
    target = System.realPath(path) ?? path
    var status = stat()
    let exists = stat(target, &status) == 0
    // Renaming would get around a file's being read-only.
    if exists, access(target, W_OK) != 0 { throw .last() }
    let folder = FilePath.folder(of: target)
    Leftovers.remove(in: folder)
    temporary = FilePath.join(
      folder, "\(Leftovers.prefix)\(getpid())-\(Self.serial.add(1, ordering: .relaxed).newValue)")
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last() }
    let failure = Self.write(bytes, to: descriptor, like: exists ? status : nil)
    close(descriptor)
    if let failure {
      discard()
      throw failure
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32, like original: stat?) -> WriteFailure? {
    if let original {
      var own = stat()
      fstat(descriptor, &own)
      if own.st_uid != original.st_uid || own.st_gid != original.st_gid,
        fchown(descriptor, original.st_uid, original.st_gid) != 0
      {
        return WriteFailure(message: "it belongs to another user or group and would not any more")
      }
      // After the owner, whose change clears some of the bits.
      fchmod(descriptor, original.st_mode & 0o7777)
    }
    let isWritten = bytes.withUnsafeBytes { System.write($0, to: descriptor) } && fsync(descriptor) == 0
    return isWritten ? nil : .last()
  }

  func commit() throws(WriteFailure) {
    guard rename(temporary, target) == 0 else {
      let failure = WriteFailure.last()
      discard()
      throw failure
    }
  }

  func discard() { unlink(temporary) }
}

/// Temporary files of runs that were killed in the middle of writing.
private enum Leftovers {
  static let prefix = ".traitlint-"
  /// Another machine's process may be writing in the same folder; it takes less than this, in seconds.
  private static let age = 60

  private static let visited = Mutex<Set<String>>([])

  /// Removes them from a folder, once a run.
  static func remove(in folder: String) {
    guard visited.withLock({ $0.insert(folder).inserted }), let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = FileWalker.name(of: entry).0
      guard let process = process(of: name), kill(process, 0) != 0, errno == ESRCH else { continue }
      let path = FilePath.join(folder, name)
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      if time(nil) - Platform.modificationTime(of: status) > age { unlink(path) }
    }
  }

  /// The process that made a temporary file, by its name.
  private static func process(of name: String) -> pid_t? {
    guard name.hasPrefix(prefix) else { return nil }
    let numbers = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, Int(numbers[1]) != nil, let process = pid_t(numbers[0]), process > 0 else { return nil }
    return process
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
