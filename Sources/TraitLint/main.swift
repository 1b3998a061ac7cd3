// A limit on the size of files is to be reported like a full disk, not to end the process in the middle of a file.
signal(SIGXFSZ, SIG_IGN)
guard let surroundings = Surroundings.current else {
  Console.standard.fail("the working directory is gone: \(System.message(of: errno))")
  exit(ExitStatus.incomplete.rawValue)
}
let command = Command(surroundings: surroundings, console: .standard)
let status = command.run(Array(CommandLine.arguments.dropFirst()))
exit(max(status, Console.hasLostOutput ? .incomplete : .clean).rawValue)
