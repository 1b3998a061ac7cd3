/// What was known of a project before some of its files were rewritten. A rewrite leaves what it does not touch what it
/// was, so whatever stands in the other files means what it meant.
struct Original<Known> {
  let known: Known
  /// The files whose texts are others now.
  let rewritten: Set<Int32>

  func part<Part>(_ part: (Known) -> Part) -> Original<Part> {
    Original<Part>(known: part(known), rewritten: rewritten)
  }

  func isSame(_ place: Place) -> Bool { isSame(in: place.file) }

  func isSame(in file: Int32) -> Bool { !rewritten.contains(file) }
}
