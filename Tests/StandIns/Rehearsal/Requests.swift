import Foundation
import TraitRuntime

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A URL session whose answers come from the world: off main, late, or not at all.
public final class Session: ReactiveCompatible {
  public nonisolated(unsafe) static let shared = Session()

  /// What callbacks come on.
  private static let thread = "session"

  public func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> SessionTask {
    SessionTask(url) { completionHandler($0, Session.response(to: url), $1) }
  }

  public func dataTask(
    with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> SessionTask {
    dataTask(with: Session.url(of: request), completionHandler: completionHandler)
  }

  public func data(from url: URL) async throws -> (Data, URLResponse) {
    let answer: Answer = await withCheckedContinuation { continuation in
      SessionTask(url) { continuation.resume(returning: Answer(data: $0, error: $1)) }.resume()
    }
    if let error = answer.error { throw error }
    return (answer.data ?? Data(), Session.response(to: url))
  }

  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(from: Session.url(of: request))
  }

  private struct Answer: Sendable {
    var data: Data?
    var error: (any Error)?
  }

  fileprivate static func url(of request: URLRequest) -> URL { request.url ?? URL(fileURLWithPath: "/") }

  fileprivate static func response(to url: URL) -> HTTPURLResponse {
    HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)!
  }

  fileprivate static func answer(_ url: URL, _ handler: @escaping (Data?, (any Error)?) -> Void) {
    let world = World.current
    let name = url.lastPathComponent
    let event = world.event
    let fails = world.request(name)
    // No two requests answer at the very same moment, where a fix could exchange one for the other.
    let delay = world.schedule.latency + name.utf8.reduce(0) { $0 + Int($1) } % 13
    world.schedule(on: thread, after: .milliseconds(delay)) {
      if fails {
        handler(nil, URLError(.notConnectedToInternet))
      } else {
        handler(Data("\(name) \(event)".utf8), nil)
      }
    }
  }
}

/// A request that has not begun.
public final class SessionTask {
  private let url: URL
  private let handler: (Data?, (any Error)?) -> Void
  private var isCancelled = false

  init(_ url: URL, _ handler: @escaping (Data?, (any Error)?) -> Void) {
    self.url = url
    self.handler = handler
  }

  public func resume() {
    Session.answer(url) { data, error in
      if !self.isCancelled { self.handler(data, error) }
    }
  }

  public func cancel() { isCancelled = true }
}

extension Reactive where Base: Session {
  public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
    Observable.create { observer in
      let url = Session.url(of: request)
      let task = SessionTask(url) { data, error in
        guard let data else {
          observer.onError(error ?? RxError.unknown)
          return
        }
        observer.onNext((Session.response(to: url), data))
        observer.onCompleted()
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  public func data(request: URLRequest) -> Observable<Data> { response(request: request).map(\.data) }
}

/// Stored defaults: what is read is the event's own, what is written is an effect.
public final class Defaults {
  public nonisolated(unsafe) static let standard = Defaults()

  public func string(forKey key: String) -> String? { "\(key) \(World.current.event)" }
  public func set(_ value: Any?, forKey key: String) { World.current.note(effect: "set \(key)") }
}
