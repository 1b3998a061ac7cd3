/// All files of one run with everything they declare, indexed by name. Built once, then only read.
final class Project {
  struct File {
    var path: String
    var folders: [Substring]
    var tree: SyntaxTree
    var lines: LineTable
    var isLinted: Bool
    /// Modules that the file imports.
    var imports: Set<String>
  }

  let files: [File]
  var types: [TypeDeclaration] = []
  /// Types by their own name, nested ones included.
  var typesByName: [String: [TypeID]] = [:]
  var typeAt: [Place: TypeID] = [:]
  var globals: [String: [Member]] = [:]
  var globalTypealiases: [String: [Place]] = [:]
  var extensions: [String: [ExternalExtension]] = [:]
  /// Functions and properties that extensions give to RxSwift's sequence types.
  var sequenceFunctions: [String: [Place]] = [:]
  var sequenceVariables: [String: [Member]] = [:]
  /// Types by the names that they inherit from or conform to.
  var inheritors: [String: [TypeID]] = [:]
  /// Call expressions by the name that is called.
  var calls: [String: [Place]] = [:]
  /// Assignments by the last name on the left.
  var assignments: [String: [Place]] = [:]

  init(files: [File]) {
    self.files = files
    for index in files.indices { DeclarationCollector(project: self, file: Int32(index)).collect() }
    for index in files.indices { DeclarationCollector(project: self, file: Int32(index)).collectExtensions() }
    collectSequenceMembers()
    for index in files.indices { indexUses(Int32(index)) }
    for (id, type) in types.enumerated() {
      for name in type.inherited { inheritors[name, default: []].append(id) }
    }
  }

  func tree(_ place: Place) -> SyntaxTree { files[Int(place.file)].tree }

  func node(_ place: Place) -> Node { files[Int(place.file)].tree[place.node] }

  func kind(_ place: Place) -> NodeKind { node(place).kind }

  func text(_ place: Place) -> String { tree(place).text(place.node) }

  func name(_ place: Place) -> String { tree(place).name(place.node) }

  func children(_ place: Place) -> [Place] {
    tree(place).children(place.node).map { Place(file: place.file, node: $0) }
  }

  func child(_ place: Place, _ kind: NodeKind) -> Place? {
    tree(place).firstChild(place.node, kind).map { Place(file: place.file, node: $0) }
  }

  func parent(_ place: Place) -> Place? {
    let parent = node(place).parent
    return parent == 0 ? nil : Place(file: place.file, node: parent)
  }

  /// The type whose declaration or extension encloses `place`.
  func enclosingType(of place: Place) -> TypeID? {
    var current: Place? = place
    while let at = current {
      if let type = typeAt[at] { return type }
      current = parent(at)
    }
    return nil
  }

  /// The extension of an outside type that encloses `place`.
  func enclosingExternalExtension(of place: Place) -> Place? {
    var current: Place? = place
    while let at = current {
      if kind(at) == .extensionDecl, typeAt[at] == nil { return at }
      current = parent(at)
    }
    return nil
  }

  /// Of several declarations of one name, those closest to `file` in the folder tree: one name can be declared in
  /// many modules or example apps, and the nearest is the one that the compiler sees.
  func nearest<T>(_ candidates: [T], to file: Int32, place: (T) -> Place) -> [T] {
    guard candidates.count > 1, file >= 0 else { return candidates }
    let folders = files[Int(file)].folders
    var best = -1
    var result: [T] = []
    for candidate in candidates {
      let at = place(candidate).file
      var shared = at == file ? Int.max : 0
      if at != file {
        let other = files[Int(at)].folders
        while shared < min(folders.count, other.count), folders[shared] == other[shared] { shared += 1 }
      }
      if shared > best {
        best = shared
        result = [candidate]
      } else if shared == best {
        result.append(candidate)
      }
    }
    return result
  }

  /// Types named `name` as seen from `file`, the nearest ones.
  func types(named name: String, from file: Int32) -> [TypeID] {
    guard let candidates = typesByName[name] else { return [] }
    return nearest(candidates, to: file) { types[$0].place }
  }

  /// Whether `place` is `ancestor` or a part of it.
  func isInside(_ place: Place, _ ancestor: Place) -> Bool {
    var current: Place? = place
    while let at = current {
      if at == ancestor { return true }
      current = parent(at)
    }
    return false
  }

  private func collectSequenceMembers() {
    for type in sequenceProtocolNames.union(sequenceTypeNames.keys).sorted() {
      var members: [Member] = (extensions[type] ?? []).flatMap { $0.members.values.joined() }
      // RxSwift's own sources among the linted files.
      for candidate in typesByName[type] ?? [] where types[candidate].parent == nil {
        members += types[candidate].members.values.joined()
      }
      members.sort { ($0.place.file, $0.place.node) < ($1.place.file, $1.place.node) }
      for member in members where !member.isStatic {
        switch member.kind {
        case .function: sequenceFunctions[member.name, default: []].append(member.place)
        case .variable: sequenceVariables[member.name, default: []].append(member)
        case .enumCase: break
        }
      }
    }
  }

  private func indexUses(_ file: Int32) {
    let tree = files[Int(file)].tree
    for index in 1..<tree.nodes.count {
      let node = tree.nodes[index]
      let id = NodeID(index)
      switch node.kind {
      case .callExpr:
        guard let name = calleeName(tree, id) else { continue }
        calls[name, default: []].append(Place(file: file, node: id))
      case .assignmentOperator:
        // Assignments do not chain: whatever compiles has the target first and the operator next.
        let target = tree[node.parent].firstChild
        guard target != 0, tree[target].nextSibling == id, let name = lastName(tree, target) else { continue }
        assignments[name, default: []].append(Place(file: file, node: id))
      default: break
      }
    }
  }

  private func calleeName(_ tree: SyntaxTree, _ call: NodeID) -> String? {
    lastName(tree, tree[call].firstChild)
  }

  /// The last name of `a.b?.c`.
  private func lastName(_ tree: SyntaxTree, _ id: NodeID) -> String? {
    var current = id
    while current != 0 {
      switch tree[current].kind {
      case .memberExpr, .identifierExpr, .implicitMemberExpr: return tree.name(current)
      case .optionalChain, .forceUnwrap: current = tree[current].firstChild
      default: return nil
      }
    }
    return nil
  }
}

/// Byte offsets of line starts, for turning offsets into lines and columns.
struct LineTable: Sendable {
  let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        if bytes[index] == 0x0A {
          starts.append(index + 1)
        } else if bytes[index] == 0x0D, index + 1 >= bytes.count || bytes[index + 1] != 0x0A {
          starts.append(index + 1)
        }
        index += 1
      }
    }
    self.starts = starts
  }

  /// Line and column from 1, the column in bytes.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
