import Foundation
import RxCocoa
import RxSwift

final class HoroscopeService {
  func text(_ sign: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/signs/\(sign)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .observe(on: MainScheduler.instance)
  }
}
