import TraitRules
import TraitRuntime

/// What happened in one run.
struct Record {
  /// What reached each sink, in order.
  var sinks: [[SinkEvent]] = []
  var effects: [ChainKey: EffectRuns] = [:]
  /// How often each point was passed where something can fail.
  var passes: [FaultPoint: Int] = [:]
  /// The source event during which the fault happened, if it did.
  var faultAt: Int?
  /// A step failed of what came, and of no fault: `asSingle` of nothing.
  var hasFailedByItself = false
}

struct SinkEvent: Hashable {
  enum Kind: Hashable {
    case element(Element)
    case error
    case completed
  }

  var kind: Kind
  var thread: ReplayThread
  /// The source event after which it came; 0 for what came upon subscribing.
  var sourceEvent: Int

  var element: Element? {
    if case .element(let element) = kind { element } else { nil }
  }
}

/// Runs of one effect, by the source event that caused each.
struct EffectRuns: Hashable {
  var name: String
  var runs: [Int] = []
}

/// The threads of a replay. `unknown` stands for a thread of which the source does not say what it is.
public enum ReplayThread: String, Hashable, Sendable, CaseIterable {
  case main, background, unknown

  static var current: ReplayThread {
    let name = VirtualThreads.currentName
    return name == VirtualThreads.mainName ? .main : name == ReplayThread.background.rawValue ? .background : .unknown
  }
}

extension ChainThreads {
  /// The threads that a source with these delivers on in turn; the subscriber's is main.
  var named: [ReplayThread] {
    var result: [ReplayThread] = []
    if contains(.main) || contains(.subscriber) { result.append(.main) }
    if contains(.background) { result.append(.background) }
    if contains(.unknown) { result.append(.unknown) }
    return result.isEmpty ? [.main] : result
  }

  /// The thread among these that is worst for a sink.
  var worst: ReplayThread {
    contains(.background) ? .background : contains(.unknown) ? .unknown : .main
  }
}
