@testable import TraitLint

/// The JSON Schema of the configuration, made from what the reader goes by, and as much of a validator as it takes.
enum ConfigurationSchema {
  static var text: String {
    let properties = ConfigurationKey.allCases.map { key in
      (key.rawValue, JSONValue.object([("description", .string(key.summary))] + members(of: key.shape)))
    }
    let schema = JSONValue.object([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string("Configuration of traitlint (.traitlint.yml)")),
      ("type", .array([.string("object"), .string("null")])),
      ("additionalProperties", .bool(false)),
      ("properties", .object(properties)),
    ])
    return schema.text() + "\n"
  }

  private static func members(of shape: ConfigurationKey.Shape) -> [(String, JSONValue)] {
    switch shape {
    case .boolean: return [("type", .string("boolean"))]
    case .text:
      return [("type", .array(["string", "number", "boolean"].map(JSONValue.string))), ("minLength", .int(1))]
    case .choice(let words):
      // What an editor's YAML reads as a truth value has to be listed as one.
      let values = words.map { $0 == "true" || $0 == "false" ? JSONValue.bool($0 == "true") : .string($0) }
      return [("enum", .array(values))]
    case .version:
      return [
        ("type", .array(["string", "number"].map(JSONValue.string))),
        ("pattern", .string("^v?[0-9]+(\\.[0-9]+){0,2}$")),
      ]
    case .list(let element): return [("type", .string("array")), ("items", .object(members(of: element)))]
    case .mapping(let keys, let value):
      guard let keys else {
        return [("type", .string("object")), ("additionalProperties", .object(members(of: value)))]
      }
      return record(keys.map { ($0, value) })
    case .record(let fields): return record(fields.map { ($0.key, $0.shape) })
    case .reporter:
      return [
        ("type", .string("string")), ("pattern", .string("^(\(Choices.reporters.joined(separator: "|")))(=.+)?$")),
      ]
    }
  }

  private static func record(_ fields: [(String, ConfigurationKey.Shape)]) -> [(String, JSONValue)] {
    [
      ("type", .string("object")), ("additionalProperties", .bool(false)),
      ("properties", .object(fields.map { ($0.0, .object(members(of: $0.1))) })),
    ]
  }

  /// Whether a document is valid by a schema; both as our own reader reads them.
  static func accepts(_ node: YAMLNode, by schema: YAMLNode) -> Bool {
    if let types = schema[key: "type"] {
      let names = types.text.map { [$0] } ?? types.elements.compactMap(\.text)
      if !names.contains(where: { isType($0, node) }) { return false }
    }
    if let values = schema[key: "enum"]?.elements, !values.contains(where: { $0.text == node.text }) { return false }
    if schema[key: "minLength"] != nil, node.text == "" { return false }
    if let pattern = schema[key: "pattern"]?.text, let text = node.text,
      (try? Regex(pattern).firstMatch(in: text)) == nil
    {
      return false
    }
    if let items = schema[key: "items"], !node.elements.allSatisfy({ accepts($0, by: items) }) { return false }
    guard case .mapping(let entries) = node.value else { return true }
    return entries.allSatisfy { entry in
      if let property = schema[key: "properties"]?[key: entry.key] { return accepts(entry.value, by: property) }
      guard let rest = schema[key: "additionalProperties"] else { return true }
      return rest.text == nil ? accepts(entry.value, by: rest) : rest.text == "true"
    }
  }

  private static func isType(_ name: String, _ node: YAMLNode) -> Bool {
    switch (node.value, name) {
    case (.null, "null"), (.sequence, "array"), (.mapping, "object"): true
    case (.scalar(let text, false), "boolean"): text == "true" || text == "false"
    case (.scalar(let text, false), "number"): Double(text) != nil
    case (.scalar(let text, let isQuoted), "string"):
      isQuoted || (Double(text) == nil && text != "true" && text != "false")
    default: false
    }
  }
}
