/// All files of one run, and what those of them declare that a question has led to.
///
/// A file is entered when a name is asked for that it may declare, call or assign, never before: most files of an app
/// have nothing to do with its bindings. Its extensions wait until somebody asks for what they extend, or for what they
/// add. An answer is always complete, so the order of the questions changes none.
final class Project {
  @exclusivity(unchecked) private(set) var files: [File]
  /// Whether findings are wanted in all files, and none is there only to be followed into.
  var isWhollyLinted: Bool { files.allSatisfy(\.isLinted) }
  let dialect: Dialect
  private let sharedSymbols: SharedSymbols
  /// `_`, which names nothing.
  private let wildcard: Symbol
  /// What was entered so far; numbers are in order of entering.
  @exclusivity(unchecked) var types: [TypeDeclaration] = []
  /// By declaration, and by extension that was attached.
  @exclusivity(unchecked) var typeAt = KeyMemo<Place, TypeID>()

  @exclusivity(unchecked) var typesByName = PlaceLists<TypeID>()
  @exclusivity(unchecked) var globalsByName = PlaceLists<Member>()
  @exclusivity(unchecked) var aliasesByName = PlaceLists<Place>()
  var aliasesByTarget = PlaceLists<Place>()
  /// Associated types, by each type that they are bound by.
  var associatedTypesByBound = PlaceLists<Place>()
  var compositionsByName = PlaceLists<Place>()
  @exclusivity(unchecked) var extensionsByName = PlaceLists<ExternalExtension>()
  /// By extended type and member.
  @exclusivity(unchecked) var extensionsByMember = KeyMemo<PairKey, [ExternalExtension]>()
  /// By extension of a type from outside.
  @exclusivity(unchecked) var extendedNames = KeyMemo<Place, Symbol>()
  /// By two files.
  var closenessMemo = KeyMemo<PairKey, Int>()
  @exclusivity(unchecked) var inheritorsByName = PlaceLists<TypeID>()
  @exclusivity(unchecked) var functionsByName = PlaceLists<Place>()
  var methodsOfOutsideTypes: [Symbol: [Place]] = [:]
  var casesByName = PlaceLists<Place>()
  /// Functions and properties that extensions give to the dialect's sequence types, by name.
  lazy var sequenceMembers = collectSequenceMembers()
  /// Whether some module is a package's target: `FOLDER:NAME`.
  private(set) lazy var hasPackages = files.contains { $0.module.contains(":") }
  /// Whether it is written for RxSwift 2, which is Swift 2's: no later one has `subscribeNext`.
  private(set) lazy var isOfSwift2 = !files(with: word(.called, Symbol(.subscribeNext))).isEmpty
  /// Whether anything in it asks on which thread or queue it is.
  private(set) lazy var asksForThreads = Schedulers.askingWords.contains {
    !files(mentioning: symbols.intern($0)).isEmpty
  }
  /// Modules of which files are in sight.
  private(set) lazy var moduleNames = Set(files.map { String($0.moduleName) })

  @exclusivity(unchecked) var isEntered: [Bool]
  /// Names that were asked for, each with its role.
  @exclusivity(unchecked) var asked = KeyTable<UInt64>(capacity: 1024)
  /// Extensions that a question about a name concerns.
  var extensionsWaiting: [UInt64: [Place]] = [:]
  @exclusivity(unchecked) var usesByName: [UInt64: [Place]] = [:]
  var usesOfOperators: [Symbol: [Place]] = [:]
  var filesByMention: [Symbol: [Int32]] = [:]
  var filesByHanding: [Symbol: [Int32]] = [:]

  /// An empty file: what is nowhere stands there, so that nobody has to ask about it first.
  private let nowhere = File(SourceFile(path: "", bytes: []))
  /// The nodes of the files that were entered, by file, with those of `nowhere` before the first. Pointers, not arrays:
  /// every question looks at nodes, and what a class keeps in a variable is checked at each look.
  private let nodes: UnsafeMutablePointer<UnsafePointer<Node>?>
  /// By token of each of those files: the number of its name, 0 where nobody has asked for it.
  private let symbolsByToken: UnsafeMutablePointer<UnsafeMutablePointer<UInt32>?>

