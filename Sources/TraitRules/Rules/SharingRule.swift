/// Several subscribers of one chain each re-run its side effects.
enum SharingRule: Rule {
  static let id = RuleID.sharing

  static let documentation = RuleDocumentation(
    summary: "several subscribers of one chain each re-run its side effects",
    severity: .warning,
    isOnByDefault: true,
    whatItDoes: """
      Counts the runs of one name whose chain has a side effect above no share, and reports the UI binding that brings \
      each run but the first. A name is a `let`, a stored or a computed property, or what a function is handed; a computed one \
      makes a new chain at every use. Where the name is bound to relays alone, those bindings count whose relay feeds UI.
      """,
    why: "Each subscription makes its own request: two labels bound to one search send two requests a keystroke.",
    example: """
      let results = query.rx.text.flatMapLatest { api.search($0) }
      results.map { "\\($0.count)" }.bind(to: count.rx.text)
      results.bind(to: table.rx.items(dataSource: source))
      """,
    useInstead: """
      let results = query.rx.text.asDriver()
        .flatMapLatest { api.search($0).asDriver(onErrorJustReturn: []) }
      """,
    fixSafety: "sharing changes when a late subscriber gets its first element: it is given the last one at once.",
    knownLimits: """
      Subscriptions to a property of two different objects of a class are not counted together unless they stand in \
      the same type, and it is not seen where each object is made.
      """)

  /// Findings over all bindings of the project by their index, each with the name that it speaks of.
  static func check(
    _ bindings: [Binding], _ context: RuleContext
  ) -> [Int: (finding: Finding, name: SharedName?)] {
    // What is true of a chain may take long to find out: where nothing feeds user interface, nobody wants to know.
    guard bindings.contains(where: \.isUI) || !context.project.isWhollyLinted,
      bindings.contains(where: mayRepeat)
    else { return [:] }
    var shown = ShownRelays(bindings, context.analysis)
    let groups = groups(of: bindings, context)
    var findings: [Int: (finding: Finding, name: SharedName?)] = [:]
    let scopes = Dictionary(grouping: groups.keys, by: \.runs)
    // A name says more than what somebody handed in.
    func order(_ group: Group, _ uses: [Use]) -> (rank: Int, binding: Int, name: Place, event: Place) {
      let name = group.runs.name.declaration
      return (isName(name, context.project) ? 0 : 1, uses[0].binding, name, group.runs.event)
    }
    for (group, uses) in groups.sorted(by: { order($0.key, $0.value) < order($1.key, $1.value) }) {
      guard let first = uses.first else { continue }
      let runs = Set(uses.map(\.run)).count + uses.map { $0.copies - 1 }.reduce(0, +)
      guard runs > 1 else { continue }
      // Those of another type may be given the same object, and what a closure hands back is another for each of its
      // calls: whether they make a run more, nothing tells.
      let isCounted = scopes[group.runs]?.count == 1 && !isOfClosure(group, uses, bindings, context.project)
      var ui = uses.filter { bindings[$0.binding].isBoundToUI }
      // Where none feeds user interface itself, those speak that do so by way of a relay.
      if ui.isEmpty { ui = uses.filter { shown.areFed(by: bindings[$0.binding]) } }
      // The first subscription makes the first run. Each further run is said once, where user interface first takes
      // part in it: whoever joins a run adds none.
      var told: Set<Run> = []
      var repeats = ui.filter { ($0.run != first.run || $0.copies > 1) && told.insert($0.run).inserted }
      if repeats.isEmpty { repeats = ui.filter { $0.binding == first.binding } }
      for use in repeats where findings[use.binding] == nil {
        // One of each other run: those who share one have no part in the count.
        var named: Set<Run> = [use.run]
        let others = uses.filter { named.insert($0.run).inserted }.prefix(8).map { bindings[$0.binding] }
        let finding = finding(
          bindings[use.binding], group.runs.name, isCounted ? runs : nil, use.effect, others, context)
        // What is handed in has no name that could be rewritten.
        let isName = isName(group.runs.name.declaration, context.project)
        findings[use.binding] = (finding, isName ? group.runs.name : nil)
      }
    }
    return findings
  }

