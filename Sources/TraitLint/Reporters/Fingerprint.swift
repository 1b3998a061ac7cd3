import TraitRules

/// Names findings so that a service recognises them in the next run: from what they say of which chain, not from where
/// it stands, so that a line added above makes no new finding.
enum Fingerprint {
  /// One for each finding, in their order, all different: equal findings of a file are counted.
  static func all(_ findings: [Finding], in report: Report) -> [String] {
    var seen: [String: Int] = [:]
    return findings.map { finding in
      let parts = [
        finding.rule.rawValue, report.repositoryPath(finding.location.path), finding.declaration, finding.chain,
      ]
      let key = parts.joined(separator: "\0")
      let ordinal = seen[key, default: 0]
      seen[key] = ordinal + 1
      return hash(ordinal == 0 ? key : "\(key)\0\(ordinal)")
    }
  }

  /// FNV-1a of 64 bits in hexadecimal. It must be the same in every run and release, which `Hasher` is not.
  static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
