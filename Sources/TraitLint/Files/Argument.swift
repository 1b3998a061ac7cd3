/// A path of the command line: what it leads to, and how what lies there is shown.
struct Argument {
  enum Kind { case folder, source, other, standardInput }

  /// As given.
  let word: String
  let kind: Kind
  /// As given, without what says nothing.
  let shown: String
  /// Absolute. No folder in it is a link: what a file belongs to must not depend on the way that led there.
  let place: String
  /// Whether the file itself is a link.
  let isLink: Bool
  /// The absolute folder as it is named and where it lies, if a link stands between.
  let alias: (named: String, real: String)?

  /// The absolute folder that is meant or that the file lies in.
  var folder: String { kind == .folder ? place : FilePath.folder(of: place) }

  init(_ word: String, from workingDirectory: String, standardInputName: String?) {
    self.word = word == "-" ? standardInputName ?? "<stdin>" : word
    let absolute = FilePath.absolute(self.word, from: workingDirectory)
    let system = System.kind(of: absolute)
    if word == "-" {
      kind = .standardInput
    } else if system == .folder {
      kind = .folder
    } else if system == .file, !word.hasSuffix(".swift") {
      // `git diff --name-only` and a shell's `*` name files of all kinds.
      kind = .other
    } else {
      kind = .source
    }
    shown = kind == .standardInput ? self.word : FilePath.tidy(word)
    let named = kind == .folder ? absolute : FilePath.folder(of: absolute)
    let real = System.realPath(named) ?? named
    place = kind == .folder ? real : FilePath.join(real, FilePath.name(of: absolute))
    isLink = kind == .source && System.isLink(place)
    alias = named == real ? nil : (named, real)
  }

  /// How a file below this folder is shown.
  func shown(_ place: String) -> String {
    let prefix = self.place == "/" ? 1 : self.place.utf8.count + 1
    let rest = place.utf8.dropFirst(prefix)
    return FilePath.join(shown, String(Substring(rest)))
  }
}

/// Where files lie, by how they are shown.
struct Places: Sendable {
  private var workingDirectory = "/"
  /// Folders that were named through links, inner ones first.
  private var aliases: [(named: String, real: String)] = []

  init() {}

  init(_ arguments: [Argument], workingDirectory: String) {
    self.workingDirectory = workingDirectory
    aliases = arguments.compactMap(\.alias).sorted { $0.named.utf8.count > $1.named.utf8.count }
  }

  /// The absolute path of a file or folder by the path shown, without links in its folders.
  subscript(shown: String) -> String {
    let absolute = FilePath.absolute(shown, from: workingDirectory)
    guard let alias = aliases.first(where: { FilePath.contains($0.named, absolute) }) else { return absolute }
    return FilePath.join(alias.real, String(absolute.dropFirst(alias.named.count).drop { $0 == "/" }))
  }
}
