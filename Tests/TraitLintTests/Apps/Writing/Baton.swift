/// What is handed from carrier to carrier: an expression that gives the sequence, and what has to stand around it.
///
/// A carrier adds to it in the function at hand (`let items = …`), or encloses it in a type, after which the sequence is
/// asked of an object of that type. So every carrier can follow every other.
struct Baton {
  enum Trait: Sendable { case observable, driver, single }

  var trait = Trait.observable
  let element: ElementType
  /// What the screen gives: its controls. Every type on the way passes them down.
  var inputs: [Variable] = []
  /// What is done once: objects that live as long as the sequence is used, and statements that need their order.
  var setup: [Step] = []
  /// Statements that lead to the expression.
  var statements: [String] = []
  var expression: String
  /// What the screen's own actions call.
  var actions: [String] = []
  /// Whether an error can end a subscription to something else than UI, whose author lets it.
  var isEndedByAuthor = false
  /// Whether two threads write into the source, so that the order of elements is anybody's guess.
  var isWrittenOnTwoThreads = false
  /// Whether something on the way is fed by `drive`, which has to be called on main.
  var isDriven = false
  /// How often elements are delayed, and errors are tried again.
  var delays = 0
  var retries = 0

  struct Variable {
    var name: String
    var type: String
    var value: String

    var optionalType: String { type.hasPrefix("any ") ? "(\(type))?" : "\(type)?" }
  }

  enum Step {
    case object(Variable)
    case statement(String)
  }

  var type: String {
    switch trait {
    case .observable: "Observable<\(element.name)>"
    case .driver: "Driver<\(element.name)>"
    case .single: "Single<\(element.name)>"
    }
  }

  /// A sequence of its type that says nothing.
  var silence: String { trait == .single ? ".never()" : ".empty()" }

  /// The body of a function that gives the sequence.
  var body: [String] { statements.isEmpty ? [expression] : statements + ["return \(expression)"] }

  var objects: [Variable] {
    setup.compactMap { if case .object(let variable) = $0 { variable } else { nil } }
  }

  /// The head of a closure that uses what the baton needs, as it has to stand in a class: `[service, tap] in `.
  func captures(_ text: String? = nil, parameters: String = "") -> String {
    let words = Words.all(in: text ?? body.joined(separator: "\n"))
    let names = (inputs + objects).map(\.name).filter(words.contains)
    let list = names.isEmpty ? "" : "[\(names.joined(separator: ", "))] "
    return list.isEmpty && parameters.isEmpty ? "" : "\(list)\(parameters)\(parameters.isEmpty ? "" : " ")in "
  }
}

// MARK: - What carriers do to it

extension Baton {
  /// From here on the sequence is asked of an object that holds everything so far.
  mutating func comes(from object: Variable, _ expression: String) {
    setup = [.object(object)]
    statements = []
    self.expression = expression
  }

  /// Makes an object that needs nothing of what there is.
  mutating func need(_ name: String, _ type: String, _ value: String) {
    setup.append(.object(Variable(name: name, type: type, value: value)))
  }

  /// Makes an object out of what there is; the sequence is asked of it from now on.
  mutating func add(_ name: String, _ type: String, _ value: String) {
    settle()
    setup.append(.object(Variable(name: name, type: type, value: value)))
  }

  /// Does something once, before the sequence is asked for.
  mutating func perform(_ statement: String) {
    settle()
    setup.append(.statement(statement))
  }

  /// What was said on the way to the expression is said once from now on.
  private mutating func settle() {
    setup += statements.map(Step.statement)
    statements = []
  }

  /// Calls an operator.
  mutating func call(_ operation: String, gives trait: Trait? = nil) {
    let lastLine = expression.split(separator: "\n").last ?? ""
    expression += lastLine.count + operation.count > 90 ? "\n  .\(operation)" : ".\(operation)"
    if let trait { self.trait = trait }
  }

  mutating func makeObservable() { if trait != .observable { call("asObservable()", gives: .observable) } }

  mutating func makeDriver() {
    if trait != .driver { call("asDriver(onErrorJustReturn: \(element.empty))", gives: .driver) }
  }
}
