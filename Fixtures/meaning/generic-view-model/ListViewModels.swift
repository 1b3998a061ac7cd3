// A generic view model behind a protocol: joined over the types that conform.
import Foundation
import RxCocoa
import RxSwift

protocol ListViewModelType {
  associatedtype Row: CustomStringConvertible
  var header: Observable<String> { get }
  var rows: Observable<[Row]> { get }
}

final class NumbersViewModel: ListViewModelType {
  let header = Observable.just("Numbers")
  let rows = Observable.just(Array(1...10))
}

final class WordsViewModel: ListViewModelType {
  let header = Observable.just("Words")
  let rows: Observable<[String]>

  init() {
    rows = URLSession.shared.rx.json(url: URL(string: "https://example.com/words")!)
      .map { $0 as? [String] ?? [] }
      .observe(on: MainScheduler.instance)
  }
}
