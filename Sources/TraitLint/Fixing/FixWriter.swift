/// Writes fixed files. Files that a fix changed together are written all or none.
struct FixWriter {
  struct Change {
    /// As shown.
    var path: String
    var absolute: String
    var old: [UInt8]
    var new: [UInt8]
  }

  /// Messages about files that were left as they are.
  private(set) var problems: [String] = []
  private(set) var written: [String] = []

  init(_ changes: [Change], groups: [Set<String>]) {
    for group in Self.joined(groups, of: changes) { write(group) }
    problems.sort(by: utf8Order)
    written.sort(by: utf8Order)
  }

  private mutating func write(_ group: [Change]) {
    let obstacles = group.compactMap { change in Self.obstacle(change).map { "\(change.path): \($0)" } }
    guard obstacles.isEmpty else {
      problems += obstacles
      let innocent = group.filter { change in !obstacles.contains { $0.hasPrefix(change.path + ": ") } }
      problems += innocent.map { "\($0.path): not fixed, because its fix belongs to that of another file" }
      return
    }
    for (index, change) in group.enumerated() {
      guard let failure = AtomicFile.write(change.new, to: change.absolute) else { continue }
      problems.append("\(change.path): cannot be written: \(failure)")
      for done in group[..<index] where AtomicFile.write(done.old, to: done.absolute) != nil {
        problems.append("\(done.path): was fixed, and the fix of \(change.path) that belongs to it was not")
      }
      return
    }
    written += group.map(\.path)
  }

  /// Why a file must not be replaced.
  private static func obstacle(_ change: Change) -> String? {
    switch FileReader.bytes(at: change.absolute) {
    case .failure(let failure): failure.message
    case .success(let bytes): bytes == change.old ? nil : "changed while it was being fixed and is left as it is"
    }
  }

  /// The changes in groups that share no file.
  private static func joined(_ groups: [Set<String>], of changes: [Change]) -> [[Change]] {
    var joined: [Set<String>] = []
    for group in groups {
      let touching = joined.filter { !$0.isDisjoint(with: group) }
      joined.removeAll { !$0.isDisjoint(with: group) }
      joined.append(touching.reduce(group) { $0.union($1) })
    }
    return joined.map { group in changes.filter { group.contains($0.path) } }
  }
}
