/// Objects that a container makes: `register(Loading.self, name: "disk") { _ in Disk() }` says what
/// `resolve(Loading.self, name: "disk")` gives.
extension Lowering {
  /// What a call gets that is handed a type, where others that are handed the same type have closures which make one, each
  /// under a name or a tag: what those make that have the same. `nil` where there is none, or nothing tells them apart.
  func registered(for call: Place, _ frame: FrameID) -> Value? {
    guard let written = typesHanded(toCallAt: call).first, case let arguments = arguments(of: call, frame),
      maker(among: arguments) == nil, let type = meaning.type(madeBy: written), let asked = tags(of: arguments)
    else { return nil }
    let made = calls(handed: type).compactMap { call -> (tags: [Tag], value: Value)? in
      let arguments = self.arguments(of: call, .none)
      guard let maker = maker(among: arguments),
        let tags = tags(of: arguments.filter { $0.place != maker.place })
      else { return nil }
      return (tags, result(of: maker.value(self), inputs: [], at: call))
    }
    let meant = made.filter { $0.tags == asked }.map(\.value)
    guard !meant.isEmpty, meant.count < made.count, !meant.contains(where: { isLost($0) || $0 == .plain }) else {
      return nil
    }
    return coerce(join(meant), to: store.object(of: type), at: call)
  }

  private func maker(among arguments: [Argument]) -> Argument? {
    arguments.last { project.kind($0.expression) == .closureExpr }
  }

  /// A name or a tag, by the label of its argument.
  private struct Tag: Equatable {
    var label: Symbol
    var key: Key
  }

  /// The arguments beside a type; `nil` where one of them is not known while the source is read.
  private func tags(of arguments: [Argument]) -> [Tag]? {
    var tags: [Tag] = []
    for argument in arguments {
      if project.kind(argument.expression) == .memberExpr, project.symbol(argument.expression) == .`self` { continue }
      guard let key = key(argument.expression, argument.frame) else { return nil }
      tags.append(Tag(label: argument.label, key: key))
    }
    return tags
  }
}
