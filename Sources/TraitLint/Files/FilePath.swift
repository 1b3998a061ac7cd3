/// Paths as text. Nothing here looks at a disk. What every file's path goes through looks at bytes, not at characters.
enum FilePath {
  static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

  /// `name` in `folder`; an absolute `name` stays as it is.
  static func join(_ folder: String, _ name: String) -> String {
    if isAbsolute(name) || folder.isEmpty || folder == "." { return name }
    if name.isEmpty || name == "." { return folder }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  /// Without `.` and doubled or trailing slashes. `..` stays: what it leads to depends on links.
  static func tidy(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    if isAbsolute(path) { return "/" + parts.joined(separator: "/") }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Absolute and without `..`.
  static func absolute(_ path: String, from folder: String) -> String {
    let joined = join(folder, path)
    if isPlain(joined) { return joined }
    var parts: [Substring] = []
    for part in joined.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Whether an absolute path certainly has no part that is empty, `.` or `..`.
  private static func isPlain(_ path: String) -> Bool {
    let slash = UInt8(ascii: "/")
    let isPlain = path.utf8.withContiguousStorageIfAvailable { bytes in
      var last: UInt8 = 0
      for byte in bytes {
        if last == slash, byte == slash || byte == UInt8(ascii: ".") { return false }
        last = byte
      }
      return last != slash
    }
    return isPlain ?? false
  }

  /// How one writes absolute `path` when standing in absolute `folder`.
  static func relative(_ path: String, to folder: String) -> String {
    // Most files lie below: nothing needs to be taken apart for them.
    let rest = path.utf8.dropFirst(folder.utf8.count)
    let slash = UInt8(ascii: "/")
    if path.utf8.starts(with: folder.utf8), rest.first == slash, rest.count > 1, rest.dropFirst().first != slash {
      return String(path[path.utf8.index(after: rest.startIndex)...])
    }
    let target = path.split(separator: "/")
    let base = folder.split(separator: "/")
    var common = 0
    while common < min(target.count, base.count), target[common] == base[common] { common += 1 }
    let parts = Array(repeating: "..", count: base.count - common) + target[common...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Whether absolute `path` is absolute `folder` or lies in it.
  static func contains(_ folder: String, _ path: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }

  /// Absolute `folder` and the folders around it, innermost first.
  static func ancestors(of folder: String) -> [String] {
    var all = [folder]
    while let last = all.last, last != "/" { all.append(Self.folder(of: last)) }
    return all
  }
}
