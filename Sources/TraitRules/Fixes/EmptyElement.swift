/// A value that shows as nothing: no rows, an empty text, no picture. A number and a truth value show as something.
enum EmptyElement {
  case list, dictionary, text, none

  /// `[]`, `""` as a fallback spells them.
  init?(spelled value: String) {
    switch value {
    case "[]": self = .list
    case "[:]": self = .dictionary
    case "\"\"": self = .text
    case "nil": self = .none
    default: return nil
    }
  }

  /// What a property of one is, where that is nothing to see either: `names.first`.
  func property(_ name: String) -> EmptyElement? {
    switch (self, name) {
    case (.list, "first"), (.list, "last"), (.dictionary, "first"), (.text, "first"), (.text, "last"): EmptyElement.none
    case (.list, "lazy"), (.dictionary, "keys"), (.dictionary, "values"): .list
    case (.text, "capitalized"), (.text, "localizedCapitalized"), (.text, "localizedLowercase"),
      (.text, "localizedUppercase"), (.text, "description"):
      .text
    default: nil
    }
  }

  /// What a method makes of one. No closure that it is given is called.
  func method(_ name: String) -> EmptyElement? { Self.methods[self]?[name] }

  private static let methods: [EmptyElement: [String: EmptyElement]] = [
    .list: Dictionary(
      uniqueKeysWithValues: [
        "map", "compactMap", "flatMap", "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast",
        "shuffled", "enumerated",
      ].map { ($0, .list) }
        + [
          ("joined", .text), ("first", .none), ("last", .none), ("min", .none), ("max", .none),
          ("randomElement", .none),
        ]),
    .dictionary: [
      "map": .list, "compactMap": .list, "flatMap": .list, "sorted": .list, "filter": .dictionary,
      "mapValues": .dictionary, "compactMapValues": .dictionary,
    ],
    .text: Dictionary(
      uniqueKeysWithValues: [
        "uppercased", "lowercased", "trimmingCharacters", "replacingOccurrences", "prefix", "suffix", "dropFirst",
        "dropLast", "filter",
      ].map { ($0, .text) }),
    .none: ["map": .none, "flatMap": .none],
  ]

  /// What a type makes of one: `String($0)`, `Array($0)`, `NSAttributedString(string: $0)`.
  func made(by type: String) -> EmptyElement? {
    switch (self, type) {
    case (.text, "String"), (.text, "Substring"), (.text, "NSAttributedString"), (.text, "NSMutableAttributedString"),
      (.text, "AttributedString"):
      .text
    case (.list, "Array"), (.list, "Set"): .list
    case (_, "Optional"): self
    default: nil
    }
  }
}

/// Works out what expressions make of a value that shows as nothing.
struct EmptyElements {
  let project: Project
  /// The names that such a value has.
  let names: [String: EmptyElement]

  /// - Returns: `nil` where it is something to see, or not known.
  func value(of expression: Place) -> EmptyElement? {
    switch project.kind(expression) {
    case .identifierExpr: return names[project.name(expression)]
    case .tupleExpr, .tryExpr, .optionalChain:
      let inner = project.children(expression)
      return inner.count == 1 ? inner.first.flatMap(value) : nil
    case .tupleTypeElement, .argument: return project.first(expression).flatMap(value)
    case .nilLiteral: return EmptyElement.none
    case .arrayExpr: return project.children(expression).isEmpty ? .list : nil
    case .dictionaryExpr: return project.children(expression).isEmpty ? .dictionary : nil
    case .stringLiteral: return text(expression)
    case .memberExpr: return property(expression)
    case .callExpr: return call(expression)
    case .sequenceExpr: return operation(Array(project.children(expression)))
    default: return nil
    }
  }

  private func text(_ literal: Place) -> EmptyElement? {
    if project.text(literal) == "\"\"" { return .text }
    let parts = Array(project.children(literal))
    guard parts.count == 1, project.text(literal) == "\"\\(\(project.text(parts[0])))\"" else { return nil }
    return value(of: parts[0]) == .text ? .text : nil
  }

