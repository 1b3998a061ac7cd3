/// Free functions of Swift's own library, and of Foundation's: none asks anything for an answer.
enum StandardFunctions {
  static let names: Set<String> = [
    "abs", "assert", "assertionFailure", "autoreleasepool", "debugPrint", "dispatchPrecondition", "dump", "exit",
    "fatalError", "max", "min", "numericCast", "pow", "precondition", "preconditionFailure",
    "print", "repeatElement", "round", "sequence", "sqrt", "stride", "swap", "type", "unsafeBitCast", "unsafeDowncast",
    "withExtendedLifetime", "withUnsafeBytes", "withUnsafeMutablePointer", "withUnsafePointer",
    "withoutActuallyEscaping",
    "zip", "ceil", "floor", "NSClassFromString", "NSLocalizedString", "NSLog", "NSStringFromClass",
    "NSStringFromSelector", "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_sync_enter", "objc_sync_exit",
  ]

  /// Methods of Swift's sequences, collections and optionals that throw what their closure throws, and nothing else.
  static let rethrowing: Set<String> = [
    "allSatisfy", "compactMap", "compactMapValues", "contains", "drop", "filter", "first", "firstIndex", "flatMap",
    "forEach", "last", "lastIndex", "map", "mapValues", "max", "min", "partition", "prefix", "reduce", "removeAll",
    "sort", "sorted", "split", "withLock",
  ]
}
