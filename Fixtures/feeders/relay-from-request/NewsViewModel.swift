// A relay that is written where a request ends, with and without a way back to main.
import Foundation
import RxCocoa
import RxSwift

final class NewsViewModel {
  let headlines = BehaviorRelay<[String]>(value: [])
  let updated = PublishRelay<String>()
  let isLoading = BehaviorRelay(value: false)

  func load() {
    isLoading.accept(true)
    let task = URLSession.shared.dataTask(with: URL(string: "https://example.com/news")!) { [weak self] data, _, _ in
      let lines = data.map { String(decoding: $0, as: UTF8.self) }?.components(separatedBy: "\n") ?? []
      self?.headlines.accept(lines)
      DispatchQueue.main.async {
        self?.updated.accept("\(Date())")
        self?.isLoading.accept(false)
      }
    }
    task.resume()
  }
}
