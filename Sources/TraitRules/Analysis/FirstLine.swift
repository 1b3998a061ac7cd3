extension String {
  /// The first line, shortened: for naming an expression in a message.
  var firstLine: String {
    let end = utf8.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? endIndex
    let line = self[..<end]
    // No text has more characters than bytes.
    return line.utf8.count > 60 && line.count > 60 ? line.prefix(57) + "…" : String(line)
  }
}
