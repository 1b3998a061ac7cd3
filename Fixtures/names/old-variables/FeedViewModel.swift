// RxSwift 3: a Variable tells on the thread that sets its value.
import Foundation
import RxCocoa
import RxSwift

class FeedViewModel {
  let items = Variable<[String]>([])
  let title = Variable("Feed")

  func load() {
    let url = URL(string: "https://example.com/feed")!
    URLSession.shared.dataTask(with: url) { data, _, _ in
      self.items.value = data.map { [String(describing: $0)] } ?? []
      DispatchQueue.main.async {
        self.title.value = "Feed, new"
      }
    }.resume()
  }
}