  private static func mayRepeat(_ binding: Binding) -> Bool {
    let sharing = binding.facts.sharing
    return !binding.isSubscription && (sharing.repeats || !sharing.reads.isEmpty)
  }

  private static func groups(of bindings: [Binding], _ context: RuleContext) -> [Group: [Use]] {
    var groups: [Group: [Use]] = [:]
    /// By name: what a function subscribes to of its own locals, each of its calls does.
    var inside: [Runs: [Use]] = [:]
    for (index, binding) in bindings.enumerated() where !binding.isWatched {
      for read in binding.facts.sharing.reads
      where context.analysis.meaning.counts(binding.call, for: read.name.declaration)
        && !isOfAnyObject(read.name, binding, context) && !isOfOneUse(read, binding, context)
      {
        let own = subscription(of: binding, having: read.name, context.project)
        let turns = LoopTurns(context.analysis.lowering).count(
          of: binding, reading: read.name.declaration, run: read.run)
        var use = Use(
          binding: index, run: run(of: binding, read.run), copies: read.copies * turns, effect: read.effect,
          maker: read.maker)
        // Each call of a function has its own locals: what one of its subscriptions runs is told once.
        if let own, own == binding.inside, read.run == nil { use.run = Run(place: own) }
        for event in read.triggers.isEmpty ? [.nowhere] : read.triggers {
          let runs = Runs(name: read.name, event: event)
          if own != nil {
            inside[runs, default: []].append(use.asOwn)
          } else {
            groups[Group(runs: runs, scope: scope(of: read.name, binding, context)), default: []].append(use)
          }
        }
      }
    }
    for group in groups.keys {
      groups[group]?.append(contentsOf: inside[group.runs] ?? [])
      // What a closure subscribes to besides returning it runs whenever the closure does, which the events make it do.
      guard group.runs.event != .nowhere else { continue }
      groups[group]?.append(contentsOf: inside[Runs(name: group.runs.name, event: .nowhere)] ?? [])
    }
    joinOwn(&groups, bindings, context)
    let read = Set(groups.keys.map { Runs(name: $0.runs.name, event: .nowhere) } + groups.keys.map(\.runs))
    for (runs, uses) in inside where !read.contains(runs) { groups[Group(runs: runs, scope: .nowhere)] = uses }
    var apart: [Group: [Use]] = [:]
    for (var group, uses) in groups {
      for (maker, uses) in ofEachObject(uses) {
        group.runs.maker = maker
        apart[group] = joined(uses.sorted { $0.binding < $1.binding }, context.project)
      }
    }
    return apart
  }

  /// Adds to whoever subscribes to an object's property what the object itself subscribes to when it is made: each of them
  /// has that run beside its own.
  private static func joinOwn(_ groups: inout [Group: [Use]], _ bindings: [Binding], _ context: RuleContext) {
    let project = context.project
    for (group, uses) in groups where isOfAnObject(group.runs.name, project) {
      guard let owner = project.enclosingType(of: group.runs.name.declaration),
        case let here = project.declaration(owner).place, group.scope != here,
        let own = groups[Group(runs: group.runs, scope: here)]
      else { continue }
      let made = own.filter { runsWhileMade(bindings[$0.binding].call, context) }
      groups[group] = uses + made.map(\.asOwn)
    }
  }

  /// Whether each object of the type around a place runs it when it is made: in an initialiser, or in what one calls.
  private static func runsWhileMade(_ place: Place, _ context: RuleContext, depth: Int = 0) -> Bool {
    let project = context.project
    guard let function = project.enclosingFunction(of: place), project.isDirectly(place, in: function) else {
      return false
    }
    if project.kind(function) == .initDecl { return true }
    guard depth < 4, project.kind(function) == .funcDecl else { return false }
    return context.analysis.lowering.visibleCalls(of: function).contains { call in
      project.enclosingType(of: call) == project.enclosingType(of: function)
        && runsWhileMade(call, context, depth: depth + 1)
    }
  }

