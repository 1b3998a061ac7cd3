import Foundation
import RxCocoa
import RxSwift

public final class Store {
  public static let shared = Store()

  public init() {}

  public func titles() -> Observable<String> { allTitles() }
}

public func allTitles() -> Observable<String> {
  URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/titles")!))
    .map { String(decoding: $0, as: UTF8.self) }
}
