/// A pattern of paths: `*` and `?` within a name, `**` across folders, `[a-z]`, `{a,b}`.
///
/// As in `.gitignore`, a pattern without a slash matches a name at any depth, one with a slash counts from the folder
/// it is written for, and whatever matches a folder matches all that lies in it.
struct Glob: Hashable, Sendable {
  let pattern: String
  /// Absolute; the folder that the pattern counts from.
  let folder: String
  private let alternatives: [[Segment]]

  private enum Segment: Hashable {
    case anyFolders
    case name([Element])
  }

  private enum Element: Hashable {
    case character(Character)
    case anyCharacter
    case anyCharacters
    case oneOf([ClosedRange<Character>], isNegated: Bool)
  }

  init(_ pattern: String, in folder: String) {
    self.pattern = pattern
    self.folder = folder
    alternatives = Self.expandBraces(pattern).map(Self.segments)
  }

  /// Whether an absolute path, or a folder around it, matches.
  func matches(_ path: String) -> Bool {
    guard path != folder, FilePath.contains(folder, path) else { return alternatives.contains([]) && path == folder }
    let rest = folder == "/" ? path.dropFirst() : path.dropFirst(folder.count + 1)
    let names = rest.split(separator: "/").map(Array.init)
    return alternatives.contains { Self.matches($0, names) }
  }

  /// Whether something below an absolute folder could match; for not walking where nothing is wanted.
  func couldMatch(below path: String) -> Bool {
    if matches(path) || FilePath.contains(path, folder) { return true }
    guard FilePath.contains(folder, path) else { return false }
    let names = FilePath.relative(path, to: folder).split(separator: "/").map(Array.init)
    return alternatives.contains { segments in
      for (segment, name) in zip(segments, names) {
        guard case .name(let elements) = segment else { return true }
        if !Self.matches(elements[...], name[...]) { return false }
      }
      return true
    }
  }

  private static func segments(_ pattern: String) -> [Segment] {
    let tidy = FilePath.tidy(pattern.hasPrefix("/") ? String(pattern.dropFirst()) : pattern)
    if tidy == "." { return [] }
    let parts = tidy.split(separator: "/")
    // A slash at the end only says that a folder is meant.
    let isAnchored = parts.count > 1 || pattern.hasPrefix("/") || pattern.hasPrefix("./")
    let segments = parts.map { $0 == "**" ? Segment.anyFolders : .name(elements(String($0))) }
    return isAnchored ? segments : [.anyFolders] + segments
  }

  private static func elements(_ name: String) -> [Element] {
    var elements: [Element] = []
    var rest = name[...]
    // Looked for once: many brackets that nothing closes would cost the square of their number.
    let lastClose = name.lastIndex(of: "]") ?? name.startIndex
    while let character = rest.popFirst() {
      switch character {
      case "*": if elements.last != .anyCharacters { elements.append(.anyCharacters) }
      case "?": elements.append(.anyCharacter)
      case "[":
        if rest.startIndex < lastClose, let set = characterSet(&rest) {
          elements.append(set)
        } else {
          elements.append(.character("["))
        }
      case "\\" where !rest.isEmpty: elements.append(.character(rest.removeFirst()))
      default: elements.append(.character(character))
      }
    }
    return elements
  }

  /// What stands between brackets; nil where the closing one is missing.
  private static func characterSet(_ rest: inout Substring) -> Element? {
    guard let close = rest.dropFirst().firstIndex(of: "]") else { return nil }
    var members = rest[..<close]
    rest = rest[rest.index(after: close)...]
    let isNegated = members.first == "!" || members.first == "^"
    if isNegated { members.removeFirst() }
    var ranges: [ClosedRange<Character>] = []
    while let first = members.popFirst() {
      if members.count >= 2, members.first == "-" {
        members.removeFirst()
        let last = members.removeFirst()
        if first <= last { ranges.append(first...last) }
      } else {
        ranges.append(first...first)
      }
    }
    return .oneOf(ranges, isNegated: isNegated)
  }

  private static func matches(_ segments: [Segment], _ names: [[Character]]) -> Bool {
    // As with stars in a name: only the last `**` is ever tried again.
    var (segment, name) = (0, 0)
    var retry: (segment: Int, name: Int)?
    while segment < segments.count {
      if case .anyFolders = segments[segment] {
        if segment == segments.count - 1 { return name < names.count }
        retry = (segment, name)
        segment += 1
      } else if case .name(let elements) = segments[segment], name < names.count,
        matches(elements[...], names[name][...])
      {
        segment += 1
        name += 1
      } else if let (star, start) = retry, start < names.count {
        retry = (star, start + 1)
        (segment, name) = (star + 1, start + 1)
      } else {
        return false
      }
    }
    // Used up, maybe with names left over: then a folder around the path matched.
    return true
  }

  private static func matches(_ elements: ArraySlice<Element>, _ name: ArraySlice<Character>) -> Bool {
    // Only the last star is ever tried again, so the time is bounded by the product of the lengths.
    var (element, character) = (elements.startIndex, name.startIndex)
    var retry: (element: Int, character: Int)?
    while character < name.endIndex {
      if element < elements.endIndex, elements[element] == .anyCharacters {
        retry = (element, character)
        element += 1
      } else if element < elements.endIndex, matches(elements[element], name[character]) {
        element += 1
        character += 1
      } else if let (star, start) = retry {
        retry = (star, start + 1)
        (element, character) = (star + 1, start + 1)
      } else {
        return false
      }
    }
    return elements[element...].allSatisfy { $0 == .anyCharacters }
  }

  private static func matches(_ element: Element, _ character: Character) -> Bool {
    switch element {
    case .character(let wanted): character == wanted
    case .anyCharacter: true
    case .anyCharacters: false
    case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(character) } != isNegated
    }
  }

  /// `a{b,c}d` stands for `abd` and `acd`. The number of results is bounded: braces multiply.
  private static func expandBraces(_ pattern: String) -> [String] {
    var results: [String] = []
    var pending = [pattern]
    while let next = pending.popLast() {
      guard results.count + pending.count < 256, let close = next.firstIndex(of: "}"),
        let open = next[..<close].lastIndex(of: "{")
      else {
        results.append(next)
        continue
      }
      let choices = next[next.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
      pending += choices.map { String(next[..<open] + $0 + next[next.index(after: close)...]) }
    }
    return results
  }
}
