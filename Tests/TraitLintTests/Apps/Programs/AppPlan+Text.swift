import Foundation

/// A plan as a line that can be read again: `taps of a control > map#3 > [computed property]#7 > \`rx.text\`#1`.
extension AppPlan: CustomStringConvertible {
  var description: String {
    var parts = [AppPlan.text(AppSource.all[source.entry].name, seed)]
    for link in links {
      switch link {
      case .carrier(let part): parts.append(AppPlan.text("[\(Carrier.all[part.entry].name)]", part.seed))
      case .step(let part): parts.append(AppPlan.text(AppStep.all[part.entry].name, part.seed))
      }
    }
    return parts.joined(separator: " > ") + " => "
      + sinks.map { AppPlan.text(AppSink.all[$0.entry].name, $0.seed) }.joined(separator: " + ")
  }

  private static func text(_ name: String, _ seed: Int) -> String { "\(name)#\(seed)" }

  /// Reads what `description` gives; nil where a name is in no table.
  init?(_ text: String) {
    let halves = text.components(separatedBy: " => ")
    guard halves.count == 2 else { return nil }
    var links: [Link] = []
    let parts = halves[0].components(separatedBy: " > ").map(AppPlan.read)
    guard let first = parts.first, let source = AppSource.all.firstIndex(where: { $0.name == first.name }) else {
      return nil
    }
    for (name, seed) in parts.dropFirst() {
      if name.hasPrefix("["), let carrier = Carrier.named(String(name.dropFirst().dropLast())) {
        links.append(.carrier(Part(entry: carrier, seed: seed)))
      } else if let step = AppStep.named(name) {
        links.append(.step(Part(entry: step, seed: seed)))
      } else {
        return nil
      }
    }
    let sinks = halves[1].components(separatedBy: " + ").map(AppPlan.read).map { name, seed in
      AppSink.named(name).map { Part(entry: $0, seed: seed) }
    }
    guard !sinks.contains(nil) else { return nil }
    self.init(
      seed: first.seed, source: Part(entry: source, seed: first.seed + 1), links: links, sinks: sinks.compactMap(\.self)
    )
  }

  private static func read(_ part: String) -> (name: String, seed: Int) {
    guard let mark = part.lastIndex(of: "#") else { return (part, 0) }
    return (String(part[..<mark]), Int(part[part.index(after: mark)...]) ?? 0)
  }
}
