/// What a program can replace in the runtime.
public enum Hooks {
  /// Receives an error that no `onError` handles, and where the subscription was made.
  public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: Error) -> Void
  /// Captures where a subscription is made.
  public typealias CustomCaptureSubscriptionCallstack = () -> [String]

  /// Whether each subscription records its call stack.
  public nonisolated(unsafe) static var recordCallStackOnError: Bool = false

  private static let lock = RecursiveLock()

  private nonisolated(unsafe) static var errorHandler: DefaultErrorHandler = { callStack, error in
    #if DEBUG
      print("An error that nobody handles: \(error)")
      if !callStack.isEmpty {
        print("subscribed at:\n\(callStack.joined(separator: "\n"))")
      }
    #endif
  }

  private nonisolated(unsafe) static var captureCallStack: CustomCaptureSubscriptionCallstack = { [] }

  /// Called for an error that reaches a `subscribe` without `onError`. Prints it in a debug build unless replaced.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { lock.withLock { errorHandler } }
    set { lock.withLock { errorHandler = newValue } }
  }

  /// Called for each subscription while `recordCallStackOnError` is set. Captures nothing unless replaced.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { lock.withLock { captureCallStack } }
    set { lock.withLock { captureCallStack = newValue } }
  }
}