  /// The first question about a name has the files lexed that are not linted.
  private(set) lazy var wordIndex = timed(&indexTime) { WordIndex(parallel.map(files.count) { files[$0].words }) }
  private(set) var indexTime = Duration.zero
  private lazy var nameRows = NameRows(parallel.map(files.count) { files[$0].names })
  private let parallel: Parallel
  /// Of a project with some texts replaced: names and what stands in all other files are the same.
  let original: Original<Project>?
  /// Files of which the index knows another text, and what is in those they have now.
  private var replaced: [Int32] = []
  private var replacedWords: WordIndex?

  init(
    files: [File], dialect: Dialect = .rxSwift, _ parallel: Parallel, original: Original<Project>? = nil
  ) {
    self.files = files
    self.dialect = dialect
    self.parallel = parallel
    self.original = original
    sharedSymbols = original?.known.sharedSymbols ?? SharedSymbols()
    wildcard = sharedSymbols.table.intern("_")
    nodes = Self.byFile(files.count)
    symbolsByToken = Self.byFile(files.count)
    isEntered = Array(repeating: false, count: files.count)
    open(Place.nowhere.file)
  }

  deinit {
    for file in -1..<Int32(files.count) where !sharesNames(in: file) { symbolsByToken[Int(file)]?.deallocate() }
    (symbolsByToken - 1).deallocate()
    (nodes - 1).deallocate()
  }

  /// Room for a pointer for each file, and for one before them.
  private static func byFile<Pointer>(_ count: Int) -> UnsafeMutablePointer<Pointer?> {
    let pointers = UnsafeMutablePointer<Pointer?>.allocate(capacity: count + 1)
    pointers.initialize(repeating: nil, count: count + 1)
    return pointers + 1
  }

  /// A project with some texts replaced; only those are parsed anew.
  convenience init(_ project: Project, replacing replacements: [Int32: File]) {
    var files = project.files
    for (index, file) in replacements { files[Int(index)] = file }
    let others = Set(project.replaced).union(replacements.keys)
    self.init(
      files: files, dialect: project.dialect, project.parallel, project.wordIndex, replaced: others.sorted(),
      original: Original(known: project, rewritten: Set(replacements.keys)))
  }

  /// - Parameters:
  ///   - index: of the same files, but for some that had other texts.
  ///   - replaced: those, in order.
  convenience init(
    files: [File], dialect: Dialect = .rxSwift, _ parallel: Parallel, _ index: WordIndex, replaced: [Int32],
    original: Original<Project>? = nil
  ) {
    self.init(files: files, dialect: dialect, parallel, original: original)
    wordIndex = index
    self.replaced = replaced
    if !replaced.isEmpty { replacedWords = WordIndex(replaced.map { files[Int($0)].words }) }
  }

  /// Puts a file in the place of one that has the same tokens: whatever is known of its nodes holds for the new ones.
  func replace(_ file: File, at number: Int32) {
    files[Int(number)] = file
    if isEntered[Int(number)] { nodes[Int(number)] = file.tree.nodes.baseAddress }
  }

  /// The files that may have an answer about a word, in order.
  func files(with word: UInt64) -> [Int32] {
    let found = wordIndex.files(with: word)
    guard let replacedWords else { return found }
    let own = replacedWords.files(with: word).map { replaced[Int($0)] }
    return (found.filter { !replaced.contains($0) } + own).sorted()
  }

  /// The files in which a name may stand, in whatever role, in order.
  func files(having name: NameFilter.Key) -> [Int32] {
    nameRows.files(with: name).filter { files[Int($0)].names.mayContain(name) }
  }

  func file(_ place: Place) -> File { file(place.file) }

  private func file(_ number: Int32) -> File { number < 0 ? nowhere : files[Int(number)] }

  func declaration(_ type: TypeID) -> TypeDeclaration { types[Int(type.index)] }

  /// Makes a file's nodes and names available.
  func open(_ file: Int32) {
    let tree = self.file(file).tree
    nodes[Int(file)] = tree.nodes.baseAddress
    symbolsByToken[Int(file)] = names(in: file)
  }

