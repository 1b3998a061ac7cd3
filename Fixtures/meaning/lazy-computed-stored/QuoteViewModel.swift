// In a view model: the computed property is a new chain at each use, the others are one.
import Foundation
import RxCocoa
import RxSwift

final class QuoteViewModel {
  let stored = QuoteViewModel.request("stored").share(replay: 1)
  private(set) lazy var lazily = QuoteViewModel.request("lazy").share(replay: 1)
  private(set) lazy var unshared = QuoteViewModel.request("unshared")

  var computed: Observable<String> {
    QuoteViewModel.request("computed").share(replay: 1)
  }

  var driven: Driver<String> {
    QuoteViewModel.request("driven").asDriver(onErrorJustReturn: "")
  }

  private static func request(_ path: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/quotes/\(path)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
  }
}
