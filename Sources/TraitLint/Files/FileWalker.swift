/// Finds the Swift files below a folder, in an order that depends on their names alone.
enum FileWalker {
  /// What a walk meets that is of interest.
  struct Found {
    var swiftFiles: [String] = []
    /// Those of them that are links.
    var links: Set<String> = []
    /// Files that pin package versions.
    var lockFiles: [String] = []
    /// What the names in each folder say of it.
    var marks: [String: FolderMarks] = [:]
    /// Folders that could not be listed.
    var failures: [(path: String, failure: ReadFailure)] = []
  }

  /// Folders that hold other people's code or build products, by name, at any depth.
  static let skippedFolders: Set<String> = ["Pods", "Carthage", "DerivedData"]
  static let lockFileNames: Set<String> = ["Package.resolved", "Podfile.lock", "Cartfile.resolved"]

  /// Walks absolute `root`, going into those folders that `enters` agrees to by their absolute path.
  ///
  /// Links to folders are not followed, so a loop of links ends nothing; links to files are.
  static func walk<Failure: Error>(
    _ root: String, entering enters: (String) throws(Failure) -> Bool
  ) throws(Failure) -> Found {
    var found = Found()
    var pending = [root]
    while let folder = pending.popLast() {
      guard let entries = list(folder, into: &found) else { continue }
      for entry in entries {
        let path = FilePath.join(folder, entry.name)
        switch entry.kind {
        case .folder:
          if !skippedFolders.contains(entry.name), try enters(path) { pending.append(path) }
        case .file where entry.name.hasSuffix(".swift"): found.swiftFiles.append(path)
        case .file where lockFileNames.contains(entry.name): found.lockFiles.append(path)
        case .link where entry.name.hasSuffix(".swift") && System.kind(of: path) != .folder:
          found.swiftFiles.append(path)
          found.links.insert(path)
        default: break
        }
      }
    }
    found.swiftFiles.sort(by: utf8Order)
    found.lockFiles.sort(by: utf8Order)
    return found
  }

  /// What the names in an absolute folder say of it; nothing where it cannot be listed.
  static func marks(of folder: String) -> FolderMarks {
    var found = Found()
    _ = list(folder, into: &found)
    return found.marks[folder] ?? []
  }

  /// The folders in a folder, by absolute path; those that a walk would pass by are left out.
  static func subfolders(of folder: String) -> [String] {
    var found = Found()
    return (list(folder, into: &found) ?? []).filter { $0.kind == .folder && !skippedFolders.contains($0.name) }
      .map { FilePath.join(folder, $0.name) }
  }

  /// The names in a folder that are not hidden, in order; none where it cannot be listed.
  static func names(in folder: String) -> [String] {
    var found = Found()
    return (list(folder, into: &found) ?? []).map(\.name).sorted(by: utf8Order)
  }

  private enum EntryKind { case file, folder, link, other }
  private struct Entry {
    var name: String
    var kind: EntryKind
  }

  private static func list(_ folder: String, into found: inout Found) -> [Entry]? {
    guard let stream = opendir(folder) else {
      found.failures.append((folder, .failed(errno)))
      return nil
    }
    defer { closedir(stream) }
    var entries: [Entry] = []
    var marks: FolderMarks = []
    defer { found.marks[folder] = marks }
    while let pointer = readdir(stream) {
      let (name, isSpelledRight) = name(of: pointer)
      marks.formUnion(FolderMarks(name: name))
      // Hidden folders are tools' own (`.build`, `.git`); `.` and `..` go with them.
      if name.utf8.first == UInt8(ascii: ".") { continue }
      guard isSpelledRight else {
        if name.hasSuffix(".swift") { found.failures.append((FilePath.join(folder, name), .unspeakableName)) }
        continue
      }
      entries.append(Entry(name: name, kind: kind(of: pointer, in: folder, name: name)))
    }
    return entries
  }

  /// The name, and whether it is more than a repaired likeness of bytes that are not UTF-8.
  static func name(of entry: UnsafeMutablePointer<dirent>) -> (String, isSpelledRight: Bool) {
    // The array's length in the declaration says nothing about the name's: it is read up to its zero.
    let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name)!
    let bytes = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
    if let name = String(validatingCString: bytes) { return (name, true) }
    return (String(cString: bytes), false)
  }

  private static func kind(of entry: UnsafeMutablePointer<dirent>, in folder: String, name: String) -> EntryKind {
    switch Int(entry.pointee.d_type) {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN): break
    default: return .other
    }
    // Some file systems do not say; then it costs a call.
    var status = stat()
    guard lstat(FilePath.join(folder, name), &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }
}

/// Order by bytes: that of `String` compares normal forms, which costs more and differs from what other tools print.
func utf8Order(_ left: String, _ right: String) -> Bool {
  let order = left.utf8.withContiguousStorageIfAvailable { left in
    right.utf8.withContiguousStorageIfAvailable { right -> Bool in
      guard let first = left.baseAddress, let second = right.baseAddress else { return left.count < right.count }
      let order = memcmp(first, second, min(left.count, right.count))
      return order == 0 ? left.count < right.count : order < 0
    }
  }
  return (order ?? nil) ?? left.utf8.lexicographicallyPrecedes(right.utf8)
}
