/// How a type looks that is put around a baton.
struct Enclosure {
  var keyword = "final class"
  var conformances: [String] = []
  /// Declarations that the baton's names are in scope of.
  var members: [String] = []
  /// What the initialiser does once the setup is done.
  var initialiser: [String] = []
  /// The call of the superclass's initialiser.
  var superInitialiser: String?
  /// Whether the superclass has an initialiser without parameters.
  var isSuperEmpty = false
}

extension AppWriter {
  /// Declares a type that holds what a baton needs, in a file of its own.
  ///
  /// - Returns: an object of it, as whoever uses the type makes one.
  mutating func enclose(_ baton: Baton, in name: String, _ enclosure: Enclosure) -> Baton.Variable {
    file(name, declaration(of: name, baton, enclosure))
    return object(of: name, baton)
  }

  func object(of name: String, _ baton: Baton) -> Baton.Variable {
    Baton.Variable(name: name.decapitalizedFirst, type: name, value: "\(name)(\(AppWriter.arguments(baton.inputs)))")
  }

  static func parameters(_ inputs: [Baton.Variable]) -> String {
    inputs.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
  }

  static func arguments(_ inputs: [Baton.Variable]) -> String {
    inputs.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
  }

  func declaration(of name: String, _ baton: Baton, _ enclosure: Enclosure) -> String {
    let heirs = enclosure.conformances.isEmpty ? "" : ": " + enclosure.conformances.joined(separator: ", ")
    var parts: [String] = []
    let members = enclosure.members.joined(separator: "\n\n")
    let isInPlace = isInPlace(baton, enclosure)
    parts.append(contentsOf: stored(baton, usedIn: Words.all(in: members), isInPlace: isInPlace))
    let properties = enclosure.members.filter { !$0.contains("\n") && !$0.contains("func ") }
    let others = enclosure.members.filter { $0.contains("\n") || $0.contains("func ") }
    let block = (properties + parts).joined(separator: "\n")
    var sections = block.isEmpty ? [] : [block]
    if !isInPlace { sections.append(initialiser(baton, usedIn: Words.all(in: members), enclosure)) }
    sections += others
    return """
      \(enclosure.keyword) \(name)\(heirs) {
      \(sections.joined(separator: "\n\n").indented())
      }
      """
  }

  /// Whether properties with initial values are all that it takes.
  private func isInPlace(_ baton: Baton, _ enclosure: Enclosure) -> Bool {
    guard baton.inputs.isEmpty, enclosure.initialiser.isEmpty, enclosure.superInitialiser == nil else { return false }
    let names = Set(baton.objects.map(\.name))
    return baton.setup.allSatisfy { step in
      guard case .object(let object) = step else { return false }
      return Words.all(in: object.value).isDisjoint(with: names)
    }
  }

  private func stored(_ baton: Baton, usedIn words: Set<String>, isInPlace: Bool) -> [String] {
    let inputs = baton.inputs.filter { words.contains($0.name) }.map { "private let \($0.name): \($0.type)" }
    let objects = baton.objects.map { object in
      guard isInPlace else { return "private let \(object.name): \(object.type)" }
      let isPlain = object.value.hasPrefix(object.type + "(")
      return "private let \(object.name)\(isPlain ? "" : ": " + object.type) = \(object.value)"
    }
    return inputs + objects
  }

  private func initialiser(_ baton: Baton, usedIn words: Set<String>, _ enclosure: Enclosure) -> String {
    var lines = baton.inputs.filter { words.contains($0.name) }.map { "self.\($0.name) = \($0.name)" }
    let rest = [enclosure.superInitialiser].compactMap(\.self) + enclosure.initialiser
    lines += AppWriter.setup(baton, before: rest) + rest
    return """
      \(enclosure.isSuperEmpty && baton.inputs.isEmpty ? "override " : "")init(\(AppWriter.parameters(baton.inputs))) {
      \(lines.joined(separator: "\n").indented())
      }
      """
  }

  /// The setup as statements before `rest`; objects that are used again there are local names too.
  ///
  /// - Parameter isRepeated: these run again and again, and those of all runs are kept, in arrays.
  static func setup(_ baton: Baton, before rest: [String], isRepeated: Bool = false) -> [String] {
    func keeping(_ value: String, in name: String) -> String {
      isRepeated ? "\(name).append(\(value))" : "\(name) = \(value)"
    }
    var lines: [String] = []
    var used = Words.all(in: rest.joined(separator: "\n"))
    for step in baton.setup.reversed() {
      switch step {
      case .statement(let text):
        lines.append(text)
        used.formUnion(Words.all(in: text))
      case .object(let object):
        let isPlain = object.value.hasPrefix(object.type + "(")
        if used.contains(object.name) {
          lines.append(keeping(object.name, in: "self.\(object.name)"))
          lines.append("let \(object.name)\(isPlain ? "" : ": " + object.type) = \(object.value)")
        } else {
          lines.append(keeping(object.value, in: object.name))
        }
        used.formUnion(Words.all(in: object.value))
      }
    }
    return lines.reversed()
  }
}
