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

extension Reactive where Base: URLSession {
  public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
    .error(RxError.unknown)
  }
  public func data(request: URLRequest) -> Observable<Data> { .error(RxError.unknown) }
  public func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any> {
    .error(RxError.unknown)
  }
  public func json(url: URL) -> Observable<Any> { .error(RxError.unknown) }
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
