import TraitRules

/// The fixes that can be applied together, chosen from those of all findings.
struct FixPlan {
  /// Each once, in order of the findings.
  private(set) var fixes: [Fix] = []
  /// How many findings they mend.
  private(set) var findingCount = 0
  private var taken: [String: [Range<Int>]] = [:]

  /// - Parameter isAllowed: whether a file may be changed, by its path.
  init(_ findings: [Finding], appliesUnsafe: Bool, isAllowed: (String) -> Bool) {
    for finding in findings {
      guard let fix = Self.applicableFix(of: finding, appliesUnsafe) else { continue }
      if fixes.contains(where: { $0.edits == fix.edits }) {
        // One rewrite often mends all that is wrong at a sink.
        findingCount += 1
      } else if fix.edits.allSatisfy({ isAllowed($0.path) }), isFree(fix) {
        for edit in fix.edits { taken[edit.path, default: []].append(edit.start..<edit.end) }
        fixes.append(fix)
        findingCount += 1
      }
    }
  }

  /// A finding's fix, or the one beside it that asks for no value.
  static func applicableFix(of finding: Finding, _ appliesUnsafe: Bool) -> Fix? {
    [finding.fix, finding.alternativeFix].compactMap { $0 }.first { isApplicable($0, appliesUnsafe) }
  }

  static func isApplicable(_ fix: Fix, _ appliesUnsafe: Bool) -> Bool {
    // A placeholder is a question to the user. Whatever the fix calls itself, writing one would break the build.
    if fix.edits.isEmpty || fix.edits.contains(where: { $0.replacement.contains("<#") }) { return false }
    switch fix.applicability {
    case .safe: return true
    case .unsafe: return appliesUnsafe
    case .manual: return false
    }
  }

  /// Edits that meet even at a point were not made with each other in mind; the next pass sees to the later one.
  private func isFree(_ fix: Fix) -> Bool {
    fix.edits.allSatisfy { edit in
      taken[edit.path]?.allSatisfy { edit.end < $0.lowerBound || $0.upperBound < edit.start } ?? true
    }
  }

  /// The files with the fixes made in them, for those that change. A fix that does not fit the text of any of its files
  /// changes none.
  func apply(to files: [String: [UInt8]]) -> [String: [UInt8]] {
    var edits: [String: [Edit]] = [:]
    for fix in fixes {
      let byPath = Dictionary(grouping: fix.edits, by: \.path)
      let fits = byPath.allSatisfy { path, edits in
        files[path].map { EditedText.applying(edits, to: $0) != nil } ?? false
      }
      if fits { edits.merge(byPath) { $0 + $1 } }
    }
    var changed: [String: [UInt8]] = [:]
    for (path, edits) in edits {
      guard let bytes = files[path] else { continue }
      let adapted = LineEnding(of: bytes).adapting(edits)
      if let result = EditedText.applying(adapted, to: bytes), result != bytes { changed[path] = result }
    }
    return changed
  }
}

/// How a file's lines end.
enum LineEnding {
  case lineFeed, carriageReturnLineFeed

  /// As the first line ends.
  init(of bytes: [UInt8]) {
    let first = bytes.firstIndex(of: UInt8(ascii: "\n"))
    let isPair = first.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } ?? false
    self = isPair ? .carriageReturnLineFeed : .lineFeed
  }

  func adapting(_ edits: [Edit]) -> [Edit] {
    if self == .lineFeed { return edits }
    return edits.map { edit in
      var edit = edit
      edit.replacement = edit.replacement.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
      return edit
    }
  }
}
