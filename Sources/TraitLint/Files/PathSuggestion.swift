/// Guesses which path was meant where there is nothing at the one given.
enum PathSuggestion {
  /// `; did you mean 'Sources/App'?`, or nothing. Corrects the first part of the path that does not exist.
  static func hint(for path: String, from workingDirectory: String) -> String {
    var folder = FilePath.isAbsolute(path) ? "/" : "."
    for part in path.split(separator: "/").map(String.init) where part != "." {
      let next = FilePath.join(folder, part)
      if System.kind(of: FilePath.absolute(next, from: workingDirectory)) != .missing {
        folder = next
        continue
      }
      let names = FileWalker.names(in: FilePath.absolute(folder, from: workingDirectory))
      // Ending in `.swift` makes no two files alike.
      let stems = names.map(stem)
      guard let nearest = Suggestion.nearest(to: stem(part), among: stems),
        let index = stems.firstIndex(of: nearest)
      else { return "" }
      return "; did you mean '\(FilePath.join(folder, names[index]))'?"
    }
    return ""
  }

  private static func stem(_ name: String) -> String {
    name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }
}
