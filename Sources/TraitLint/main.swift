import Foundation
@_spi(Debug) import TraitRules

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "tree" {
  for path in arguments.dropFirst() {
    let bytes = [UInt8](FileManager.default.contents(atPath: path)!)
    let tree = SyntaxTree(parsing: bytes)
    func show(_ id: NodeID, _ indent: Int) {
      let node = tree[id]
      print(String(repeating: " ", count: indent), node.kind, tree.text(token: node.token).prefix(30).replacing("\n", with: " "))
      for child in tree.children(id) { show(child, indent + 1) }
    }
    show(tree.root, 0)
  }
} else if arguments.first == "parse" {
  var unknown = 0
  var nodes = 0
  var tokens = 0
  let clock = ContinuousClock()
  let time = clock.measure {
  for path in String(decoding: FileManager.default.contents(atPath: arguments.last!)!, as: UTF8.self).split(separator: "\n") {
    guard let data = FileManager.default.contents(atPath: String(path)) else { continue }
    let tree = SyntaxTree(parsing: [UInt8](data))
    nodes += tree.nodes.count
    tokens += tree.tokens.count
    for node in tree.nodes where node.kind == .unknownExpr || node.kind == .skipped {
      unknown += 1
      let line = data.prefix(Int(tree.tokens[Int(node.first)].start)).filter { $0 == 10 }.count + 1
      if unknown < 60 { print(path, line, node.kind) }
    }
  }
  }
  print("nodes", nodes, "tokens", tokens, "unknown", unknown, time)
}
