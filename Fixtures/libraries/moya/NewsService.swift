// Moya answers on main unless another queue is named; that it can fail is plain.
import Foundation
import Moya
import RxMoya
import RxSwift

final class NewsService {
  private let provider = MoyaProvider<NewsAPI>()
  private let quietProvider = MoyaProvider<NewsAPI>(callbackQueue: DispatchQueue(label: "news"))

  func latest() -> Single<[String]> {
    provider.rx.request(.latest)
      .filterSuccessfulStatusCodes()
      .map([String].self)
  }

  func topic(_ name: String) -> Single<String> {
    provider.rx.request(.topic(name), callbackQueue: .global(qos: .utility))
      .mapString()
  }

  /// What was caught before does not decode what comes.
  func decoded() -> Observable<String> {
    provider.rx.request(.latest)
      .catchAndReturn(Response(statusCode: 0, data: Data()))
      .asObservable()
      .map([String].self)
      .map(\.count)
      .map { "\($0)" }
  }

  func quiet() -> Single<String> {
    quietProvider.rx.request(.latest)
      .mapString()
      .catchAndReturn("")
  }
}
