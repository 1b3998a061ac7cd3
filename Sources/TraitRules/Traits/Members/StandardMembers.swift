/// Members of Swift's own types, and of Foundation's, that are of one type whoever has them.
enum StandardMembers {
  static let properties: [String: KnownName] = [
    "absoluteString": .String, "capitalized": .String, "count": .Int, "debugDescription": .String,
    "description": .String, "hashValue": .Int, "isEmpty": .Bool, "localizedCapitalized": .String,
    "localizedDescription": .String, "localizedLowercase": .String, "localizedUppercase": .String,
    "uuidString": .String,
  ]

  static let methods: [String: KnownName] = [
    "addingPercentEncoding": .String, "allSatisfy": .Bool, "appendingFormat": .String, "base64EncodedString": .String,
    "hasPrefix": .Bool, "hasSuffix": .Bool, "lowercased": .String, "padding": .String,
    "replacingCharacters": .String, "replacingOccurrences": .String, "trimmingCharacters": .String,
    "uppercased": .String,
  ]
}
