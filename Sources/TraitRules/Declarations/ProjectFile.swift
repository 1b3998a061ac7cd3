extension Project {
  /// A file of the project. It is parsed when a question leads to it.
  final class File {
    let path: String
    /// Where it lies in the project, however it is shown.
    private let place: String
    /// Empty where nothing says it.
    let module: String
    let isLinted: Bool
    let source: [UInt8]
    /// Of a file that is not linted they are read when somebody asks for any name: many a change binds nothing.
    private(set) lazy var words = readWords()
    /// Whether it may hold a subscription.
    private(set) lazy var binds = words.containsAny(of: Dialect.rxSwift.subscriptionCalls)
    /// Whether it may hold a step that is there for what its closure does. `do` is RxSwift's alone; a `map` counts where
    /// RxSwift is named.
    private(set) lazy var acts =
      words.containsAny(of: Self.actingCalls)
      || words.containsAny(of: Self.stepCalls) && namesRxSwift
    /// Whether it imports RxSwift or what re-exports it, or speaks of that.
    private(set) lazy var namesRxSwift = Self.modules.contains(where: mentions)
    private static let actingCalls = wordsCalling(Catalogue.standard.sideEffects)
    private static let stepCalls = wordsCalling(
      Catalogue.standard.stepsWithClosures + Catalogue.standard.creations)
    private static func wordsCalling(_ names: [Symbol]) -> [UInt64] {
      names.map { WordTable.word(.called, SymbolTable.standard.text($0)) }
    }
    private static let modules = ["Rx", "ReactorKit"].map { ByteSearch(Array($0.utf8)) }

    /// Read too often for a lazy property, which would bring the parser's call to every place.
    var tree: SyntaxTree {
      @inline(__always) get { parsed ?? parse() }
    }
    private var parsed: SyntaxTree?
    /// What the words were read off, until it goes into the tree. Kept only of linted files: of those most are entered
    /// sooner or later, of the others few, and lexing those again costs less than to hold them all.
    private var tokens: [Token]?
    private(set) lazy var names = NameFilter(source)
    // As bytes: splitting by characters took a fiftieth of a run.
    private(set) lazy var folders = place.utf8.split(separator: UInt8(ascii: "/")).dropLast().map(Substring.init)
    private(set) lazy var lines = LineTable(source)
    private(set) lazy var mentions = NameMentions(tree)
    private(set) lazy var uses = UseIndex(tree)
    /// Whether each bracket has its other one and each literal its end.
    private(set) lazy var isBalanced: Bool = {
      var open: [TokenKind] = []
      for token in tree.tokens {
        if token.flags.contains(.malformed) { return false }
        switch token.kind {
        case .leftParen: open.append(.rightParen)
        case .leftBracket: open.append(.rightBracket)
        case .leftBrace: open.append(.rightBrace)
        case .rightParen, .rightBracket, .rightBrace:
          if open.popLast() != token.kind { return false }
        default: break
        }
      }
      return open.isEmpty
    }()
    /// What files of other modules import it by: the last part of `FOLDER:NAME` and of `FOLDER/`.
    private(set) lazy var moduleName: Substring =
      module.split { $0 == ":" || $0 == "/" }.last ?? ""
    /// Modules that the file imports.
    private(set) lazy var imports: Set<String> = {
      var imports: Set<String> = []
      for node in tree.nodes where node.kind == .importDecl { imports.insert(tree.text(token: node.token)) }
      return imports
    }()

    private(set) var lexTime = Duration.zero
    private(set) var parseTime = Duration.zero

    /// Lexes a linted file, and parses it at once if it is sure to be asked for.
    init(_ file: SourceFile) {
      path = file.path
      place = file.place
      module = file.module
      isLinted = file.isLinted
      source = file.bytes
      if isLinted, binds { _ = parse() }
    }

    /// A file with another text.
    init(_ file: File, rewrittenTo source: [UInt8]) {
      path = file.path
      place = file.place
      module = file.module
      isLinted = file.isLinted
      self.source = source
    }

    /// A file with the same text, of which findings are wanted or are not.
    init(_ file: File, isLinted: Bool) {
      path = file.path
      place = file.place
      module = file.module
      self.isLinted = isLinted
      source = file.source
      parsed = file.parsed
      words = file.words
      binds = file.binds
      if isLinted, binds { _ = tree }
    }

    private func readWords() -> WordTable {
      timed(&lexTime) {
        let tokens = source.withUnsafeBufferPointer { Lexer.tokens(of: $0) }
        if isLinted { self.tokens = tokens }
        return WordScanner.table(of: tokens, in: source)
      }
    }

    @inline(never)
    private func parse() -> SyntaxTree {
      let tokens = self.tokens.take()
      let tree = timed(&parseTime) {
        tokens.map { SyntaxTree(source: source, tokens: $0) } ?? SyntaxTree(parsing: source)
      }
      parsed = tree
      return tree
    }

    /// Whether a name may stand where it is called, or handed on as it is.
    func hands(_ search: ByteSearch) -> Bool {
      source.withUnsafeBufferPointer { bytes in
        var end = 0
        while let next = search.firstEnd(in: bytes, from: end) {
          end = next
          var after = next
          while after < bytes.count, Self.passedOver.contains(bytes[after]) { after += 1 }
          if after == bytes.count || Self.endsOfHanded.contains(bytes[after]) { return true }
          // `name ?? other`.
          if bytes[next..<after].count(where: { $0 == UInt8(ascii: "?") }) > 1 { return true }
          // `x ? name : other`; `name:` is a label.
          if after > next, bytes[after] == UInt8(ascii: ":") { return true }
        }
        return false
      }
    }

    private static let passedOver = Array(" \t?!".utf8)
    /// What follows such a name; `a` of `as`.
    private static let endsOfHanded = Array("()[]{},;a\r\n".utf8)

    /// Whether a name may stand anywhere in the file.
    func mentions(_ search: ByteSearch) -> Bool {
      source.withUnsafeBufferPointer { search.succeeds(in: $0) }
    }
  }

  var lexTime: Duration { files.reduce(.zero) { $0 + $1.lexTime } }

  var parseTime: Duration { files.reduce(.zero) { $0 + $1.parseTime } }

  /// Lexes linted files on several threads, and parses those that bind.
  convenience init(_ files: [SourceFile], threads: Int) {
    let parallel = Parallel(threads: threads)
    self.init(files: parallel.map(files.count) { File(files[$0]) }, parallel)
  }
}
