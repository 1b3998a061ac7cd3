// Everything in which the systems differ that this target is built for. Nothing else in it asks which one it is.
// `Tests/darwin.sh` type-checks the other branches against a stand-in.
#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Glibc
#endif

// Outside of any type, where these names mean the C library's functions.
func posixWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int { write(descriptor, bytes, count) }
func posixPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }

enum Platform {
  #if canImport(Darwin)
    typealias SignalHandler = (@convention(c) (Int32) -> Void)?
    typealias FileActions = posix_spawn_file_actions_t?
    static var noFileActions: FileActions { nil }
    static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { _NSGetEnviron().pointee }

    /// In seconds since 1970.
    static func modificationTime(of status: stat) -> Int { status.st_mtimespec.tv_sec }
    static func changeTime(of status: stat) -> timespec { status.st_ctimespec }

    /// The path of the running program; nil where the system does not say.
    static var executable: String? {
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return realPath(String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }

    /// The path without links and spelled as on the disk, where `a.swift` may be the name of `A.swift`.
    static func realPath(_ path: String) -> String? {
      let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      // What cannot be opened is spelled as it is named.
      guard descriptor >= 0 else { return resolved(path) }
      defer { close(descriptor) }
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      guard fcntl(descriptor, F_GETPATH, &buffer) == 0 else { return resolved(path) }
      return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  #else
    typealias SignalHandler = __sighandler_t?
    typealias FileActions = posix_spawn_file_actions_t
    static var noFileActions: FileActions { posix_spawn_file_actions_t() }
    static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { environ }

    /// In seconds since 1970.
    static func modificationTime(of status: stat) -> Int { status.st_mtim.tv_sec }
    static func changeTime(of status: stat) -> timespec { status.st_ctim }

    /// The path of the running program; nil where the system does not say.
    static var executable: String? { realPath("/proc/self/exe") }

    /// The path without links.
    static func realPath(_ path: String) -> String? { resolved(path) }
  #endif

  private static func resolved(_ path: String) -> String? {
    guard let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// `macOS arm64`, `Linux x86_64 (glibc)`.
  static let name: String = {
    #if os(macOS)
      let system = "macOS"
    #elseif os(Linux)
      let system = "Linux"
    #else
      let system = "another system"
    #endif
    #if arch(arm64)
      let processor = "arm64"
    #elseif arch(x86_64)
      let processor = "x86_64"
    #else
      let processor = "another processor"
    #endif
    #if canImport(Darwin)
      return "\(system) \(processor)"
    #elseif canImport(Musl)
      return "\(system) \(processor) (musl)"
    #else
      return "\(system) \(processor) (glibc)"
    #endif
  }()
}
