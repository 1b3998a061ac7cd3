/// Which places of a project are which in the same project with some files rewritten: a rewrite moves what stands behind
/// it, and leaves it what it was.
final class RewrittenPlaces {
  private let before: Project
  private let after: Project
  private let rewritten: Set<Int32>
  private var pairs: [Int32: Pairs] = [:]

  /// Of each node the one in the other tree, 0 for none.
  private struct Pairs {
    var afterwards: [NodeID]
    var before: [NodeID]
  }

  init(before: Project, after: Project, rewritten: Set<Int32>) {
    self.before = before
    self.after = after
    self.rewritten = rewritten
  }

  func place(afterwards place: Place) -> Place? { moved(place, \.afterwards) }

  func place(before place: Place) -> Place? { moved(place, \.before) }

  private func moved(_ place: Place, _ direction: KeyPath<Pairs, [NodeID]>) -> Place? {
    guard rewritten.contains(place.file) else { return place }
    let node = pairs(of: place.file)[keyPath: direction][Int(place.node)]
    return node == 0 ? nil : Place(file: place.file, node: node)
  }

  private func pairs(of file: Int32) -> Pairs {
    if let known = pairs[file] { return known }
    let found = Self.pairs(before.files[Int(file)].tree, after.files[Int(file)].tree)
    pairs[file] = found
    return found
  }

  /// Nodes that stand in the same place of both trees. Of what has other children than before, which are which is not
  /// known, but for imports that were added: what stands behind them is paired from the end on.
  private static func pairs(_ before: SyntaxTree, _ after: SyntaxTree) -> Pairs {
    var pairs = Pairs(
      afterwards: Array(repeating: 0, count: before.nodes.count), before: Array(repeating: 0, count: after.nodes.count))
    var waiting = [(before.root, after.root)]
    while let (old, new) = waiting.popLast() {
      pairs.afterwards[Int(old)] = new
      pairs.before[Int(new)] = old
      let (ones, others) = (Array(before.children(old)), Array(after.children(new)))
      guard ones.count == others.count || before.kind(old) == .sourceFile else { continue }
      for (one, other) in zip(ones.reversed(), others.reversed()) {
        guard before.kind(one) == after.kind(other) else { break }
        waiting.append((one, other))
      }
    }
    return pairs
  }
}
