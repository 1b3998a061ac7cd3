/// A call in a chain: `.map { … }`.
struct ChainLink {
  /// The whole call, all that it is called on included.
  var call: Place
  /// The member expression of its name.
  var callee: Place
  /// What it is called on.
  var base: Place
  var name: String
  /// The row of the catalogue that the call means; `nil` for an operator of the project's own, or one that is not in
  /// sight.
  var row: CatalogueRow?
}

/// A chain taken apart: where it begins and what is called on that, in source order.
struct Chain {
  var root: Place
  var links: [ChainLink]

  /// The whole chain up to, not including, the link at `index`.
  func expression(before index: Int) -> Place { index == 0 ? root : links[index - 1].call }
}

extension Analysis {
  /// More links than anybody writes are left whole: each beginning of a chain is looked at by itself.
  private static let mostLinks = 200

  /// Takes a chain apart down to the first expression that is not an operator called on a sequence.
  func chain(_ expression: Place) -> Chain {
    var links: [ChainLink] = []
    var current = expression
    while links.count < Self.mostLinks, let link = link(current) {
      links.append(link)
      current = link.base
    }
    return Chain(root: current, links: links.reversed())
  }

  /// The link that an expression ends with.
  func link(_ expression: Place) -> ChainLink? {
    guard project.kind(expression) == .callExpr, let callee = project.first(expression),
      project.kind(callee) == .memberExpr, let base = project.first(callee), isLink(project.symbol(callee), base)
    else { return nil }
    return ChainLink(
      call: expression, callee: callee, base: base, name: project.name(callee), row: row(ofCall: expression))
  }

  private func isLink(_ name: Symbol, _ base: Place) -> Bool {
    lowering.alternatives(of: lowering.value(of: base)).contains { value in
      switch value {
      case .sequence: true
      case .asked, .lost: lowering.isKnownOperator(name)
      case .object(let ref): lowering.isKnownOperator(name) && meaning.isSequence(lowering.store[ref].type)
      default: false
      }
    }
  }

  /// The row of the catalogue that a call on a sequence means.
  private func row(ofCall call: Place) -> CatalogueRow? {
    guard case .sequence(let chain) = lowering.value(of: call), let step = graph.step(of: chain),
      project.parent(step.place) == call
    else { return nil }
    return catalogue.rows[Int(step.row)]
  }
}

extension CatalogueRow {
  /// It subscribes to a sequence for each element: `flatMap`, `switchLatest`, `merge()`.
  var isFlattening: Bool { elements == .inner && kind == .operator && !isStatic && failure != .catchesIntoInner }

  /// It passes elements on as they are.
  var passesElements: Bool {
    guard !isStatic, kind == .operator || kind == .conversion, library == "RxSwift" else { return false }
    return elements == .same || elements == .argument || elements == .inputs && delivery != .inner
  }

  /// It subscribes to several sequences at once, or to one after the other.
  var joinsInputs: Bool { elements == .combined || elements == .inputs }
}
