extension Disposable {
  /// Puts the disposable into `bag`, which disposes it with its own end.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}

/// Disposes what was put into it when its last reference goes.
public final class DisposeBag: DisposeBase {
  private let lock = RecursiveLock()
  private var disposables: [Disposable] = []
  private var isDisposed = false

  /// Makes an empty bag.
  override public init() {}

  /// Makes a bag of `disposables`.
  public convenience init(disposing disposables: Disposable...) {
    self.init(disposing: disposables)
  }

  /// Makes a bag of `disposables`.
  public convenience init(disposing disposables: [Disposable]) {
    self.init()
    self.disposables = disposables
  }

  /// Makes a bag of the disposables that `builder` lists.
  public convenience init(@DisposableBuilder builder: () -> [Disposable]) {
    self.init(disposing: builder())
  }

  deinit {
    let disposables = lock.withLock {
      isDisposed = true
      return self.disposables
    }
    for disposable in disposables { disposable.dispose() }
  }

  /// Adds a disposable.
  public func insert(_ disposable: Disposable) {
    insert([disposable])
  }

  /// Adds disposables.
  public func insert(_ disposables: Disposable...) {
    insert(disposables)
  }

  /// Adds the disposables that `builder` lists.
  public func insert(@DisposableBuilder builder: () -> [Disposable]) {
    insert(builder())
  }

  /// Adds disposables.
  public func insert(_ disposables: [Disposable]) {
    // The bag may be in its deinitializer already: one of its members can try to insert another.
    let isTooLate = lock.withLock {
      if !isDisposed { self.disposables += disposables }
      return isDisposed
    }
    if isTooLate {
      for disposable in disposables { disposable.dispose() }
    }
  }

  /// Lets a bag be filled from a list of statements.
  @resultBuilder
  public struct DisposableBuilder {
    public static func buildBlock(_ disposables: Disposable...) -> [Disposable] {
      disposables
    }
  }
}
