/// A group of disposables that are disposed together. What is inserted afterwards is disposed at once.
public final class CompositeDisposable: DisposeBase, Cancelable {
  /// Names an inserted disposable, to remove it.
  public struct DisposeKey {
    fileprivate let number: UInt64
  }

  private let lock = RecursiveLock()
  /// Nil once disposed. Keys ascend, for they are handed out in order.
  private var members: [(key: UInt64, disposable: Disposable)]? = []
  private var nextKey: UInt64 = 0

  /// Makes an empty group.
  override public init() {}

  /// Makes a group of two.
  public convenience init(_ disposable1: Disposable, _ disposable2: Disposable) {
    self.init(disposables: [disposable1, disposable2])
  }

  /// Makes a group of three.
  public convenience init(_ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable) {
    self.init(disposables: [disposable1, disposable2, disposable3])
  }

  /// Makes a group of four or more.
  public convenience init(
    _ disposable1: Disposable,
    _ disposable2: Disposable,
    _ disposable3: Disposable,
    _ disposable4: Disposable,
    _ disposables: Disposable...
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
  }

  /// Makes a group.
  public init(disposables: [Disposable]) {
    super.init()
    for disposable in disposables { _ = add(disposable) }
  }

  public var isDisposed: Bool {
    lock.withLock { members == nil }
  }

  /// How many disposables are in the group; none once it is disposed.
  public var count: Int {
    lock.withLock { members?.count ?? 0 }
  }

  /// Adds a disposable, or disposes it if the group is disposed.
  ///
  /// - Returns: what removes it again; nil if the group is disposed.
  public func insert(_ disposable: Disposable) -> DisposeKey? {
    let key = add(disposable)
    if key == nil { disposable.dispose() }
    return key
  }

  private func add(_ disposable: Disposable) -> DisposeKey? {
    lock.withLock {
      guard members != nil else { return nil }
      let key = nextKey
      nextKey += 1
      members?.append((key, disposable))
      return DisposeKey(number: key)
    }
  }

  /// Takes a disposable out of the group and disposes it.
  public func remove(for disposeKey: DisposeKey) {
    let removed: Disposable? = lock.withLock {
      // What was inserted last leaves first more often than not.
      guard let index = members?.lastIndex(where: { $0.key == disposeKey.number }) else { return nil }
      return members?.remove(at: index).disposable
    }
    removed?.dispose()
  }

  public func dispose() {
    let disposed = lock.withLock {
      defer { members = nil }
      return members
    }
    for member in disposed ?? [] { member.disposable.dispose() }
  }
}

extension Disposables {
  /// A disposable that disposes all three.
  public static func create(
    _ disposable1: Disposable,
    _ disposable2: Disposable,
    _ disposable3: Disposable
  ) -> Cancelable {
    CompositeDisposable(disposable1, disposable2, disposable3)
  }

  /// A disposable that disposes all.
  public static func create(
    _ disposable1: Disposable,
    _ disposable2: Disposable,
    _ disposable3: Disposable,
    _ disposables: Disposable...
  ) -> Cancelable {
    CompositeDisposable(disposables: disposables + [disposable1, disposable2, disposable3])
  }

  /// A disposable that disposes all.
  public static func create(_ disposables: [Disposable]) -> Cancelable {
    disposables.count == 2
      ? create(disposables[0], disposables[1])
      : CompositeDisposable(disposables: disposables)
  }
}
