import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers every request of the process from a background thread, or fails them all, and reports each.
final class Server: URLProtocol, @unchecked Sendable {
  /// What a request is answered with, by the last part of its path; anything else with a list of words.
  private static let bodies = ["books": #"[{"title": "One"}]"#]
  private static let words = #"["one", "two"]"#

  /// Later than the turn of the main queue that makes the request.
  private static let delay = DispatchTimeInterval.milliseconds(15)

  private let lock = NSLock()
  private var isStopped = false

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else { return }
    let fails = Stage.noteRequest(url)
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.delay) { [self] in
      lock.withLock { if !isStopped { answer(url, fails: fails) } }
    }
  }

  private func answer(_ url: URL, fails: Bool) {
    guard !fails, let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil) else {
      client?.urlProtocol(self, didFailWithError: URLError(.badServerResponse))
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data((Self.bodies[url.lastPathComponent] ?? Self.words).utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  // A task that was cancelled is unknown to its session, which stops the program when it hears of it.
  override func stopLoading() { lock.withLock { isStopped = true } }
}
