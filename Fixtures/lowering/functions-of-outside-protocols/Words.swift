import Foundation
import RxCocoa
import RxSwift

extension String {
  func rxRecall(_ path: String) -> Single<String> {
    guard let url = URL(string: "https://example.com/\(self)/\(path)") else { return .just(path) }
    return URLSession.shared.rx.data(request: URLRequest(url: url)).map { String(decoding: $0, as: UTF8.self) }.asSingle()
  }
}
