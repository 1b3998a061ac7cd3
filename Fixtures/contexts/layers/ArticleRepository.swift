// Through use case and repository, each behind a protocol, down to the request.
import Foundation
import RxCocoa
import RxSwift

protocol ArticleRepository {
  func body(of id: Int) -> Single<String>
  func title(of id: Int) -> Single<String>
}

final class RemoteArticleRepository: ArticleRepository {
  func body(of id: Int) -> Single<String> {
    request("articles/\(id)/body")
  }

  func title(of id: Int) -> Single<String> {
    request("articles/\(id)/title").observe(on: MainScheduler.instance).catchAndReturn("Untitled")
  }

  private func request(_ path: String) -> Single<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(path)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .asSingle()
  }
}
