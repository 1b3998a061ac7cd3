/// A node in a file of the project: where a fact was set, where a name is declared.
struct Place: Hashable, Comparable, BitwiseCopyable {
  var file: Int32
  var node: NodeID

  static let nowhere = Place(file: -1, node: 0)

  var isNowhere: Bool { file < 0 }

  /// Both in one number.
  var bits: UInt64 { UInt64(UInt32(bitPattern: file)) << 32 | UInt64(UInt32(bitPattern: node)) }

  /// Places are what most is kept by.
  func hash(into hasher: inout Hasher) { hasher.combine(bits) }

  static func < (left: Place, right: Place) -> Bool { (left.file, left.node) < (right.file, right.node) }
}
