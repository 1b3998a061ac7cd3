/// Calls of Swift's own library that are over before anybody could notice on which thread they were made.
enum QuickFunctions {
  /// What is made of one value, or of one collection in a single pass.
  static let methods: Set<String> = [
    "append", "appending", "capitalized", "compactMap", "components", "contains", "dropFirst", "dropLast",
    "elementsEqual",
    "enumerated", "filter", "first", "firstIndex", "flatMap", "hasPrefix", "hasSuffix", "isMultiple", "joined", "last",
    "lowercased", "map", "mapValues", "max", "min", "padding", "prefix", "replacingOccurrences", "reversed", "rounded",
    "some", "split", "starts", "suffix", "trimmingCharacters", "uppercased",
  ]

  static let functions: Set<String> = [
    "abs", "ceil", "debugPrint", "floor", "max", "min", "NSLocalizedString", "NSLog", "print", "round", "zip",
  ]

  /// Their initialisers.
  static let types: Set<String> = [
    "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Decimal", "Dictionary", "Double", "Float",
    "IndexPath", "Int", "Int16", "Int32", "Int64", "Int8", "NSNumber", "NSString", "Optional", "Range", "Set", "String",
    "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
  ]
}
