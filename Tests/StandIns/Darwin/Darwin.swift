// Darwin's C library as far as this package uses what Linux has not, or has with other types. Only for type checking.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported import Glibc

public func _NSGetEnviron() -> UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>> { fatalError() }
public func _NSGetExecutablePath(_ path: UnsafeMutablePointer<CChar>?, _ size: UnsafeMutablePointer<UInt32>?) -> Int32 {
  0
}
public func pthread_main_np() -> Int32 { 0 }
public func pthread_create(
  _ thread: UnsafeMutablePointer<pthread_t?>, _ attributes: UnsafePointer<pthread_attr_t>?,
  _ start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?, _ argument: UnsafeMutableRawPointer?
) -> Int32 { 0 }

public let F_GETPATH: Int32 = 50
public func fcntl(_ descriptor: Int32, _ command: Int32, _ pointer: UnsafeMutableRawPointer) -> Int32 { 0 }
public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { 0 }

extension stat {
  public var st_mtimespec: timespec { st_mtim }
  public var st_ctimespec: timespec { st_ctim }
}

@discardableResult
public func signal(
  _ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?
) -> (@convention(c) (Int32) -> Void)? { nil }

public typealias posix_spawn_file_actions_t = UnsafeMutableRawPointer

@discardableResult
public func posix_spawn_file_actions_init(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>) -> Int32 { 0 }
@discardableResult
public func posix_spawn_file_actions_destroy(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>) -> Int32 {
  0
}
@discardableResult
public func posix_spawn_file_actions_addopen(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>, _ descriptor: Int32, _ path: UnsafePointer<CChar>,
  _ flags: Int32, _ mode: mode_t
) -> Int32 { 0 }
@discardableResult
public func posix_spawn_file_actions_adddup2(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>, _ old: Int32, _ new: Int32
) -> Int32 { 0 }
public func posix_spawnp(
  _ process: UnsafeMutablePointer<pid_t>, _ name: UnsafePointer<CChar>,
  _ actions: UnsafePointer<posix_spawn_file_actions_t?>?, _ attributes: UnsafePointer<UInt8>?,
  _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>, _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 { 0 }
