import Foundation
import RxCocoa
import RxSwift

// Neither is for others to see.
final class Prices {
  func today() -> Observable<String> { freshest() }
}

func freshest() -> Observable<String> {
  URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/prices")!))
    .map { String(decoding: $0, as: UTF8.self) }
}

public func vintages() -> Observable<String> { Prices().today() }
