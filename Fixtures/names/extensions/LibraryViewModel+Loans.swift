import Foundation
import RxCocoa
import RxSwift

extension LibraryViewModel {
  var fines: Observable<String> {
    request("fines").observe(on: MainScheduler.instance).catchAndReturn("–")
  }

  func loans() -> Observable<String> {
    request("loans")
  }

  private func request(_ path: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(path)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
