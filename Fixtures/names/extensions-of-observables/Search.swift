// Computed members of `Observable` itself, and a type that wraps one.
import Foundation
import RxCocoa
import RxSwift

extension ObservableType where Element == String {
  var trimmed: Observable<String> {
    map { $0.trimmingCharacters(in: .whitespaces) }
  }

  var looked: Observable<String> {
    flatMapLatest { word in
      URLSession.shared.rx.json(url: URL(string: "https://example.com/words/\(word)")!).map { "\($0)" }
    }
  }
}

struct Search {
  private let words: Observable<String>

  init(_ words: Observable<String>) {
    self.words = words
  }

  var echo: Observable<String> { words.trimmed }
  var meaning: Observable<String> { words.trimmed.looked }
}
