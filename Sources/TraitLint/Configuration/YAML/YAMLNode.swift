/// A place in a configuration file; both count from 1, the column in bytes.
struct TextPlace: Hashable, Sendable {
  var line: Int
  var column: Int
}

/// A value of a YAML document and where it stands.
struct YAMLNode: Equatable, Sendable {
  enum Value: Equatable, Sendable {
    /// Nothing stands where a value could.
    case null
    case scalar(String, isQuoted: Bool)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  struct Entry: Equatable, Sendable {
    var key: String
    var place: TextPlace
    var value: YAMLNode
  }

  var value: Value
  var place: TextPlace

  /// The value under a key, where this is a mapping that has it.
  subscript(key key: String) -> YAMLNode? {
    guard case .mapping(let entries) = value else { return nil }
    return entries.first { $0.key == key }?.value
  }

  var elements: [YAMLNode] {
    if case .sequence(let elements) = value { elements } else { [] }
  }

  var text: String? {
    if case .scalar(let text, _) = value { text } else { nil }
  }
}

/// Why text is not the YAML that is read here.
struct YAMLError: Error, Equatable {
  var place: TextPlace
  var message: String
}
