/// What a row does beside its three effects: what it makes of elements, what it calls its closure with, what happens at
/// the end of the sequence that it is called on.
public struct RowShape: Sendable, Equatable {
  /// What its elements are.
  var elements = ElementEffect.same
  /// What it calls its closure with.
  var closureInput = ClosureInput.element
  var traits: Traits = []

  /// What comes out, told by what goes in.
  enum ElementEffect: Sendable {
    /// The elements themselves, or some of them.
    case same
    /// What the closure makes of each.
    case made
    /// Those of the sequence that the closure returns, or that the element is.
    case inner
    /// Those of the argument, or what the closure makes of both.
    case latest
    /// The object and the element.
    case unretained
    /// A tuple of one element of each input, or what the closure makes of them.
    case combined
    /// Those of all inputs.
    case inputs
    /// The argument.
    case argument
    /// The argument, in the place of each.
    case replaced
    /// The elements of the argument.
    case argumentElements
    /// What the argument becomes as elements are added to it.
    case accumulated
    /// What the model of a library says.
    case modelled
    /// Lists of elements.
    case collected
    /// The element with its index.
    case indexed
    case unknown
  }

  enum ClosureInput: Sendable {
    case nothing
    case element
    /// The object of `with:`, or the first argument, and the element.
    case objectAndElement
    case elementAndLatest
    /// What was accumulated and the element.
    case accumulated
    /// One element of each input.
    case elements
    /// The observer of `create`.
    case observer
    /// What the first closure makes: the resource of `using`.
    case resource
    /// Row, item and cell, behind `rx.items(…)`.
    case boundItem
  }

  struct Traits: OptionSet, Sendable {
    let rawValue: UInt64

    /// Sends an element when the sequence above completes, on the thread where that happens.
    static let sendsAtCompletion = Traits(rawValue: 1 << 0)
    /// Sends an element when the sequence above fails, on the thread where that happens.
    static let sendsAtError = Traits(rawValue: 1 << 1)
    /// Subscribes to another sequence, or to the same again, when one ends: what that one sends on being subscribed to
    /// comes on the thread where the other ended.
    static let subscribesAtEnd = Traits(rawValue: 1 << 2)
    /// Completes with an element, on its thread.
    static let endsWithAnElement = Traits(rawValue: 1 << 3)
    /// Sends nothing before the sequence above completes.
    static let waitsForEnd = Traits(rawValue: 1 << 4)
    /// Sends by its timer as long as the sequence above lasts, whether or not that sends anything.
    static let sendsByTimer = Traits(rawValue: 1 << 5)
    /// Of several inputs, one that ends is the end.
    static let endsWithAny = Traits(rawValue: 1 << 6)
    /// Its argument may end before it does: `withLatestFrom` goes on with what it has.
    static let outlivesArgument = Traits(rawValue: 1 << 7)
    /// An end comes later, by the scheduler; an error does not.
    static let delaysEnd = Traits(rawValue: 1 << 8)
    /// A time that is over ends it, with an error.
    static let timesOut = Traits(rawValue: 1 << 9)
    /// A time that is over ends it.
    static let endsByTimer = Traits(rawValue: 1 << 10)
    /// The first window opens when it is subscribed to.
    static let opensAtOnce = Traits(rawValue: 1 << 11)
    /// What waits is passed on by the scheduler, and at completion on the thread of that.
    static let waits = Traits(rawValue: 1 << 12)
    /// Late subscribers are given what they missed.
    static let replays = Traits(rawValue: 1 << 13)
    /// Its closure is read, not run: `create`.
    static let isCreation = Traits(rawValue: 1 << 14)
    /// `do`: a closure that only prints is no effect.
    static let isSideEffect = Traits(rawValue: 1 << 15)
    /// `distinctUntilChanged`.
    static let dropsRepetitions = Traits(rawValue: 1 << 16)
    /// A replay subscribes to what its closure returns, although facts do not depend on it.
    static let runsInner = Traits(rawValue: 1 << 17)
    /// Its elements are sequences where it has no closure.
    static let flattensElements = Traits(rawValue: 1 << 18)
    /// Notifications of a name.
    static let isNotification = Traits(rawValue: 1 << 19)
    /// Changes of a property.
    static let isObservation = Traits(rawValue: 1 << 20)
    /// An author who writes it has thought of errors.
    static let handlesErrors = Traits(rawValue: 1 << 21)
    /// Which elements come out says something: that a condition holds.
    static let selectsElements = Traits(rawValue: 1 << 22)
    /// Elements come out without their optional.
    static let unwrapsElements = Traits(rawValue: 1 << 23)
    /// Fails where there is another number of elements than it wants.
    static let countsElements = Traits(rawValue: 1 << 24)
    /// It is an error, and no other end, upon which it subscribes to what comes then.
    static let subscribesAtError = Traits(rawValue: 1 << 25)
    /// What it sends at completion has come before: it sends nothing where nothing has.
    static let sendsWhatWaits = Traits(rawValue: 1 << 26)
    /// Lets as many elements through as its argument says.
    static let takesFirst = Traits(rawValue: 1 << 27)
    /// A share that lasts as long as somebody is connected: who comes after the end begins anew.
    static let restarts = Traits(rawValue: 1 << 28)
    /// Does its work on a scheduler, which the main scheduler does at once on the main thread; `debounce` sends what
    /// waits as soon as its source ends (Debounce.swift).
    static let hops = Traits(rawValue: 1 << 29)
    /// Fails where the end comes before the element that it waits for. (ElementAt.swift)
    static let failsAtEnd = Traits(rawValue: 1 << 30)
    /// Joins sequences one after the other: what a later one does, the earlier ones have no part in.
    static let joinsInTurn = Traits(rawValue: 1 << 31)
    /// Leaves out as many elements as its argument says, the first ones.
    static let skipsFirst = Traits(rawValue: 1 << 32)
    /// Its end waits for an element that does. (Throttle.swift)
    static let endsWithWhatWaits = Traits(rawValue: 1 << 33)
    /// Returns what its closure makes of the whole sequence.
    static let handsWhole = Traits(rawValue: 1 << 34)
    /// Does not pass on the first element as such: waits for more, or for a condition.
    static let holdsBack = Traits(rawValue: 1 << 35)
    /// Calls its closure with each element, once for each subscriber, and is there for what that returns.
    static let callsForEachElement = Traits(rawValue: 1 << 36)
    /// What it is given without a label is a number, and no closure.
    static let takesNumber = Traits(rawValue: 1 << 37)
    /// A source that has an end only where it has one element: a timer without a period. (Timer.swift, Repeat.swift)
    static let neverEnds = Traits(rawValue: 1 << 38)
    /// Asks its closure something of elements, or has it make one of several: each element calls it.
    static let asksClosure = Traits(rawValue: 1 << 39)
    /// A source of one element and the end, or of an error.
    static let sendsOne = Traits(rawValue: 1 << 40)
  }
}

