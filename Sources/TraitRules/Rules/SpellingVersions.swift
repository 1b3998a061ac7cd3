/// Tells RxSwift's release by names that only some releases have.
final class SpellingVersions {
  /// A file is read once, however many bindings it has.
  private var known: [Int32: RxVersion] = [:]
  private var ofProject: RxVersion?

  /// What a file's spellings show, else those of the whole project.
  func version(of file: Int32, in project: Project) -> RxVersion {
    if let version = known[file] { return version }
    let version = Self.version(of: project.files[Int(file)].tree) ?? version(of: project)
    known[file] = version
    return version
  }

  /// The names of RxSwift 5 are still there in 6: a file with one of 6 decides.
  func version(of project: Project) -> RxVersion {
    if let ofProject { return ofProject }
    let files = Set(
      Self.releases.keys.flatMap { project.files(with: project.word(.called, project.symbols.intern($0))) })
    let versions = files.sorted().compactMap { Self.version(of: project.files[Int($0)].tree) }
    let version = versions.max() ?? RxVersion(6)
    ofProject = version
    return version
  }

  /// `label.rx_text` is RxSwift 2's. A name of that kind that RxCocoa never had is so, too, but for a file that writes
  /// `label.rx.text` as well: there it is the app's own.
  private static func version(of tree: SyntaxTree) -> RxVersion? {
    var version: RxVersion?
    var (hasOld, hasNew) = (false, false)
    for (index, node) in tree.nodes.enumerated() where node.kind == .memberExpr || node.kind == .argument {
      let text = tree.text(token: node.token)
      if text.hasPrefix("rx_") {
        if ReactiveMembers.standard.members(named: String(text.dropFirst(3))).isEmpty {
          hasOld = true
        } else {
          return RxVersion(2)
        }
      }
      hasNew = hasNew || text == "rx"
      guard let release = releases[text] ?? release(ofLabel: text, at: NodeID(index), in: tree) else { continue }
      version = version.map { min($0, release) } ?? release
    }
    return hasOld && !hasNew ? RxVersion(2) : version
  }

  /// `bind(with: self) { … }`. (The `with:` overloads of Binder's and subscribe's sisters, since 6.1.)
  private static func release(ofLabel label: String, at argument: NodeID, in tree: SyntaxTree) -> RxVersion? {
    guard label == "with", tree[argument].kind == .argument else { return nil }
    let callee = tree[tree.parent(argument)].firstChild
    guard tree[callee].kind == .memberExpr, subscriptions.contains(tree.name(callee)) else { return nil }
    return RxVersion(6, 1)
  }

  private static let subscriptions = ["bind", "subscribe", "drive", "emit"]

  /// The last release that has a name, or the first; of 3, the last before most of its names were taken back in 3.4.
  private static let releases: [String: RxVersion] = [
    "bindTo": RxVersion(3, 3), "addDisposableTo": RxVersion(3, 3), "bindNext": RxVersion(3, 3),
    "shareReplay": RxVersion(5), "shareReplayLatestWhileConnected": RxVersion(5), "catchErrorJustReturn": RxVersion(5),
    "observeOn": RxVersion(5), "subscribeOn": RxVersion(5), "catchError": RxVersion(5), "retryWhen": RxVersion(5),
    "catchAndReturn": RxVersion(6),
  ]
}