  /// `$0.first`, and whatever comes behind `$0.first?`.
  private func property(_ member: Place) -> EmptyElement? {
    guard let base = project.first(member), let value = value(of: base) else { return nil }
    return isBehindMark(member) && value == EmptyElement.none ? value : value.property(project.name(member))
  }

  private func call(_ call: Place) -> EmptyElement? {
    guard let callee = project.first(call) else { return nil }
    switch project.kind(callee) {
    case .memberExpr:
      guard let base = project.first(callee), let value = value(of: base) else { return nil }
      return isBehindMark(callee) && value == EmptyElement.none ? value : value.method(project.name(callee))
    case .identifierExpr:
      let argument = project.children(call).first { project.kind($0) == .argument }
      return argument.flatMap(value)?.made(by: project.name(callee))
    default: return nil
    }
  }

  /// Whether a `?` stands on the way to a member: of nothing, nothing is read.
  private func isBehindMark(_ member: Place) -> Bool {
    var current = project.first(member)
    while let at = current {
      switch project.kind(at) {
      case .optionalChain: return true
      case .memberExpr, .callExpr, .subscriptExpr: current = project.first(at)
      default: return false
      }
    }
    return false
  }

  func operation(_ parts: [Place]) -> EmptyElement? {
    if let mark = parts.firstIndex(where: { project.kind($0) == .ternaryOperator }), mark + 1 < parts.count {
      guard let isTrue = condition(Array(parts[..<mark])) else { return nil }
      return isTrue ? project.first(parts[mark]).flatMap(value) : rest(Array(parts[(mark + 1)...]))
    }
    guard parts.count >= 3, project.kind(parts[1]) == .binaryOperator, let left = value(of: parts[0]) else {
      return nil
    }
    switch project.name(parts[1]) {
    case "??": return left == EmptyElement.none ? rest(Array(parts[2...])) : left
    case "+": return rest(Array(parts[2...])) == left ? left : nil
    default: return nil
    }
  }

  private func rest(_ parts: [Place]) -> EmptyElement? { parts.count == 1 ? value(of: parts[0]) : operation(parts) }

  /// Whether a condition holds: `$0.isEmpty`, `!$0.isEmpty`, `$0 == nil`.
  func condition(_ expression: Place) -> Bool? { condition([expression]) }

  private func condition(_ parts: [Place]) -> Bool? {
    if parts.count == 3, project.kind(parts[1]) == .binaryOperator, project.kind(parts[2]) == .nilLiteral {
      guard let left = value(of: parts[0]) else { return nil }
      switch project.name(parts[1]) {
      case "==": return left == EmptyElement.none
      case "!=": return left != EmptyElement.none
      default: return nil
      }
    }
    guard parts.count == 1, let only = parts.first else { return nil }
    switch project.kind(only) {
    case .sequenceExpr: return condition(Array(project.children(only)))
    case .tupleExpr, .tupleTypeElement, .argument: return project.first(only).flatMap { condition([$0]) }
    case .prefixExpr where project.text(only).hasPrefix("!"):
      return project.first(only).flatMap { condition([$0]) }.map { !$0 }
    case .memberExpr where project.name(only) == "isEmpty":
      guard let base = project.first(only), let value = value(of: base), value != EmptyElement.none else { return nil }
      return true
    default: return nil
    }
  }

  /// `\.first?.name`, `\.self`.
  static func value(at keyPath: String, of element: EmptyElement) -> EmptyElement? {
    guard !keyPath.contains(where: { "[!".contains($0) }), let start = keyPath.firstIndex(of: ".") else { return nil }
    var value = element
    var isBehindMark = false
    for component in keyPath[keyPath.index(after: start)...].split(separator: ".") {
      let isMarked = component.hasSuffix("?")
      let name = isMarked ? String(component.dropLast()) : String(component)
      if name != "self", !(isBehindMark && value == EmptyElement.none) {
        guard let next = value.property(name) else { return nil }
        value = next
      }
      isBehindMark = isBehindMark || isMarked
    }
    return value
  }
}
