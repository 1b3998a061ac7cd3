#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the C library keeps of the memory that was freed.
enum FreedMemory {
  private typealias Trim = @convention(c) (_ kept: Int) -> Int32

  /// glibc's, by name: no module that Swift has of it declares the function, and other libraries do not have it.
  private static let trim = dlsym(nil, "malloc_trim").map { unsafeBitCast($0, to: Trim.self) }

  /// Gives it back to the system, which takes half a millisecond. glibc keeps it for each thread by itself, so that
  /// what one thread's large project has left would add to what another thread's takes.
  static func giveBack() { _ = trim?(0) }
}