  /// Each object has its own chain, where it is seen which call made it: those of which that is not seen are counted by
  /// themselves. What an object or a call subscribes to by itself, each has.
  private static func ofEachObject(_ uses: [Use]) -> [Place: [Use]] {
    let byMaker = Dictionary(grouping: uses.filter { !$0.isOwn }) { $0.maker ?? .nowhere }
    let own = uses.filter(\.isOwn)
    return byMaker.isEmpty ? [.nowhere: own] : byMaker.mapValues { $0 + own }
  }

  /// Whether one of the subscriptions to a closure's local is made in that closure, and another one elsewhere.
  private static func isOfClosure(_ group: Group, _ uses: [Use], _ bindings: [Binding], _ project: Project) -> Bool {
    guard let body = project.enclosingBody(of: group.runs.name.declaration), project.kind(body) == .closureExpr else {
      return false
    }
    let inside = uses.count { subscription(of: bindings[$0.binding], having: group.runs.name, project) != nil }
    return inside > 0 && inside < uses.count
  }

  /// Of subscriptions in different branches of one `if` or `switch`, one call makes one: they are one run.
  private static func joined(_ uses: [Use], _ project: Project) -> [Use] {
    var ways: [[Run]] = []
    return uses.map { use in
      let way = ways.firstIndex { way in
        way.contains(use.run) || way.allSatisfy { areExclusive($0.place, use.run.place, project) }
      }
      guard let way else {
        ways.append([use.run])
        return use
      }
      ways[way].append(use.run)
      var joined = use
      joined.run = ways[way][0]
      return joined
    }
  }

  private static func areExclusive(_ one: Place, _ other: Place, _ project: Project) -> Bool {
    guard one.file == other.file else { return false }
    var branch = one
    while let around = project.parent(branch) {
      if project.isInside(other, around) {
        return [.codeBlock, .switchCase].contains(project.kind(branch))
          && [.ifExpr, .switchExpr].contains(project.kind(around)) && !project.isInside(other, branch)
      }
      branch = around
    }
    return false
  }

  /// The subscription of a binding to which a name is local, of its function or of one around that: its call, or the one
  /// in the function that the call hands something to.
  private static func subscription(
    of binding: Binding, having name: SharedName, _ project: Project
  ) -> Place? {
    guard let body = project.enclosingBody(of: name.declaration) else { return nil }
    return [binding.call, binding.inside].first { !$0.isNowhere && project.isInside($0, body) }
  }

  /// A subscription's part in the runs of a name.
  private struct Use {
    var binding: Int
    var run: Run
    var copies: Int
    var effect: CauseID
    /// The call that made the object whose name it reads, or what keeps that object, where that is in sight.
    var maker: Place?
    /// Whether each object, or each call of a function, does it by itself.
    var isOwn = false

    var asOwn: Use {
      var use = self
      use.isOwn = true
      return use
    }
  }

  /// What runs a chain: a share, a subscription, or one in a function that the call hands the chain to.
  private struct Run: Hashable {
    var place: Place
    var inside = Place.nowhere
  }

  private static func run(of binding: Binding, _ share: Place?) -> Run {
    share.map { Run(place: $0) } ?? Run(place: binding.call, inside: binding.inside)
  }

  /// The runs of a name that count together: those of one event, or those of subscriptions themselves.
  private struct Runs: Hashable {
    var name: SharedName
    var event: Place
    /// The call that made the object, where uses of others are told apart from its.
    var maker = Place.nowhere
  }

  private struct Group: Hashable {
    var runs: Runs
    var scope: Place
  }

  /// Subscriptions to a property count together inside one type: two objects of a class have a chain each. So do two
  /// calls of a function whose local leaves it: one view model's `transform` is called by each of its screens.
  private static func scope(of name: SharedName, _ binding: Binding, _ context: RuleContext) -> Place {
    let project = context.project
    let isLocal = project.enclosingBody(of: name.declaration) != nil
    guard isLocal || isOfAnObject(name, project), let here = project.enclosingType(of: binding.call) else {
      return .nowhere
    }
    return project.declaration(here).place
  }

