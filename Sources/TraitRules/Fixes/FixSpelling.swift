/// The words of a fix as the project's release of RxSwift spells them.
struct FixSpelling {
  let version: RxVersion

  var observeOnMain: String {
    version >= RxVersion(6) ? ".observe(on: MainScheduler.instance)" : ".observeOn(MainScheduler.instance)"
  }

  var subscribeOnMain: String {
    version >= RxVersion(6) ? ".subscribe(on: MainScheduler.instance)" : ".subscribeOn(MainScheduler.instance)"
  }

  func catchAndReturn(_ value: String) -> String {
    let (new, old) = Self.catchAndReturn(value)
    return version >= RxVersion(6) ? new : old
  }

  /// The same from RxSwift 6 on, and before.
  static func catchAndReturn(_ value: String) -> (new: String, old: String) {
    (".catchAndReturn(\(value))", ".catchErrorJustReturn(\(value))")
  }

  /// Ends quietly, without a value.
  var catchEmpty: String {
    version >= RxVersion(6) ? ".catch { _ in .empty() }" : ".catchError { _ in .empty() }"
  }

  /// In 3.5 and 3.6 the scope has no default; before, the operator has another name.
  ///
  /// - Parameter replays: whether whoever subscribes later is given the last element.
  func share(replays: Bool) -> String {
    if !replays { return ".share()" }
    return version >= RxVersion(3, 5)
      ? ".share(replay: 1, scope: .whileConnected)" : ".shareReplayLatestWhileConnected()"
  }

  /// For what is over before a second subscriber can come.
  var shareForEver: String {
    version >= RxVersion(3, 5) ? ".share(replay: 1, scope: .forever)" : ".shareReplay(1)"
  }

  static let asDriver = ".asDriver()"

  static func asDriver(_ fallback: Fallback) -> String { ".asDriver(\(fallback.argument))" }
}

/// What a stream falls back to when it fails.
enum Fallback: Hashable {
  case value(String)
  /// An expression of type Driver.
  case sequence(String)
  case nothing

  static let placeholder = Fallback.value("<#fallback#>")

  var argument: String {
    switch self {
    case .value(let value): return "onErrorJustReturn: \(value)"
    case .sequence(let sequence): return "onErrorDriveWith: \(sequence)"
    case .nothing: return "onErrorDriveWith: .empty()"
    }
  }
}
