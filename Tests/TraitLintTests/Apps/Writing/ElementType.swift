/// What a program's sequences are of: texts, or values with a text.
struct ElementType: Sendable {
  let name: String
  /// Where the text is, in a value.
  private let member: String?

  static let text = ElementType(name: "String", member: nil)

  static func model(_ name: String, _ member: String) -> ElementType { ElementType(name: name, member: member) }

  var empty: String { make("\"\"") }

  func make(_ text: String) -> String { member.map { "\(name)(\($0): \(text))" } ?? text }
  func text(of value: String) -> String { member.map { "\(value).\($0)" } ?? value }

  /// What maps a sequence of them to texts; nil where it is one.
  var textOperator: String? { member.map { "map(\\.\($0))" } }

  /// The declaration of the type, where it needs one.
  var declaration: String? {
    member.map {
      """
      struct \(name): Equatable {
        let \($0): String
      }
      """
    }
  }
}
