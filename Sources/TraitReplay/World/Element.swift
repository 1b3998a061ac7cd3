/// What flows through a rebuilt chain in place of strings and models: a number that tells where an element came from and
/// which steps it went through, so that two elements are the same only if the same happened to them.
struct Element: Hashable, Sendable {
  var number: UInt64
  /// An error that `materialize` made an element of.
  var isError = false

  init(_ number: UInt64) { self.number = number }

  /// Never called: gives sequences without elements the type of all others.
  init(never: Never) { self.init(0) }

  /// The element after a step that makes another one of it.
  func passed(through step: UInt64) -> Element {
    Element(Element.mix(number ^ (step &* 0x9E37_79B9_7F4A_7C15)))
  }

  /// The element that a step makes of two.
  func joined(with other: Element) -> Element {
    passed(through: other.number)
  }

  /// The element that a step makes of several.
  static func joined(_ elements: [Element]) -> Element {
    elements.reduce(Element(0x5EED)) { $0.joined(with: $1) }
  }

  // SplitMix64's last steps.
  private static func mix(_ value: UInt64) -> UInt64 {
    let value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    return value ^ (value >> 27)
  }
}

/// What probes and closures fail with.
struct ReplayError: Error, Equatable {}
