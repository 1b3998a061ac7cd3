/// Reads a strict subset of YAML 1.2: block and flow mappings and sequences, plain and quoted scalars on one line, and
/// comments. Since JSON is part of it, JSON is read as well.
///
/// What is left out is refused by name, never misread: anchors, tags, block scalars, several documents. What is read
/// means the same to every YAML reader.
struct YAMLReader {
  private var cursor: YAMLCursor
  private var scalars: YAMLScalarReader
  /// Collections inside collections; a configuration has no use for more, and a reader that recurses needs a bound.
  private static let deepest = 64

  static func read(_ bytes: [UInt8]) throws(YAMLError) -> YAMLNode {
    if let offset = UTF8Check.firstInvalidByte(in: bytes) {
      var cursor = YAMLCursor(bytes)
      while cursor.index < offset { cursor.advance() }
      throw YAMLError(place: cursor.place, message: "this is not UTF-8")
    }
    var reader = YAMLReader(cursor: YAMLCursor(bytes), scalars: YAMLScalarReader())
    return try reader.document()
  }

  private mutating func document() throws(YAMLError) -> YAMLNode {
    try cursor.skipToContent()
    if isAtMarker("---") {
      for _ in 0..<3 { cursor.advance() }
      try cursor.expectLineEnd(after: "'---'")
      try cursor.skipToContent()
    }
    if cursor.isAtEnd { return YAMLNode(value: .null, place: cursor.place) }
    let node = try blockNode(depth: 0)
    try cursor.skipToContent()
    guard cursor.isAtEnd else {
      let isMarker = isAtMarker("---") || isAtMarker("...")
      throw error(isMarker ? "a second document is not read here" : "this line is indented less than its siblings")
    }
    return node
  }

  private func error(_ message: String, at place: TextPlace? = nil) -> YAMLError {
    YAMLError(place: place ?? cursor.place, message: message)
  }

  private func isAtMarker(_ marker: String) -> Bool {
    cursor.column == 0 && cursor.bytes[cursor.index...].starts(with: marker.utf8) && cursor.isBlank(at: 3)
  }

  private var isAtDash: Bool { cursor.isAt("-") && cursor.isBlank(at: 1) }

  // MARK: Blocks

  /// A node that begins here and whose further lines stand below.
  private mutating func blockNode(depth: Int) throws(YAMLError) -> YAMLNode {
    if depth > Self.deepest { throw error("this is nested too deeply") }
    if isAtDash { return try blockSequence(depth: depth) }
    if scalars.isKeyAhead(cursor) { return try blockMapping(depth: depth) }
    let node = try inlineNode(depth: depth)
    try cursor.expectLineEnd(after: "the value")
    return node
  }

  private mutating func blockSequence(depth: Int) throws(YAMLError) -> YAMLNode {
    let place = cursor.place
    let column = cursor.column
    var elements: [YAMLNode] = []
    while isAtDash, cursor.column == column {
      cursor.advance()
      cursor.skipBlanks()
      if cursor.isAtLineEnd {
        elements.append(try nodeBelow(column, depth: depth))
      } else {
        elements.append(try blockNode(depth: depth + 1))
      }
      try cursor.skipToContent()
    }
    try checkIndent(column)
    return YAMLNode(value: .sequence(elements), place: place)
  }

  private mutating func blockMapping(depth: Int) throws(YAMLError) -> YAMLNode {
    let place = cursor.place
    let column = cursor.column
    var entries: [YAMLNode.Entry] = []
    var keys: Set<String> = []
    repeat {
      let keyPlace = cursor.place
      guard scalars.isKeyAhead(cursor) else {
        throw error(isAtDash ? "a list item stands among 'key: value' lines" : "expected 'key: value'")
      }
      let key = try scalars.key(&cursor)
      if !keys.insert(key).inserted { throw error("'\(key)' is given twice", at: keyPlace) }
      cursor.skipBlanks()
      var value: YAMLNode
      if cursor.isAtLineEnd {
        value = try nodeBelow(column, depth: depth, allowsDashAtColumn: true)
        if value.value == .null { value.place = keyPlace }
      } else {
        value = try inlineNode(depth: depth + 1)
        try cursor.expectLineEnd(after: "the value")
      }
      entries.append(YAMLNode.Entry(key: key, place: keyPlace, value: value))
      try cursor.skipToContent()
    } while !cursor.isAtEnd && cursor.column == column && !isAtMarker("---") && !isAtMarker("...")
    try checkIndent(column)
    return YAMLNode(value: .mapping(entries), place: place)
  }

