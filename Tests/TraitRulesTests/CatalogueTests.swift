import Testing

@testable import TraitRules

@Suite("The catalogue has every operator, once")
struct CatalogueTests {
  @Test("Every name that RxSwift declares today has a row that is not removed", arguments: CurrentOperators.groups)
  func current(group: CurrentOperators.Group) {
    for name in group.names.split(whereSeparator: \.isWhitespace).map(String.init) {
      let row = rows(of: name, on: group.receiver, isStatic: group.isStatic).first { $0.removed == nil }
      #expect(row != nil, "\(group.receiver) \(name)")
    }
  }

  @Test("A name that RxSwift dropped says when, and what to write instead", arguments: RemovedOperators.groups)
  func removed(group: RemovedOperators.Group) {
    for entry in group.names.split(whereSeparator: \.isWhitespace) {
      let parts = entry.split(separator: "@")
      let release = parts[1].prefix { $0 != ">" }.split(separator: ".").compactMap { Int($0) }
      let version = RxVersion(release[0], release[1])
      let rows = rows(of: String(parts[0]), on: group.receiver, isStatic: group.isStatic)
      let row = rows.first { $0.removed == version }
      #expect(row != nil, "\(group.receiver) \(entry)")
      if parts[1].hasSuffix(">") { #expect(row?.renamedTo != nil, "\(group.receiver) \(entry)") }
    }
  }

  @Test("No call means two rows in one release")
  func noDuplicates() {
    let keyed = Dictionary(grouping: Catalogue.standard.rows) { row in
      [row.library, row.signature, row.receiver.rawValue, row.type ?? "", String(row.isStatic)]
    }
    for (key, rows) in keyed where rows.count > 1 {
      let ordered = rows.sorted { ($0.introduced ?? RxVersion(0)) < ($1.introduced ?? RxVersion(0)) }
      for (earlier, later) in zip(ordered, ordered.dropFirst()) {
        let end = earlier.removed ?? RxVersion(.max)
        #expect(end <= later.introduced ?? RxVersion(0), "\(key)")
      }
    }
  }

  @Test("A name finds its rows in table order, an unknown one none")
  func lookup() {
    let rows = Catalogue.standard.rows(named: "throttle")
    #expect(rows.first?.signature == "throttle(_:latest:scheduler:)")
    #expect(rows.contains { $0.receiver == .shared && $0.labels == ["_", "latest"] })
    #expect(rows.allSatisfy { $0.name == "throttle" })
    #expect(Catalogue.standard.rows(named: "throttel").isEmpty)
  }

  @Test("Every successor is in the catalogue itself")
  func successors() {
    for row in Catalogue.standard.rows {
      guard let now = row.renamedTo else { continue }
      let words = now.split { !$0.isLetter && !$0.isNumber }
      let known = words.contains { !Catalogue.standard.rows(named: String($0)).isEmpty }
      #expect(known, "\(row.signature) → \(now)")
    }
  }

  @Test("Every row says where it was read")
  func notes() {
    for row in Catalogue.standard.rows {
      #expect(
        row.note.contains(".swift") || row.note.contains("known from its documentation") || row.library != "RxSwift")
      #expect(row.note.count > 5, "\(row.signature)")
    }
  }

  /// The rows that a name means on a receiver: its own, or those of what the receiver is too.
  private func rows(of name: String, on receiver: CatalogueRow.Receiver, isStatic: Bool) -> [CatalogueRow] {
    let base = String(name.prefix { $0 != "(" })
    let receivers: [CatalogueRow.Receiver] =
      switch receiver {
      case .driver, .signal: [receiver, .shared]
      case .single, .maybe, .completable: [receiver, .primitive]
      case .relay, .subject, .controlEvent, .controlProperty: [receiver, .observable]
      case .observable: [receiver, .any]
      default: [receiver]
      }
    return Catalogue.standard.rows(named: base).filter { row in
      receivers.contains(row.receiver) && row.isStatic == isStatic && row.signature.filter { $0 != "…" } == name
    }
  }
}