  private func names(in file: Int32) -> UnsafeMutablePointer<UInt32> {
    if let known = symbolsByToken[Int(file)] { return known }
    if let original, sharesNames(in: file) { return original.known.names(in: file) }
    let count = self.file(file).tree.tokens.count
    let symbols = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    symbols.initialize(repeating: 0, count: count)
    symbolsByToken[Int(file)] = symbols
    return symbols
  }

  /// Whether a file's names are those of the original, which outlives what is made of it.
  private func sharesNames(in file: Int32) -> Bool { original?.isSame(in: file) ?? false }

  // MARK: - Nodes

  func tree(_ place: Place) -> SyntaxTree { file(place).tree }

  /// A place exists only in a file that was entered, or nowhere.
  @inline(__always)
  private func pointer(_ place: Place) -> UnsafePointer<Node> {
    nodes[Int(place.file)].unsafelyUnwrapped + Int(place.node)
  }

  func node(_ place: Place) -> Node { pointer(place).pointee }

  func kind(_ place: Place) -> NodeKind { pointer(place).pointee.kind }

  func flags(_ place: Place) -> NodeFlags { pointer(place).pointee.flags }

  func text(_ place: Place) -> String { tree(place).text(place.node) }

  /// Whether a word stands in the source of a node; no text is made for it.
  func holds(_ word: ByteSearch, _ place: Place) -> Bool {
    let tree = tree(place)
    let range = tree.range(place.node)
    return tree.source.withUnsafeBufferPointer { word.succeeds(in: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  func words(_ place: Place) -> String { tree(place).words(place.node) }

  /// The same with its closures as `{ … }`.
  func outline(_ place: Place) -> String { tree(place).outline(place.node) }

  /// The text of the token that names a node.
  func name(_ place: Place) -> String { tree(place).name(place.node) }

  func children(_ place: Place) -> ChildPlaces {
    ChildPlaces(
      nodes: nodes[Int(place.file)].unsafelyUnwrapped, file: place.file, following: pointer(place).pointee.firstChild)
  }

  func first(_ place: Place) -> Place? {
    let child = pointer(place).pointee.firstChild
    return child == 0 ? nil : Place(file: place.file, node: child)
  }

  func child(_ place: Place, _ kind: NodeKind) -> Place? {
    children(place).first { self.kind($0) == kind }
  }

  /// The parameters that a closure names.
  func parameters(ofClosure closure: Place) -> [Place] {
    child(closure, .closureSignature).map { children($0).filter { kind($0) == .closureParameter } } ?? []
  }

  /// The type that a closure says it returns.
  func resultType(ofClosure closure: Place) -> Place? {
    child(closure, .closureSignature).flatMap { child($0, .returnClause) }.flatMap { first($0) }
  }

  /// The first parameter that a closure names.
  func firstParameter(ofClosure closure: Place) -> Place? {
    child(closure, .closureSignature).flatMap { child($0, .closureParameter) }
  }

  /// Whether a closure takes anything, by a name or as `$0`.
  func takesInput(_ closure: Place) -> Bool {
    firstParameter(ofClosure: closure) != nil || holds(.firstInput, closure)
  }

  /// The types of a function's parameters, as they are written.
  func writtenParameterTypes(of function: Place) -> [String] {
    parameters(of: function).map { type(ofParameter: $0).map { words($0) } ?? "" }
  }

  /// What the `where` clause of a declaration asks of types, pair by pair as it is written: `Base: UIButton`,
  /// `Element == Int`.
  func requirements(of declaration: Place) -> [(subject: Place, bound: Place)] {
    guard let clause = child(declaration, .whereClause) else { return [] }
    let types = Array(children(clause))
    return stride(from: 0, to: types.count - 1, by: 2).map { (types[$0], types[$0 + 1]) }
  }

  func parent(_ place: Place) -> Place? {
    let parent = pointer(place).pointee.parent
    return parent == 0 ? nil : Place(file: place.file, node: parent)
  }

  // MARK: - Names

  var symbols: SymbolTable {
    _read { yield sharedSymbols.table }
    _modify { yield &sharedSymbols.table }
  }

  /// The name of the token that names a node.
  func symbol(_ place: Place) -> Symbol { symbol(token: pointer(place).pointee.token, in: place.file) }

  /// The label's name; none where there is no label, or `_`.
  func label(_ place: Place) -> Symbol {
    let extra = pointer(place).pointee.extra
    guard extra != 0 else { return .none }
    let symbol = symbol(token: extra, in: place.file)
    return symbol == wildcard ? .none : symbol
  }

  /// The labels that a function's name is written with, as in `add(_:to:)`; `nil` for a name alone.
  func labels(ofName place: Place) -> [Symbol]? {
    let node = pointer(place).pointee
    let tokens = tree(place).tokens
    guard node.last > node.token + 1, tokens[Int(node.token) + 1].kind == .leftParen,
      tokens[Int(node.last)].kind == .rightParen
    else { return nil }
    return (node.token + 2..<node.last).filter { tokens[Int($0)].kind != .colon }.map { token in
      let symbol = symbol(token: token, in: place.file)
      return symbol == wildcard ? .none : symbol
    }
  }

  private func symbol(token: UInt32, in file: Int32) -> Symbol {
    let known = symbolsByToken[Int(file)].unsafelyUnwrapped + Int(token)
    if known.pointee != 0 { return Symbol(id: known.pointee) }
    let tree = self.file(file).tree
    let range = tree.nameRange(token: token)
    let symbol = tree.source.withUnsafeBufferPointer { symbols.intern(UnsafeBufferPointer(rebasing: $0[range])) }
    known.pointee = symbol.id
    return symbol
  }

  func text(_ symbol: Symbol) -> String { symbols.text(symbol) }

  func isCapitalized(_ symbol: Symbol) -> Bool {
    let first = symbols.firstByte(symbol)
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  // MARK: - What is around a place

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

  /// The function, initialiser, subscript or accessor around a place, closures between them not counted; the body of a
  /// computed property stands for its accessor.
  func enclosingFunction(of place: Place) -> Place? {
    var current: Place? = place
    while let at = current {
      switch kind(at) {
      case .funcDecl, .initDecl, .subscriptDecl, .deinitDecl, .accessor: return at
      case .accessorBlock where child(at, .codeBlock) != nil: return at
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl, .protocolDecl: return nil
      default: current = parent(at)
      }
    }
    return nil
  }

  /// The variable around a place: of what a property does to be read, the property.
  func enclosingBinding(of place: Place) -> Place? {
    var current: Place? = place
    while let at = current, kind(at) != .patternBinding { current = parent(at) }
    return current
  }

  /// The `var` or `let` around a place.
  func enclosingVariable(of place: Place) -> Place? {
    var current: Place? = place
    while let at = current, kind(at) != .variableDecl { current = parent(at) }
    return current
  }

  /// The nearest function or closure around a place, itself not counted.
  func enclosingBody(of place: Place) -> Place? {
    var current = parent(place)
    while let at = current {
      switch kind(at) {
      case .funcDecl, .initDecl, .subscriptDecl, .deinitDecl, .accessor, .closureExpr: return at
      case .accessorBlock where child(at, .codeBlock) != nil: return at
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl, .protocolDecl: return nil
      default: current = parent(at)
      }
    }
    return nil
  }

  /// Whether `place` is `ancestor` or a part of it.
  func isInside(_ place: Place, _ ancestor: Place) -> Bool {
    guard place.file == ancestor.file else { return false }
    // Children come before their parents in the list of nodes.
    var current: Place? = place
    while let at = current, at.node <= ancestor.node {
      if at == ancestor { return true }
      current = parent(at)
    }
    return false
  }

  /// Those of several places of its file that are parts of a body, or all where there is none: one look at each, however
  /// many functions of a file have a local of one name.
  func those(of places: [Place], in body: Place?) -> [Place] {
    guard let body = body.map(node) else { return places }
    return places.filter { body.first...body.last ~= node($0).token }
  }

  /// Whether no closure or function stands between a place and the body around it that is asked about.
  func isDirectly(_ place: Place, in body: Place) -> Bool {
    enclosingBody(of: place) == body
  }
}
