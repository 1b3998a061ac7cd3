/// Which subscriptions run a shared name's chain, and which of those runs count together.
struct SharedRuns {
  /// A subscription's part in the runs of a name.
  struct Use {
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
  struct Run: Hashable {
    var place: Place
    var inside = Place.nowhere
  }

  /// The runs of a name that count together: those of one event, or those of subscriptions themselves.
  struct Runs: Hashable {
    var name: SharedName
    var event: Place
    /// The call that made the object, where uses of others are told apart from its.
    var maker = Place.nowhere
  }

  /// Those, and the type in which they count.
  struct Group: Hashable {
    var runs: Runs
    var scope: Place
  }

  private let bindings: [Binding]
  private let context: RuleContext
  private var analysis: Analysis { context.analysis }
  private var project: Project { context.project }

  init(of bindings: [Binding], _ context: RuleContext) {
    self.bindings = bindings
    self.context = context
  }

  /// The uses of each name that count together, in order of the bindings.
  func groups() -> [Group: [Use]] {
    var groups: [Group: [Use]] = [:]
    /// By name: what a function subscribes to of its own locals, each of its calls does.
    var inside: [Runs: [Use]] = [:]
    for (index, binding) in bindings.enumerated() where !binding.isWatched {
      for read in binding.facts.sharing.reads
      where analysis.meaning.counts(binding.call, for: read.name.declaration)
        && !isOfAnyObject(read.name, binding) && !isOfOneUse(read, binding)
      {
        let own = subscription(of: binding, having: read.name)
        let turns = LoopTurns(analysis.lowering).count(
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
            groups[Group(runs: runs, scope: scope(of: read.name, binding)), default: []].append(use)
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
    joinOwn(&groups)
    let read = Set(groups.keys.map { Runs(name: $0.runs.name, event: .nowhere) } + groups.keys.map(\.runs))
    for (runs, uses) in inside where !read.contains(runs) { groups[Group(runs: runs, scope: .nowhere)] = uses }
    var apart: [Group: [Use]] = [:]
    for (var group, uses) in groups {
      for (maker, uses) in ofEachObject(uses) {
        group.runs.maker = maker
        apart[group] = joined(uses.sorted { $0.binding < $1.binding })
      }
    }
    return apart
  }

  /// Adds to whoever subscribes to an object's property what the object itself subscribes to when it is made: each of them
  /// has that run beside its own.
  private func joinOwn(_ groups: inout [Group: [Use]]) {
    for (group, uses) in groups where group.runs.name.isOfAnObject(project) {
      guard let owner = project.enclosingType(of: group.runs.name.declaration),
        case let here = project.declaration(owner).place, group.scope != here,
        let own = groups[Group(runs: group.runs, scope: here)]
      else { continue }
      let made = own.filter { runsWhileMade(bindings[$0.binding].call) }
      groups[group] = uses + made.map(\.asOwn)
    }
  }

  /// Whether each object of the type around a place runs it when it is made: in an initialiser, or in what one calls.
  private func runsWhileMade(_ place: Place, depth: Int = 0) -> Bool {
    guard let function = project.enclosingFunction(of: place), project.isDirectly(place, in: function) else {
      return false
    }
    if project.kind(function) == .initDecl { return true }
    guard depth < 4, project.kind(function) == .funcDecl else { return false }
    return analysis.lowering.visibleCalls(of: function).contains { call in
      project.enclosingType(of: call) == project.enclosingType(of: function)
        && runsWhileMade(call, depth: depth + 1)
    }
  }

  /// Each object has its own chain, where it is seen which call made it: those of which that is not seen are counted by
  /// themselves. What an object or a call subscribes to by itself, each has.
  private func ofEachObject(_ uses: [Use]) -> [Place: [Use]] {
    let byMaker = Dictionary(grouping: uses.filter { !$0.isOwn }) { $0.maker ?? .nowhere }
    let own = uses.filter(\.isOwn)
    return byMaker.isEmpty ? [.nowhere: own] : byMaker.mapValues { $0 + own }
  }

  /// Whether one of the subscriptions to a closure's local is made in that closure, and another one elsewhere.
  func isOfClosure(_ group: Group, _ uses: [Use]) -> Bool {
    guard let body = project.enclosingBody(of: group.runs.name.declaration), project.kind(body) == .closureExpr else {
      return false
    }
    let inside = uses.count { subscription(of: bindings[$0.binding], having: group.runs.name) != nil }
    return inside > 0 && inside < uses.count
  }

  /// Of subscriptions in different branches of one `if` or `switch`, one call makes one: they are one run.
  private func joined(_ uses: [Use]) -> [Use] {
    var ways: [[Run]] = []
    return uses.map { use in
      let way = ways.firstIndex { way in
        way.contains(use.run) || way.allSatisfy { areExclusive($0.place, use.run.place) }
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

  private func areExclusive(_ one: Place, _ other: Place) -> Bool {
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
  private func subscription(of binding: Binding, having name: SharedName) -> Place? {
    guard let body = project.enclosingBody(of: name.declaration) else { return nil }
    return [binding.call, binding.inside].first { !$0.isNowhere && project.isInside($0, body) }
  }

  private func run(of binding: Binding, _ share: Place?) -> Run {
    share.map { Run(place: $0) } ?? Run(place: binding.call, inside: binding.inside)
  }

  /// Subscriptions to a property count together inside one type: two objects of a class have a chain each. So do two
  /// calls of a function whose local leaves it: one view model's `transform` is called by each of its screens.
  private func scope(of name: SharedName, _ binding: Binding) -> Place {
    let isLocal = project.enclosingBody(of: name.declaration) != nil
    guard isLocal || name.isOfAnObject(project), let here = project.enclosingType(of: binding.call) else {
      return .nowhere
    }
    return project.declaration(here).place
  }

  /// What a view makes of itself, such as a text field's checked text, or an extension of an object whose class is out of
  /// sight, says nothing of whether two who use it use the same one: a screen has several.
  private func isOfAnyObject(_ name: SharedName, _ binding: Binding) -> Bool {
    let declaration = name.declaration
    guard name.isComputed, project.enclosingBody(of: declaration) == nil,
      name.variableFlags(project)?.contains(.isStatic) != true
    else { return false }
    guard let type = project.enclosingType(of: declaration) else {
      return project.enclosingExternalExtension(of: declaration) != nil
    }
    guard let here = project.enclosingType(of: binding.call) else { return false }
    return analysis.meaning.isUI(type) && !analysis.meaning.areRelated(here, type)
  }

  /// Whether a name is that of an object which a function made for this very subscription: `make().title.drive(label)`.
  private func isOfOneUse(_ read: Read, _ binding: Binding) -> Bool {
    let lowering = analysis.lowering
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
}
