import TraitRules

/// Known findings, counted: by rule, file, enclosing declaration and the chain's own words, never by line, so that an
/// entry outlives whatever moves around it.
///
/// A file of one entry a line in a fixed order, its fields divided by tabs: two branches that add entries merge without
/// a conflict unless they add them at the same place.
struct Baseline: Equatable {
  struct Entry: Hashable {
    var rule: RuleID
    /// Relative to the baseline's folder, so that it means the same on every machine.
    var path: String
    var declaration: String
    var chain: String
  }

  var counts: [Entry: Int] = [:]

  /// - Parameter folder: absolute; where the baseline's file lies.
  init(_ findings: [Finding], folder: String, workingDirectory: String) {
    for finding in findings {
      counts[Self.entry(finding, folder: folder, workingDirectory: workingDirectory), default: 0] += 1
    }
  }

  private static func entry(_ finding: Finding, folder: String, workingDirectory: String) -> Entry {
    let absolute = FilePath.absolute(finding.location.path, from: workingDirectory)
    return Entry(
      rule: finding.rule, path: FilePath.relative(absolute, to: folder), declaration: finding.declaration,
      chain: finding.chain)
  }

  /// The findings beyond those known. Of several equal ones the last are taken for new: there is no telling which is.
  func unknown(_ findings: [Finding], folder: String, workingDirectory: String) -> [Finding] {
    var left = counts
    return findings.filter { finding in
      let entry = Self.entry(finding, folder: folder, workingDirectory: workingDirectory)
      guard let count = left[entry], count > 0 else { return true }
      left[entry] = count - 1
      return false
    }
  }

  /// How often each entry no longer occurs, of those that `isJudged` says something can be said of.
  func stale(against current: Baseline, isJudged: (Entry) -> Bool) -> [Entry: Int] {
    var stale: [Entry: Int] = [:]
    for (entry, count) in counts where isJudged(entry) {
      let gone = count - current.counts[entry, default: 0]
      if gone > 0 { stale[entry] = gone }
    }
    return stale
  }

  func removing(_ stale: [Entry: Int]) -> Baseline {
    var rest = self
    for (entry, count) in stale {
      let left = counts[entry, default: 0] - count
      rest.counts[entry] = left > 0 ? left : nil
    }
    return rest
  }

  // MARK: Text

  static let header = """
    # Findings that traitlint knows and does not report again, one a line: rule, file, declaration, how often, chain.
    # 'traitlint --prune-baseline' removes what no longer occurs.

    """

  var text: String {
    let lines = counts.map { entry, count in
      [entry.path, entry.rule.rawValue, entry.declaration, "\(count)", entry.chain].map(Self.escaped)
    }
    // By file first, so that what one branch does to a file stays together; then whatever makes the order complete.
    .sorted { $0.lexicographicallyPrecedes($1, by: utf8Order) }
    .map { fields in [fields[1], fields[0], fields[2], fields[3], fields[4]].joined(separator: "\t") + "\n" }
    return Self.header + lines.joined()
  }

  /// Reads what `text` writes.
  init(text: String, path: String) throws(ConfigurationError) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(Self.unescaped)
      guard fields.count == 5, let rule = RuleID(rawValue: fields[0]), let count = Int(fields[3]), count > 0 else {
        let place = TextPlace(line: index + 1, column: 1)
        // The markers of an unresolved merge end here too.
        throw ConfigurationError(
          path: path, place: place, message: "this is no line of a baseline; '--write-baseline' writes a new one")
      }
      let entry = Entry(rule: rule, path: fields[1], declaration: fields[2], chain: fields[4])
      // Twice the same entry is what a merge leaves when both sides added it; each had counted all.
      counts[entry] = max(count, counts[entry, default: 0])
    }
  }

  private static func escaped(_ field: String) -> String {
    SafeText.escaping(field) { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\t": "\\t"
      case "\n": "\\n"
      case "\r": "\\r"
      // Whatever else a reader by lines could take for the end of one.
      case "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": "\\u{\(String(scalar.value, radix: 16))}"
      default: nil
      }
    }
  }

  private static func unescaped(_ field: Substring) -> String {
    var text = String.UnicodeScalarView()
    var rest = field.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let letter = rest.popFirst() else {
        text.append(scalar)
        continue
      }
      switch letter {
      case "t": text.append("\t")
      case "n": text.append("\n")
      case "r": text.append("\r")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        if let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value) { text.append(scalar) }
        rest = rest.dropFirst(digits.count + 2)
      default: text.append(letter)
      }
    }
    return String(text)
  }
}
