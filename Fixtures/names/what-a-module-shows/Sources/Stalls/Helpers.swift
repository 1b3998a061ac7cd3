import Foundation
import RxCocoa
import RxSwift

private func greeting() -> Observable<String> {
  URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/greeting")!))
    .map { String(decoding: $0, as: UTF8.self) }
}

func newest() -> Observable<String> { greeting() }
