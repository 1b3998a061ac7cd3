let command = Command(surroundings: .current, console: .standard)
exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