  /// What a view makes of itself, such as a text field's checked text, or an extension of an object whose class is out of
  /// sight, says nothing of whether two who use it use the same one: a screen has several.
  private static func isOfAnyObject(_ name: SharedName, _ binding: Binding, _ context: RuleContext) -> Bool {
    let (project, declaration) = (context.project, name.declaration)
    guard name.isComputed, project.enclosingBody(of: declaration) == nil,
      variable(name, project)?.contains(.isStatic) != true
    else { return false }
    guard let type = project.enclosingType(of: declaration) else {
      return project.enclosingExternalExtension(of: declaration) != nil
    }
    guard let here = project.enclosingType(of: binding.call) else { return false }
    return context.analysis.meaning.isUI(type) && !context.analysis.meaning.areRelated(here, type)
  }

  /// Whether a name is that of an object which a function made for this very subscription: `make().title.drive(label)`.
  private static func isOfOneUse(_ read: Read, _ binding: Binding, _ context: RuleContext) -> Bool {
    let (project, lowering) = (context.project, context.analysis.lowering)
    guard let maker = read.maker, lowering.isMadeByEachCall(maker) else { return false }
    var base = project.first(binding.receiver)
    while let at = base {
      if project.kind(at) == .callExpr, !project.isInside(maker, at), case .object(let made) = lowering.value(of: at) {
        return lowering.store[made].site == maker
      }
      base = project.first(at)
    }
    return false
  }

  private static func isOfAnObject(_ name: SharedName, _ project: Project) -> Bool {
    guard project.enclosingBody(of: name.declaration) == nil,
      project.enclosingType(of: name.declaration) != nil,
      let variable = variable(name, project)
    else { return false }
    return !variable.contains(.isStatic)
  }

  private static func isName(_ declaration: Place, _ project: Project) -> Bool {
    [.patternBinding, .identifierPattern].contains(project.kind(declaration))
  }

  /// What a message calls it; an argument, which has no name, by its words.
  static func title(of name: SharedName, _ project: Project) -> String {
    switch project.kind(name.declaration) {
    case .patternBinding, .identifierPattern, .parameter, .closureParameter: project.name(name.declaration)
    case .closureExpr: "$0"
    default: project.outline(name.declaration).firstLine
    }
  }

  /// How a name is declared; `nil` for one that is no variable.
  private static func variable(_ name: SharedName, _ project: Project) -> NodeFlags? {
    let tree = project.tree(name.declaration)
    return tree.ancestor(of: name.declaration.node) { $0 == .variableDecl }.map { tree[$0].flags }
  }

  /// Whether all who read a name, wherever they are, read the same chain: a global, a static property.
  static func isForAll(_ name: SharedName, _ project: Project) -> Bool {
    project.enclosingBody(of: name.declaration) == nil && !isOfAnObject(name, project)
  }

  /// - Parameter runs: `nil` where there are more than can be counted.
  private static func finding(
    _ binding: Binding, _ name: SharedName, _ runs: Int?, _ effect: CauseID, _ others: [Binding],
    _ context: RuleContext
  ) -> Finding {
    let project = context.project
    let isNamed = isName(name.declaration, project)
    let title = title(of: name, project)
    var related = context.reporter.related(effect)
    related += others.map { other in
      // In a function that the call hands the chain to, the subscription itself.
      let callee = other.inside.isNowhere ? other.callee : context.project.first(other.inside) ?? other.callee
      return RelatedLocation(
        location: context.reporter.wordLocation(callee), message: "another subscriber of `\(title)`")
    }
    let reason = effect.isNone ? "its side effects run again" : context.words.text(effect)
    let computed = name.isComputed ? ", a new chain at every use," : ""
    let times = runs.map { "\($0) times" } ?? "more than once"
    return context.reporter.finding(
      id, .warning, effect.isLikely ? .likely : .certain, at: binding,
      "`\(title)`\(computed) is run \(times) for its subscribers, and each time \(reason)",
      related: related,
      suggestion: isNamed ? Suggestion.text(sharing: title, name) : nil)
  }
}
