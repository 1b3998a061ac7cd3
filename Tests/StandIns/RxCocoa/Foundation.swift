import Foundation
import TraitRuntime

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// No NSObject in Foundation for Linux.
extension NotificationCenter: ReactiveCompatible {}

extension Reactive where Base: NotificationCenter {
  public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
    Observable.create { [center = base] observer in
      let token = center.addObserver(forName: name, object: object, queue: nil) { observer.onNext($0) }
      return Disposables.create { center.removeObserver(token) }
    }
  }
}

/// Where requests go, for sessions with a configuration of their own: on Linux these know no registered protocol.
public enum StandInNetwork {
  public nonisolated(unsafe) static var protocolClasses: [AnyClass] = []

  private static let lock = NSLock()
  private nonisolated(unsafe) static var sessions: [URLSession] = []

  /// A task on Linux does not keep its session alive, and asks it what to do when an answer comes.
  fileprivate static func keep(_ session: URLSession) { lock.withLock { sessions.append(session) } }
}

extension Reactive where Base: URLSession {
  public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
    Observable.create { [base] observer in
      let session = base.anotherLikeThis
      let task = session.dataTask(with: request) { data, response, error in
        guard let response = response as? HTTPURLResponse, let data else {
          observer.onError(error ?? RxCocoaURLError.unknown)
          return
        }
        observer.onNext((response, data))
        observer.onCompleted()
      }
      task.resume()
      // Not cancelled: Foundation for Linux stops the program when a task is cancelled just as it completes. What comes
      // after the disposal reaches nobody either way.
      return Disposables.create()
    }
  }

  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request).map { response, data in
      guard 200..<300 ~= response.statusCode else {
        throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
      }
      return data
    }
  }

  public func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any> {
    data(request: request).map { data in
      do {
        return try JSONSerialization.jsonObject(with: data, options: options)
      } catch {
        throw RxCocoaURLError.deserializationError(error: error)
      }
    }
  }

  public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}

extension URLSession {
  /// Each request has a session of its own: on Linux a session's table of tasks is read without its lock when a
  /// `URLProtocol` answers, and another task's beginning or end stops the program now and then.
  fileprivate var anotherLikeThis: URLSession {
    let configuration = self === URLSession.shared ? .default : configuration
    configuration.protocolClasses = StandInNetwork.protocolClasses
    let session = URLSession(
      configuration: configuration, delegate: nil, delegateQueue: self === URLSession.shared ? nil : delegateQueue)
    StandInNetwork.keep(session)
    return session
  }
}

public struct KeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let initial = KeyValueObservingOptions(rawValue: 1 << 0)
  public static let new = KeyValueObservingOptions(rawValue: 1 << 1)
}

extension Reactive where Base: NSObject {
  public func observe<Element>(
    _ type: Element.Type,
    _ keyPath: String,
    options: KeyValueObservingOptions = [.new, .initial],
    retainSelf: Bool = true
  ) -> Observable<Element?> {
    .never()
  }

  public func observe<Element>(
    _ keyPath: KeyPath<Base, Element>,
    options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element> {
    .never()
  }

  public func observeWeakly<Element>(
    _ type: Element.Type,
    _ keyPath: String,
    options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element?> {
    .never()
  }
}

extension Reactive where Base: AnyObject {
  public var deallocated: Observable<Void> { .never() }
}
