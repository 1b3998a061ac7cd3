// A limit on the size of files is to be reported like a full disk, not to end the process in the middle of a file.
signal(SIGXFSZ, SIG_IGN)
let command = Command(surroundings: .current, console: .standard)
let status = command.run(Array(CommandLine.arguments.dropFirst()))
exit(max(status, Console.hasLostOutput ? .incomplete : .clean).rawValue)
