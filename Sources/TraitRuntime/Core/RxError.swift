/// The errors that operators and subjects raise by themselves.
public enum RxError: Swift.Error, @unchecked Sendable, CustomDebugStringConvertible {
  case unknown
  /// A subject was used after it had been disposed.
  case disposed(object: AnyObject)
  /// A counter reached the end of its range.
  case overflow
  /// `element(at:)` asked for more elements than there were.
  case argumentOutOfRange
  /// `single`, `asSingle` saw none.
  case noElements
  /// `single`, `asSingle`, `asMaybe` saw a second one.
  case moreThanOneElement
  /// `timeout` ran out.
  case timeout

  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .disposed(let object): "Object `\(object)` was already disposed."
    case .overflow: "Arithmetic overflow occurred."
    case .argumentOutOfRange: "Argument out of range."
    case .noElements: "Sequence doesn't contain any elements."
    case .moreThanOneElement: "Sequence contains more than one element."
    case .timeout: "Sequence timeout."
    }
  }
}
