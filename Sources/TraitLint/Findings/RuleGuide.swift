import TraitRules

/// What a user wants to know of a rule beyond a finding's message.
struct RuleGuide: Sendable {
  /// One line.
  var summary: String
  /// Why it matters: what happens at run time.
  var reason: String
  /// Code that the rule flags, and what to write instead.
  var flagged: String
  var instead: String
  /// What the rule cannot see.
  var limits: String
  var severity: Severity
  var isOnByDefault = true

  static func of(_ rule: RuleID) -> RuleGuide {
    switch rule {
    case .mainThread: mainThread
    case .errorHandling: errorHandling
    case .sharing: sharing
    case .errorEndsStream: errorEndsStream
    case .preferDriver: preferDriver
    case .unusedSuppression: unusedSuppression
    }
  }

  private static let mainThread = RuleGuide(
    summary: "elements can reach a UI sink off the main thread",
    reason: """
      UIKit and AppKit may only be used on the main thread. A closure that touches a view runs on whatever thread the \
      element arrives on. RxCocoa's own binders move each element to the main queue by themselves: there nothing \
      crashes, but elements arrive later than what is already on main, and the compiler proves nothing.
      """,
    flagged: """
      api.profile()
        .subscribe(onNext: { self.nameLabel.text = $0.name })
      """,
    instead: """
      api.profile()
        .asDriver(onErrorJustReturn: .empty)
        .drive(onNext: { self.nameLabel.text = $0.name })
      """,
    limits: """
      A library that delivers on main without its source being visible is only believed if the catalogue or the \
      configuration says so.
      """,
    severity: .error)

  private static let errorHandling = RuleGuide(
    summary: "an error can reach a UI sink",
    reason: """
      A UI sink has no use for an error: in a debug build RxCocoa stops the program there, in a release build the \
      binding silently ends and the view never changes again.
      """,
    flagged: """
      api.search(query)
        .map { "\\($0.count) results" }
        .bind(to: countLabel.rx.text)
      """,
    instead: """
      api.search(query)
        .map { "\\($0.count) results" }
        .asDriver(onErrorJustReturn: "")
        .drive(countLabel.rx.text)
      """,
    limits: "A call whose definition is not in sight is taken to be able to fail, since its type permits it.",
    severity: .error)

  private static let sharing = RuleGuide(
    summary: "several subscribers of one chain each re-run its side effects",
    reason: """
      An `Observable` starts anew for each subscriber: two bindings of one request are two requests.
      """,
    flagged: """
      let results = query.flatMapLatest { api.search($0) }
      results.map { "\\($0.count)" }.bind(to: countLabel.rx.text)
      results.bind(to: tableView.rx.items(cellIdentifier: "Cell")) { … }
      """,
    instead: """
      let results = query.flatMapLatest { api.search($0).asDriver(onErrorJustReturn: []) }
      results.map { "\\($0.count)" }.drive(countLabel.rx.text)
      results.drive(tableView.rx.items(cellIdentifier: "Cell")) { … }
      """,
    limits: "Only subscribers in sight are counted.",
    severity: .warning)

  private static let errorEndsStream = RuleGuide(
    summary: "the error is caught, but outside the inner sequence, so the stream ends with it",
    reason: """
      A catch replaces the failed sequence, and what it replaces is over. Outside a `flatMap` that is the whole \
      stream: after the first failed request, later taps and queries do nothing.
      """,
    flagged: """
      query.asObservable()
        .flatMapLatest { api.search($0) }
        .asDriver(onErrorJustReturn: [])
      """,
    instead: """
      query.asDriver()
        .flatMapLatest { api.search($0).asDriver(onErrorJustReturn: []) }
      """,
    limits: "A stream that ends on purpose after its first error is flagged as well.",
    severity: .warning)

  private static let preferDriver = RuleGuide(
    summary: "all three guarantees hold by hand; a Driver would have the compiler prove it",
    reason: """
      `observe(on:)`, `catchAndReturn` and `share` in the right order do what a Driver does, until somebody adds an \
      operator between them. A Driver's type keeps the promise.
      """,
    flagged: """
      api.search(query)
        .observe(on: MainScheduler.instance)
        .catchAndReturn([])
        .share(replay: 1, scope: .whileConnected)
        .bind(to: items)
      """,
    instead: """
      api.search(query)
        .asDriver(onErrorJustReturn: [])
        .drive(items)
      """,
    limits: "Off unless asked for: such code is right as it stands.",
    severity: .warning,
    isOnByDefault: false)

  private static let unusedSuppression = RuleGuide(
    summary: "a 'traitlint:disable' that silences nothing",
    reason: """
      It once silenced a finding. Now it would silence the next one, which nobody has looked at.
      """,
    flagged: """
      // traitlint:disable:next error_handling
      label.text = "done"
      """,
    instead: """
      label.text = "done"
      """,
    limits: "Suppressions of rules that are off are not judged.",
    severity: .warning)
}
