/// What the place where text ends up can show.
struct TerminalTraits: Sendable {
  var isOutputTerminal = false
  var isErrorTerminal = false

  static var current: TerminalTraits {
    TerminalTraits(isOutputTerminal: System.isTerminal(1), isErrorTerminal: System.isTerminal(2))
  }

  /// The style for standard output. An explicit choice outranks the environment, `NO_COLOR` outranks the terminal
  /// (no-color.org: any value that is not empty).
  func style(_ choice: ColorChoice, environment: [String: String]) -> TextStyle {
    let isCapable = isOutputTerminal && environment["TERM"] != "dumb"
    let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let usesColor =
      switch choice {
      case .always: true
      case .never: false
      case .auto: isCapable && !isRefused
      }
    return TextStyle(usesColor: usesColor, usesLinks: isCapable && Self.knowsLinks(environment))
  }

  /// There is no way to ask a terminal whether it knows OSC 8; these say who they are, and do.
  private static func knowsLinks(_ environment: [String: String]) -> Bool {
    // Inside a multiplexer it is the multiplexer that has to know, and old ones print garbage.
    if environment["TMUX"] != nil || environment["STY"] != nil { return false }
    if let program = environment["TERM_PROGRAM"] {
      return ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper"].contains(program)
    }
    if let version = environment["VTE_VERSION"].flatMap(Int.init) { return version >= 5000 }
    return environment["KITTY_WINDOW_ID"] != nil || environment["WT_SESSION"] != nil
  }
}
