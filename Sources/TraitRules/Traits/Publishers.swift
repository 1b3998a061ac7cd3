/// What is known of Combine's publishers, which stand beside chains and write into them. (Combine: Publisher)
enum Publishers {
  static let subscriptions: Set<String> = ["sink", "handleEvents"]

  static let receiving = "receive"

  static let types = ["Publisher", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject", "Published"]

  /// Operators that hand on what they are handed, at once.
  static let staying: Set<String> = [
    "map", "tryMap", "compactMap", "tryCompactMap", "filter", "tryFilter", "removeDuplicates", "eraseToAnyPublisher",
    "handleEvents", "print", "scan", "tryScan", "mapError", "replaceError", "replaceNil", "setFailureType", "first",
    "dropFirst", "prefix", "decode", "encode", "ignoreOutput", "assertNoFailure",
  ]
}
