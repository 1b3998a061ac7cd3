import TraitRules

/// A fix as a unified diff of the files that it changes.
enum FixDiff {
  /// Empty where a file is not at hand.
  static func text(_ fix: Fix, in sources: SourceTexts) -> String {
    let byPath = Dictionary(grouping: fix.edits, by: \.path).sorted { utf8Order($0.key, $1.key) }
    return byPath.map { path, edits in
      guard let old = sources.bytes(of: path),
        let new = EditedText.applying(LineEnding(of: old).adapting(edits), to: old)
      else { return "" }
      return UnifiedDiff.text(path: path, old: old, new: new)
    }.joined()
  }
}
