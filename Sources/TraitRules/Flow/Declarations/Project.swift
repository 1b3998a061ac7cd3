/// All files of one run, and what those of them declare that a question has led to.
///
/// A file is entered when a name is asked for that it may declare, call or assign, never before: most files of an app
/// have nothing to do with its bindings. Its extensions wait until somebody asks for what they extend, or for what they
/// add. An answer is always complete, so the order of the questions changes none.
final class Project {
  let files: [File]
  /// What was entered so far; ids are in order of entering.
  var types: [TypeDeclaration] = []
  /// By declaration, and by extension that was attached.
  var typeAt: [Place: TypeID] = [:]

  var typesByName = PlaceLists<TypeID>()
  var globalsByName = PlaceLists<Member>()
  var aliasesByName = PlaceLists<Place>()
  var compositionsByName = PlaceLists<Place>()
  var extensionsByName = PlaceLists<ExternalExtension>()
  var inheritorsByName = PlaceLists<TypeID>()
  var functionsByName = PlaceLists<Place>()
  var casesByName = PlaceLists<Place>()
  /// Functions and properties that extensions give to RxSwift's sequence types, by name.
  lazy var sequenceMembers = collectSequenceMembers()

  var isEntered: [Bool]
  /// Names that were asked for, each with its role.
  var asked: Set<UInt64> = []
  /// Extensions that a question about a name concerns.
  var extensionsWaiting: [UInt64: [Place]] = [:]
  var usesByName: [UInt64: [Place]] = [:]
  /// Files of which the index knows no words.
  private var replaced: [Int32] = []

  /// The nodes of the files that were entered.
  var nodes: [UnsafePointer<Node>?]

  /// The first question about a name has the files lexed that are not linted.
  private(set) lazy var wordIndex = timed(&indexTime) { WordIndex(parallel.map(files.count) { files[$0].words }) }
  private(set) var indexTime = Duration.zero
  private let parallel: Parallel

  init(files: [File], _ parallel: Parallel) {
    self.files = files
    self.parallel = parallel
    nodes = Array(repeating: nil, count: files.count)
    isEntered = Array(repeating: false, count: files.count)
  }

  /// A project with some of its files replaced. Those are entered at once, so that the words of the others, which are
  /// known already, say where else to look.
  convenience init(_ project: Project, replacing replacements: [Int32: File]) {
    var files = project.files
    for (index, file) in replacements { files[Int(index)] = file }
    self.init(files: files, project.parallel)
    wordIndex = project.wordIndex
    replaced = replacements.keys.sorted()
    enter(replaced)
  }

  /// The files that may have an answer about a word, in order.
  func files(with word: UInt64) -> [Int32] {
    let found = wordIndex.files(with: word)
    return replaced.isEmpty ? found : (found + replaced.filter { !found.contains($0) }).sorted()
  }

  // MARK: - Nodes

  func tree(_ place: Place) -> SyntaxTree { files[Int(place.file)].tree }

  /// A place exists only in a file that was entered.
  @inline(__always)
  private func pointer(_ place: Place) -> UnsafePointer<Node> {
    nodes[Int(place.file)].unsafelyUnwrapped + Int(place.node)
  }

  func node(_ place: Place) -> Node { pointer(place).pointee }

  func kind(_ place: Place) -> NodeKind { pointer(place).pointee.kind }

  func text(_ place: Place) -> String { tree(place).text(place.node) }

  func words(_ place: Place) -> String { tree(place).words(place.node) }

  func name(_ place: Place) -> String { tree(place).name(place.node) }

  func children(_ place: Place) -> ChildPlaces {
    ChildPlaces(
      nodes: nodes[Int(place.file)].unsafelyUnwrapped, file: place.file, following: pointer(place).pointee.firstChild)
  }

  func child(_ place: Place, _ kind: NodeKind) -> Place? {
    children(place).first { self.kind($0) == kind }
  }

  func parent(_ place: Place) -> Place? {
    let parent = pointer(place).pointee.parent
    return parent == 0 ? nil : Place(file: place.file, node: parent)
  }

  /// The type whose declaration or extension encloses `place`.
  func enclosingType(of place: Place) -> TypeID? {
    var current: Place? = place
    while let at = current {
      // Few nodes around a place declare anything: the table is asked about those alone.
      if kind(at).declaresType, let type = type(at: at) { return type }
      current = parent(at)
    }
    return nil
  }

  /// The extension of an outside type that encloses `place`.
  func enclosingExternalExtension(of place: Place) -> Place? {
    var current: Place? = place
    while let at = current {
      if kind(at) == .extensionDecl, type(at: at) == nil { return at }
      current = parent(at)
    }
    return nil
  }

  /// Whether `place` is `ancestor` or a part of it.
  func isInside(_ place: Place, _ ancestor: Place) -> Bool {
    var current: Place? = place
    while let at = current {
      if at == ancestor { return true }
      current = parent(at)
    }
    return false
  }
}
