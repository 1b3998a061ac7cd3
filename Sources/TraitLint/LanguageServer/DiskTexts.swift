import Synchronization

/// The texts of files as they were read last. A file is read again once the disk says that it is another.
final class DiskTexts: Sendable {
  private let known = Mutex<[String: (stamp: FileStamp, bytes: [UInt8])]>([:])

  func source(at path: String) -> Result<[UInt8], ReadFailure> {
    // Taken before the file is read: what changes meanwhile is read again next time.
    let stamp = FileStamp(of: path)
    if let stamp, let kept = known.withLock({ $0[path] }), kept.stamp == stamp { return .success(kept.bytes) }
    let result = FileReader.source(at: path)
    known.withLock { known in
      if let stamp, case .success(let bytes) = result {
        known[path] = (stamp, bytes)
      } else {
        known[path] = nil
      }
    }
    return result
  }
}

/// What tells a file from what it was: whoever writes to it or puts another in its place changes some of it.
private struct FileStamp: Equatable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    let changed = Platform.changeTime(of: status)
    (seconds, nanoseconds) = (changed.tv_sec, changed.tv_nsec)
  }
}