extension CatalogueRow {
  var elements: RowShape.ElementEffect { shape.elements }
  var closureInput: RowShape.ClosureInput { shape.closureInput }
  var sendsAtCompletion: Bool { shape.traits.contains(.sendsAtCompletion) }
  var sendsAtError: Bool { shape.traits.contains(.sendsAtError) }
  var subscribesAtEnd: Bool { shape.traits.contains(.subscribesAtEnd) }
  var endsWithAnElement: Bool { shape.traits.contains(.endsWithAnElement) }
  var waitsForEnd: Bool { shape.traits.contains(.waitsForEnd) }
  var sendsByTimer: Bool { shape.traits.contains(.sendsByTimer) }
  var endsWithAny: Bool { shape.traits.contains(.endsWithAny) }
  var replays: Bool { shape.traits.contains(.replays) }
  var isCreation: Bool { shape.traits.contains(.isCreation) }
  var isSideEffect: Bool { shape.traits.contains(.isSideEffect) }
  var dropsRepetitions: Bool { shape.traits.contains(.dropsRepetitions) }
  var runsInner: Bool { shape.traits.contains(.runsInner) }
  var selectsElements: Bool { shape.traits.contains(.selectsElements) }
  var unwrapsElements: Bool { shape.traits.contains(.unwrapsElements) }
  var countsElements: Bool { shape.traits.contains(.countsElements) }
  var takesFirst: Bool { shape.traits.contains(.takesFirst) }
  var takesNumber: Bool { shape.traits.contains(.takesNumber) }
  var restarts: Bool { shape.traits.contains(.restarts) }
  var asksClosure: Bool { shape.traits.contains(.asksClosure) }
  var callsForEachElement: Bool { shape.traits.contains(.callsForEachElement) }
  /// Another sequence takes the place of one that has timed out, or has ended without an element.
  var takesOver: Bool {
    lifetime == .inputs && (shape.traits.contains(.timesOut) || sendsAtCompletion && subscribesAtEnd)
  }

  /// For each element one comes out, as it is or made of it.
  var passesEachElement: Bool {
    isSideEffect || shape.traits.contains(.hops) && !shape.traits.contains(.waits)
      || callsForEachElement && !selectsElements && !unwrapsElements
  }
  var flattensElements: Bool { shape.traits.contains(.flattensElements) }
  var isNotification: Bool { shape.traits.contains(.isNotification) }
  var isObservation: Bool { shape.traits.contains(.isObservation) }
  var handlesErrors: Bool { shape.traits.contains(.handlesErrors) }

  var addsFailure: Bool { if case .adds = failure { true } else { false } }

  /// The sequences among its arguments matter.
  var takesInputs: Bool {
    if twin == .driverArguments, isStatic || elements == .latest { return true }
    return delivery == .inputs || delivery == .sampler || failure == .inputs || sharing == .inputs
      || labels.first == "onErrorFallbackTo"
  }

  /// It subscribes to what its closure returns, to an argument, or to its elements.
  var subscribesInside: Bool {
    delivery == .inner || delivery == .keepOrInner || failure == .keepOrInner || failure == .inner
      || failure == .catchesIntoInner || failure == .handler || sharing == .inner
  }

  /// A scheduler among its arguments matters.
  var takesScheduler: Bool {
    switch delivery {
    case .scheduler, .keepOrScheduler, .subscriberOnScheduler: true
    default: shape.traits.isDisjoint(with: [.timesOut, .endsByTimer]) == false || labels.contains("scheduler")
    }
  }
}
