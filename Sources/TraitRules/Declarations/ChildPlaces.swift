/// A node's children in source order, read off the tree as they are asked for.
struct ChildPlaces: Sequence, IteratorProtocol {
  fileprivate let nodes: UnsafePointer<Node>
  fileprivate let file: Int32
  fileprivate var following: NodeID

  init(nodes: UnsafePointer<Node>, file: Int32, following: NodeID) {
    self.nodes = nodes
    self.file = file
    self.following = following
  }

  mutating func next() -> Place? {
    guard following != 0 else { return nil }
    defer { following = nodes[Int(following)].nextSibling }
    return Place(file: file, node: following)
  }

  var first: Place? { following == 0 ? nil : Place(file: file, node: following) }

  var isEmpty: Bool { following == 0 }

  var count: Int { reduce(0) { count, _ in count + 1 } }

  var last: Place? { reduce(nil) { $1 } }
}
