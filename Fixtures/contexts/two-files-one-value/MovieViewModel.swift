// Two subscriptions of one value, in two files: the finding stands at the later one in the order of the paths.
import Foundation
import RxCocoa
import RxSwift

final class MovieViewModel {
  let plot: Observable<String>
  let rating: Observable<String>

  init(id: Int) {
    plot = MovieViewModel.request("\(id)/plot")
    rating = MovieViewModel.request("\(id)/rating").share(replay: 1)
  }

  private static func request(_ path: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(path)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
  }
}
