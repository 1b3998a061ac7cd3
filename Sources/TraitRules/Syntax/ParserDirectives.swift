// Conditional compilation: every clause is parsed, those that no build compiles are marked dead.
extension Parser {
  /// `#if` with all its clauses; `body` parses what stands inside one.
  mutating func parseIfConfig(_ body: (inout Parser) -> Void) {
    guard depth < Parser.maximumDepth else { return skipToken() }
    depth += 1
    defer { depth -= 1 }
    let mark = pending.count
    let first = token
    var isSettled = false
    while kind == .poundIf || kind == .poundElseif || kind == .poundElse {
      let clauseMark = pending.count
      let clauseFirst = token
      let isElse = kind == .poundElse
      var flags: NodeFlags = []
      advance()
      if isSettled { flags.insert(.isDead) }
      if !isElse {
        let isAlone =
          peekKind() == .endOfFile
          || (position + 1 < tokens.count && tokens[position + 1].flags.contains(.newlineBefore))
        if kind == .kwFalse, isAlone { flags.insert(.isDead) }
        if kind == .kwTrue, isAlone { isSettled = true }
        while kind != .endOfFile, !hasNewlineBefore { advance() }
      }
      body(&self)
      // A clause ends at the next directive; anything else there is broken.
      while kind != .poundElseif, kind != .poundElse, kind != .poundEndif, kind != .rightBrace, kind != .endOfFile {
        skipToken()
      }
      finish(.ifConfigClause, clauseMark, token: clauseFirst, first: clauseFirst, flags: flags)
    }
    _ = consume(.poundEndif)
    finish(.ifConfig, mark, token: first, first: first)
  }
}
