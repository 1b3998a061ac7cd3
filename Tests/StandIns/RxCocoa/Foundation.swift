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
}

extension Reactive where Base: URLSession {
  public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
    Observable.create { [base] observer in
      let session = base.configuredLikeThis
      let task = session.dataTask(with: request) { data, response, error in
        guard let response = response as? HTTPURLResponse, let data else {
          observer.onError(error ?? RxCocoaURLError.unknown)
          return
        }
        observer.onNext((response, data))
        observer.onCompleted()
      }
      task.resume()
      return Disposables.create {
        task.cancel()
        if session !== base { session.finishTasksAndInvalidate() }
      }
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
  fileprivate var configuredLikeThis: URLSession {
    if self === URLSession.shared { return self }
    let configuration = configuration
    configuration.protocolClasses = StandInNetwork.protocolClasses
    return URLSession(configuration: configuration, delegate: nil, delegateQueue: delegateQueue)
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
