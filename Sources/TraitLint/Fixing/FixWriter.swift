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
    for group in Self.joined(groups, of: changes) { Interruption.heldBack { write(group) } }
    problems.sort(by: utf8Order)
    written.sort(by: utf8Order)
  }

  private mutating func write(_ group: [Change]) {
    var staged: [StagedFile] = []
    var obstacles: [String: String] = [:]
    for change in group {
      do throws(WriteFailure) {
        staged.append(try StagedFile(change.new, for: change.absolute))
      } catch {
        obstacles[change.path] = "cannot be written: \(error.message)"
      }
    }
    // The last look before the first change, so that an editor has the least time to come in between.
    for change in group { if let obstacle = Self.obstacle(change) { obstacles[change.path] = obstacle } }
    guard obstacles.isEmpty else {
      for file in staged { file.discard() }
      for change in group {
        let reason = obstacles[change.path] ?? "not fixed, because its fix belongs to that of another file"
        problems.append("\(change.path): \(reason)")
      }
      return
    }
    commit(staged, of: group)
  }

  private mutating func commit(_ staged: [StagedFile], of group: [Change]) {
    for (index, file) in staged.enumerated() {
      do throws(WriteFailure) {
        try file.commit()
      } catch {
        problems.append("\(group[index].path): cannot be written: \(error.message)")
        for rest in staged[(index + 1)...] { rest.discard() }
        for done in group[..<index] where AtomicFile.write(done.old, to: done.absolute) != nil {
          problems.append("\(done.path): was fixed, and the fix of \(group[index].path) that belongs to it was not")
        }
        return
      }
    }
    written += group.map(\.path)
  }

  /// Why a file must not be replaced.
  private static func obstacle(_ change: Change) -> String? {
    var status = stat()
    if stat(change.absolute, &status) == 0, status.st_nlink > 1 {
      return "is one of \(status.st_nlink) hard links to a file, which replacing it would part; it is left as it is"
    }
    switch FileReader.bytes(at: change.absolute) {
    case .failure(let failure): return failure.message
    // The same file may have been given under another name.
    case .success(let bytes) where bytes == change.old || bytes == change.new: return nil
    case .success: return "changed while it was being fixed and is left as it is"
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
