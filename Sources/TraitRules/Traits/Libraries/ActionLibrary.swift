/// Action: what its work sends is told apart into elements and errors, so that only `execute` can fail.
enum ActionLibrary {
  /// Other names of its type. (Action.swift.)
  static let aliases = ["CocoaAction": "Action", "CompletableAction": "Action"]

  static let rows: [CatalogueRow] = [
    sendingWork(property("elements", "Action.swift: on the thread of the work; one run, shared")),
    property("errors", "Action.swift: a relay, on the thread of the work"),
    property("underlyingError", "Action+Extensions.swift: errors as elements"),
    property("executing", "Action.swift: replays the last value; on the thread that starts or ends the work"),
    property(
      "enabled", "Action.swift: a subject of whether it may run; its documentation says main, its code does not"),
    property("executionObservables", "Action.swift: the runs themselves, each of which can fail"),
    property("completions", "Action+Extensions.swift: of a CompletableAction"),
    sendingWork(
      .made(
        by: "Action", "execute(_?:)", type: "Action", delivery: .caller, failure: .adds("the work may fail"),
        sharing: .hot, lifetime: .finite,
        "Action.swift: the work begins at the call, and its replay goes to every subscriber")),
    .end(
      of: "Action", "inputs", on: .library, kind: .sink, result: .other, "Action.swift: an observer of elements only"),
    .end(
      of: "Action", "bind(to:controlEvent:inputTransform:)", on: .reactive, kind: .sink, result: .other,
      "Control+Action.swift: a control runs the action"),
    .end(
      of: "Action", "bind(to:inputTransform:)", on: .reactive, kind: .sink, result: .other,
      "Button+Action.swift and others: a control runs the action"),
    .end(
      of: "Action", "bind(to:input:)", on: .reactive, kind: .sink, result: .other,
      "Button+Action.swift and others: a control runs the action"),
  ]

  private static func property(_ signature: StaticString, _ note: String) -> CatalogueRow {
    .made(by: "Action", signature, type: "Action", delivery: .caller, sharing: .hot, note)
  }

  /// A row whose elements are those of the work.
  private static func sendingWork(_ row: CatalogueRow) -> CatalogueRow {
    var row = row
    row.shape.elements = .modelled
    return row
  }
}
