/// A command line that cannot be obeyed; the message names the word and says what would be right.
struct UsageError: Error, Equatable {
  var message: String
}

/// The words of a command line, sorted into options and the rest. Knows nothing of what they mean.
struct ParsedArguments {
  var options: [(option: Option, value: String)] = []
  var operands: [String] = []

  /// Splits `--option value`, `--option=value`, `-h` and operands; everything after `--` is an operand.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      if argument.hasPrefix("--") {
        try addLong(argument, rest: &rest)
      } else if argument.hasPrefix("-"), argument != "-" {
        guard let option = Option.allCases.first(where: { $0.letter.map { "-\($0)" } == argument }) else {
          throw Self.unknown(argument)
        }
        try add(option, "")
      } else {
        operands.append(argument)
      }
    }
  }

  func has(_ option: Option) -> Bool { options.contains { $0.option == option } }
  func values(of option: Option) -> [String] { options.filter { $0.option == option }.map(\.value) }
  func value(of option: Option) -> String? { values(of: option).last }

  private mutating func addLong(_ argument: String, rest: inout ArraySlice<String>) throws(UsageError) {
    let equals = argument.firstIndex(of: "=")
    let flag = String(argument[..<(equals ?? argument.endIndex)])
    guard let option = Option(rawValue: String(flag.dropFirst(2))) else { throw Self.unknown(flag) }
    guard option.value != nil else {
      if equals != nil { throw UsageError(message: "\(flag) takes no value") }
      return try add(option, "")
    }
    if let equals {
      return try add(option, String(argument[argument.index(after: equals)...]))
    }
    // What looks like an option is not taken for a value: `--reporter --quiet` is a forgotten value.
    guard let next = rest.first, !next.hasPrefix("-") || next == "-" else {
      throw UsageError(message: "\(flag) takes \(option.expectation)")
    }
    rest = rest.dropFirst()
    try add(option, next)
  }

  private mutating func add(_ option: Option, _ value: String) throws(UsageError) {
    if option.value != nil {
      if value.isEmpty { throw UsageError(message: "\(option.flag) takes \(option.expectation)") }
      if has(option), !option.repeats { throw UsageError(message: "\(option.flag) is given twice") }
    }
    options.append((option, value))
  }

  private static func unknown(_ flag: String) -> UsageError {
    let hint = Suggestion.hint(for: flag, among: Option.allCases.map(\.flag))
    return UsageError(message: "there is no option '\(flag)'\(hint)")
  }
}
