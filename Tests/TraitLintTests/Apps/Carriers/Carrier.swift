/// One way in which an app hands a sequence, an observer, a closure, a scheduler or a view model on.
struct Carrier: Sendable {
  /// What comes out of a carrier as it went in.
  struct Kept: OptionSet, Sendable {
    let rawValue: Int
    static let delivery = Kept(rawValue: 1), failure = Kept(rawValue: 2), sharing = Kept(rawValue: 4)
    /// Whoever asks twice gets two sequences.
    static let anew = Kept(rawValue: 8)
    /// It is handed over later: what a `subscribe(on:)` below moves has not come yet.
    static let later = Kept(rawValue: 16)

    /// The very sequence is handed on.
    static let all: Kept = [.delivery, .failure, .sharing]
    static let allLater: Kept = [.delivery, .failure, .sharing, .later]
    static let madeAnew: Kept = [.delivery, .failure, .anew]
    /// A subject stands between, which is everybody's.
    static let hot: Kept = [.delivery, .failure]
    /// A relay stands between, which never fails and is everybody's.
    static let relayed: Kept = [.delivery]
    static let nothing: Kept = []
  }

  let name: String
  let keeps: Kept
  /// Why it can't always be followed, where that is so.
  let limit: String?
  /// Hands a baton on.
  let hand: @Sendable (_ baton: inout Baton, _ writer: inout AppWriter) -> Void

  init(
    _ name: String, keeps: Kept, limit: String? = nil,
    _ hand: @escaping @Sendable (inout Baton, inout AppWriter) -> Void
  ) {
    self.name = name
    self.keeps = keeps
    self.limit = limit
    self.hand = hand
  }
}

extension Carrier {
  /// A theme of the table, with what belongs to it.
  struct Theme: Sendable {
    let title: String
    let carriers: [Carrier]
  }

  static let themes = [
    Theme(title: "Values at hand", carriers: values),
    Theme(title: "Properties", carriers: storedProperties + askedProperties),
    Theme(title: "Functions", carriers: functions),
    Theme(title: "Protocols and generic types", carriers: protocols),
    Theme(title: "Objects that are given", carriers: injection),
    Theme(title: "Closures", carriers: closures),
    Theme(title: "Architectures", carriers: architectures + reactors),
    Theme(title: "Observers and relays", carriers: observers),
    Theme(title: "Operators of one's own", carriers: operators),
    Theme(title: "Files and modules", carriers: places),
  ]

  /// The one table of them.
  static let all = themes.flatMap(\.carriers)

  static func named(_ name: String) -> Int? { all.firstIndex { $0.name == name } }
}
