/// The kinds of sequence that a dialect has types for.
enum SequenceTrait: UInt8, Sendable {
  case observable, infallible, driver, signal, single, maybe, completable
  case controlEvent, controlProperty, connectable
  case publishRelay, behaviorRelay, replayRelay, variable
  case publishSubject, behaviorSubject, replaySubject, asyncSubject

  var isRelay: Bool {
    switch self {
    case .publishRelay, .behaviorRelay, .replayRelay, .variable: true
    default: false
    }
  }

  var isSubject: Bool {
    switch self {
    case .publishSubject, .behaviorSubject, .replaySubject, .asyncSubject: true
    default: false
    }
  }

  /// Elements are sent into it from outside.
  var isHot: Bool { isRelay || isSubject }

  /// Whoever comes late is given at once what came before.
  var replaysPast: Bool { self == .replayRelay || self == .replaySubject || self == .asyncSubject }

  /// Replays its last element to whoever subscribes, on the subscriber's thread.
  var holdsValue: Bool { self == .behaviorRelay || self == .behaviorSubject || self == .variable }

  /// It has a member `value`, be it one to wait for.
  var hasValueMember: Bool { holdsValue || self == .single || self == .maybe || self == .completable }

  /// A `Driver` or a `Signal`.
  var isShared: Bool { self == .driver || self == .signal }

  /// A control's own.
  var isControl: Bool { self == .controlEvent || self == .controlProperty }

  /// It ends with its one element, if it has one.
  var isPrimitive: Bool { self == .single || self == .maybe || self == .completable }

  /// The type's name says that no error comes.
  var cannotFail: Bool {
    switch self {
    case .infallible, .driver, .signal, .controlEvent, .controlProperty: true
    default: isRelay
    }
  }

  /// The type's name says all three guarantees, or what a control does.
  var saysAll: Bool { isShared || isControl }
}
