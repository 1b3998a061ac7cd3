/// Runs a program and waits for it.
enum Subprocess {
  struct Outcome {
    var status: Int32
    var output: [UInt8]
    var error: String
  }

  /// nil where the program cannot be started.
  static func run(_ arguments: [String], environment: [String: String]) -> Outcome? {
    var output: (read: Int32, write: Int32) = (-1, -1)
    var error: (read: Int32, write: Int32) = (-1, -1)
    guard makePipe(&output), makePipe(&error) else { return nil }
    var actions = Platform.noFileActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.write, 1)
    posix_spawn_file_actions_adddup2(&actions, error.write, 2)

    var process = pid_t()
    let started = withCStrings(arguments) { arguments in
      withCStrings(environment.map { "\($0.key)=\($0.value)" }) { variables in
        posix_spawnp(&process, arguments[0]!, &actions, nil, arguments, variables)
      }
    }
    close(output.write)
    close(error.write)
    defer {
      close(output.read)
      close(error.read)
    }
    guard started == 0 else { return nil }
    let streams = readBoth(output.read, error.read)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // Ended by itself, else by a signal, which counts as a failure of its own.
    let exit = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
    return Outcome(status: exit, output: streams.0, error: String(decoding: streams.1, as: UTF8.self))
  }

  private static func makePipe(_ pipe: inout (read: Int32, write: Int32)) -> Bool {
    var ends: [Int32] = [-1, -1]
    guard posixPipe(&ends) == 0 else { return false }
    // Not to be left open in other programs, where it would keep the end from being seen.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    pipe = (ends[0], ends[1])
    return true
  }

  /// Both streams at once: a program blocks when nobody empties the one that it fills.
  private static func readBoth(_ first: Int32, _ second: Int32) -> ([UInt8], [UInt8]) {
    var texts: [[UInt8]] = [[], []]
    var polls = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while polls.contains(where: { $0.fd >= 0 }) {
      guard poll(&polls, nfds_t(polls.count), -1) >= 0 || errno == EINTR else { break }
      for index in polls.indices where polls[index].fd >= 0 && polls[index].revents != 0 {
        let count = read(polls[index].fd, &buffer, buffer.count)
        if count > 0 {
          texts[index] += buffer[..<count]
        } else if count == 0 || errno != EINTR {
          polls[index].fd = -1
        }
      }
    }
    return (texts[0], texts[1])
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return body(pointers)
  }
}