  /// What stands on the lines below, indented more than `column`; nothing where they are not.
  private mutating func nodeBelow(
    _ column: Int, depth: Int, allowsDashAtColumn: Bool = false
  ) throws(YAMLError) -> YAMLNode {
    let place = cursor.place
    try cursor.skipToContent()
    let isNested = cursor.column > column || (allowsDashAtColumn && cursor.column == column && isAtDash)
    guard !cursor.isAtEnd, isNested else { return YAMLNode(value: .null, place: place) }
    return try blockNode(depth: depth + 1)
  }

  private func checkIndent(_ column: Int) throws(YAMLError) {
    if !cursor.isAtEnd, cursor.column > column {
      throw error("this line is indented by \(Count.of(cursor.column, "space")), its siblings by \(column)")
    }
  }

  // MARK: Values on a line

  private mutating func inlineNode(depth: Int) throws(YAMLError) -> YAMLNode {
    if cursor.isAt("[") { return try flowSequence(depth: depth) }
    if cursor.isAt("{") { return try flowMapping(depth: depth) }
    return try scalars.scalar(&cursor, isInFlow: false)
  }

  private mutating func flowNode(depth: Int) throws(YAMLError) -> YAMLNode {
    if depth > Self.deepest { throw error("this is nested too deeply") }
    if cursor.isAt("[") { return try flowSequence(depth: depth) }
    if cursor.isAt("{") { return try flowMapping(depth: depth) }
    return try scalars.scalar(&cursor, isInFlow: true)
  }

  private mutating func flowSequence(depth: Int) throws(YAMLError) -> YAMLNode {
    let place = cursor.place
    var elements: [YAMLNode] = []
    cursor.advance()
    cursor.skipAcrossLines()
    while !cursor.isAt("]") {
      if cursor.isAtEnd { throw error("this '[' has no ']'", at: place) }
      elements.append(try flowNode(depth: depth + 1))
      try separator(before: "]")
    }
    cursor.advance()
    return YAMLNode(value: .sequence(elements), place: place)
  }

  private mutating func flowMapping(depth: Int) throws(YAMLError) -> YAMLNode {
    let place = cursor.place
    var entries: [YAMLNode.Entry] = []
    var keys: Set<String> = []
    cursor.advance()
    cursor.skipAcrossLines()
    while !cursor.isAt("}") {
      if cursor.isAtEnd { throw error("this '{' has no '}'", at: place) }
      let keyPlace = cursor.place
      let isQuoted = cursor.isAt("\"") || cursor.isAt("'")
      guard case .scalar(let key, _) = try scalars.scalar(&cursor, isInFlow: true).value else {
        throw error("expected a key", at: keyPlace)
      }
      if !keys.insert(key).inserted { throw error("'\(key)' is given twice", at: keyPlace) }
      cursor.skipAcrossLines()
      guard cursor.isAt(":"), isQuoted || cursor.isBlank(at: 1) else { throw error("expected ': ' after '\(key)'") }
      cursor.advance()
      cursor.skipAcrossLines()
      let value = try flowNode(depth: depth + 1)
      entries.append(YAMLNode.Entry(key: key, place: keyPlace, value: value))
      try separator(before: "}")
    }
    cursor.advance()
    return YAMLNode(value: .mapping(entries), place: place)
  }

  private mutating func separator(before close: Unicode.Scalar) throws(YAMLError) {
    cursor.skipAcrossLines()
    if cursor.isAt(",") {
      cursor.advance()
      cursor.skipAcrossLines()
    } else if !cursor.isAt(close), !cursor.isAtEnd {
      throw error("expected ',' or '\(close)'")
    }
  }
}
