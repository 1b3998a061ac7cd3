// RxSwift 6. A library of trees, copied into an app: each function makes nodes of what others made of its arguments. Told
// apart by all that they were made of, there would be as many nodes as ways to make one.
import RxCocoa
import RxSwift
import UIKit

struct Node {
  var keys: [String]
  var children: [Node]
  var depth: Int

  init(keys: [String], children: [Node], depth: Int) {
    self.keys = keys
    self.children = children
    self.depth = depth
  }

  init(left: Node, key: String, right: Node) {
    self.init(keys: [key], children: [left, right], depth: left.depth + 1)
  }

  var first: Node { children.first?.first ?? self }
  var last: Node { children.last?.last ?? self }

  func prefix(_ end: Int) -> Node { end == 0 ? Node(keys: [], children: [first], depth: depth) : slice(0, end) }

  func suffix(_ start: Int) -> Node { start == 0 ? self : slice(start, keys.count) }

  func slice(_ start: Int, _ end: Int) -> Node {
    if start == end { return Node(keys: [], children: [children[start]], depth: depth) }
    return Node(keys: Array(keys[start..<end]), children: Array(children[start...end]), depth: depth)
  }

  func joined(with other: Node, by key: String) -> Node {
    if depth == other.depth { return balanced(Node(left: self, key: key, right: other)) }
    if depth > other.depth { return replacingLast(with: last.joined(with: other, by: key)) }
    return other.replacingFirst(with: joined(with: other.first, by: key))
  }

  func replacingLast(with node: Node) -> Node { balanced(prefix(children.count - 1).appending(node)) }

  func replacingFirst(with node: Node) -> Node { balanced(suffix(1).prepending(node)) }

  func appending(_ node: Node) -> Node { Node(keys: keys + node.keys, children: children + [node], depth: depth) }

  func prepending(_ node: Node) -> Node { Node(keys: node.keys + keys, children: [node] + children, depth: depth) }

  func balanced(_ node: Node) -> Node {
    if node.keys.count < 3 { return node }
    let middle = node.keys.count / 2
    return Node(left: node.prefix(middle), key: node.keys[middle], right: node.suffix(middle + 1))
  }

  func removing(_ key: String) -> Node {
    guard depth > 0 else { return self }
    guard let index = keys.firstIndex(of: key) else { return mapped { $0.removing(key) } }
    return prefix(index).joined(with: suffix(index + 1), by: key)
  }

  func inserting(_ key: String) -> Node {
    guard depth > 0 else { return self }
    guard let index = keys.firstIndex(where: { $0 > key }) else { return last.joined(with: Node.leaf(key), by: key) }
    return prefix(index).joined(with: suffix(index).inserting(key), by: keys[index])
  }

  func mapped(_ change: (Node) -> Node) -> Node { balanced(Node(keys: keys, children: children.map(change), depth: depth)) }

  func merged(with other: Node) -> Node {
    guard depth > 0, let key = other.keys.first else { return self }
    return inserting(key).merged(with: other.removing(key)).joined(with: other.first, by: key)
  }

  func intersection(with other: Node) -> Node {
    guard depth > 0, let key = keys.first else { return other }
    return removing(key).intersection(with: other.inserting(key)).merged(with: other.last)
  }

  static func leaf(_ key: String) -> Node { Node(keys: [key], children: [], depth: 0) }
}

final class TagService {
  private let tree = BehaviorRelay(value: Node.leaf("swift"))

  func tags(with tag: String) -> Observable<[String]> {
    tree.map { $0.inserting(tag).merged(with: $0.removing(tag)).intersection(with: $0) }.flatMap { self.names(of: $0) }
  }

  func names(of node: Node) -> Observable<[String]> {
    let pruned = node.merged(with: node.removing("draft")).intersection(with: node.inserting("final"))
    let request = URLRequest(url: URL(string: "https://example.com/tags/\(pruned.keys.count)")!)
    return URLSession.shared.rx.data(request: request).map { _ in pruned.keys }.catchAndReturn([])
  }
}

final class TagViewController: UIViewController {
  private let label = UILabel()
  private let service = TagService()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    service.tags(with: "rx").map { $0.joined() }
      .bind(to: label.rx.text)  // expect: main_thread
      .disposed(by: disposeBag)
  }
}
