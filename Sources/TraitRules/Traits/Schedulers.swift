/// Where a scheduler's work runs, by the expression that names it in the source.
public enum Schedulers {
  public enum Thread: String, Sendable {
    case main
    /// Certainly another thread than main.
    case background
    /// The thread that is current when the work is scheduled.
    case current
    case unknown
  }

  /// One way to write a scheduler.
  public struct Row: Sendable {
    /// `MainScheduler.instance`, or the type of an initialiser.
    public var expression: String
    /// The argument whose queue decides, for initialisers that take one: `queue`.
    public var queueLabel: String?
    /// Where it runs without that argument.
    public var thread: Thread
    public var note: String
  }

  public static let rows: [Row] = named + made
  /// Types that are schedulers, as their initialisers are called.
  static let types = Set(made.map(\.expression))

  /// Where a scheduler expression runs, as far as its own text shows: `MainScheduler.instance`,
  /// `SerialDispatchQueueScheduler(queue: .main, internalSerialQueueName: "x")`. A name that stands for a scheduler has
  /// to be followed to what it stands for first.
  public static func thread(of expression: String) -> Thread {
    var text = expression.withoutSpaces
    for module in ["RxSwift.", "RxCocoa."] where text.hasPrefix(module) { text.removeFirst(module.count) }
    if let row = named.first(where: { $0.expression == text }) { return row.thread }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return .unknown }
    var type = text[..<open]
    if type.hasSuffix(".init") { type = type.dropLast(".init".count) }
    guard let row = made.first(where: { $0.expression == type }) else { return .unknown }
    guard let label = row.queueLabel else { return row.thread }
    let arguments = CallArguments(text[text.index(after: open)..<text.index(before: text.endIndex)])
    guard let queue = arguments.value(of: label) else { return row.thread }
    return thread(ofQueue: String(queue))
  }

  /// Where the work of a `DispatchQueue` or an `OperationQueue` runs: `.main`, `DispatchQueue.global(qos: .utility)`,
  /// and RxSwift 2's `dispatch_get_main_queue()`.
  public static func thread(ofQueue expression: String) -> Thread {
    let text = expression.withoutSpaces
    if mainQueues.contains(text) { return .main }
    return backgroundQueues.contains(where: text.hasPrefix) ? .background : .unknown
  }

  private static let named: [Row] = [
    Row(expression: "MainScheduler.instance", thread: .main, note: "MainScheduler.swift: at once if already there"),
    Row(expression: "MainScheduler.asyncInstance", thread: .main, note: "MainScheduler.swift: never at once"),
    Row(expression: "MainScheduler.sharedInstance", thread: .main, note: "RxSwift 1 and 2"),
    Row(expression: "ConcurrentMainScheduler.instance", thread: .main, note: "ConcurrentMainScheduler.swift"),
    Row(expression: "ConcurrentMainScheduler.sharedInstance", thread: .main, note: "RxSwift 1 and 2"),
    Row(
      expression: "DriverSharingStrategy.scheduler", thread: .main, note: "Driver.swift: unless a test mocks it"),
    Row(expression: "SignalSharingStrategy.scheduler", thread: .main, note: "Signal.swift: unless a test mocks it"),
    Row(expression: "SharingScheduler.make()", thread: .main, note: "SchedulerType+SharedSequence.swift"),
    Row(
      expression: "CurrentThreadScheduler.instance", thread: .current,
      note: "CurrentThreadScheduler.swift: no hop, but a queue against re-entrance"),
    Row(expression: "ImmediateScheduler.instance", thread: .current, note: "RxSwift 2"),
  ]

  private static let made: [Row] = [
    Row(expression: "MainScheduler", thread: .main, note: "MainScheduler.swift"),
    Row(
      expression: "SerialDispatchQueueScheduler", queueLabel: "queue", thread: .background,
      note:
        "SerialDispatchQueueScheduler.swift: qos:, internalSerialQueueName: and globalConcurrentQueueQOS: never main"),
    Row(
      expression: "ConcurrentDispatchQueueScheduler", queueLabel: "queue", thread: .background,
      note: "ConcurrentDispatchQueueScheduler.swift: qos: and globalConcurrentQueueQOS: never main"),
    Row(
      expression: "OperationQueueScheduler", queueLabel: "operationQueue", thread: .unknown,
      note: "OperationQueueScheduler.swift"),
    Row(expression: "TestScheduler", thread: .current, note: "RxTest: on the thread that advances it"),
    Row(expression: "HistoricalScheduler", thread: .current, note: "HistoricalScheduler.swift"),
    Row(expression: "VirtualTimeScheduler", thread: .current, note: "VirtualTimeScheduler.swift"),
  ]

  private static let mainQueues: Set<String> = [
    ".main", "DispatchQueue.main", "OperationQueue.main", "dispatch_get_main_queue()", "NSOperationQueue.mainQueue()",
    // NSRunLoop.h: the main thread's.
    "RunLoop.main",
  ]

  /// How the expression of a queue begins that is not main's.
  private static let backgroundQueues: [String] = [
    ".global(", "DispatchQueue.global(", "DispatchQueue(label:", ".init(label:", "OperationQueue()",
    "dispatch_get_global_queue(", "dispatch_queue_create(", "NSOperationQueue()",
  ]
}

/// The text of a call's arguments, taken apart at its outermost commas.
private struct CallArguments {
  private let arguments: [Substring]

  init(_ text: Substring) {
    var arguments: [Substring] = []
    var depth = 0
    var isInString = false
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "\"": isInString.toggle()
      case "(", "[", "{": depth += isInString ? 0 : 1
      case ")", "]", "}": depth -= isInString ? 0 : 1
      case "," where depth == 0 && !isInString:
        arguments.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    arguments.append(text[start...])
    self.arguments = arguments
  }

  func value(of label: String) -> Substring? {
    arguments.first { $0.hasPrefix(label + ":") }?.dropFirst(label.count + 1)
  }
}

extension String {
  fileprivate var withoutSpaces: String {
    utf8.contains(where: \.isSpace) ? String(decoding: utf8.filter { !$0.isSpace }, as: UTF8.self) : self
  }
}
