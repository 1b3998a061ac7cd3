// The twin: caught inside, on main, shared.
import Foundation
import RxCocoa
import RxSwift

final class CitySearchViewModel {
  struct Input {
    let query: Observable<String>
  }

  struct Output {
    let cities: Observable<[String]>
    let count: Observable<String>
  }

  func transform(input: Input) -> Output {
    let cities = input.query
      .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .flatMapLatest { query in
        URLSession.shared.rx.json(url: URL(string: "https://example.com/cities/\(query)")!)
          .map { $0 as? [String] ?? [] }
          .observe(on: MainScheduler.instance)
          .catchAndReturn([])
      }
      .share(replay: 1)

    return Output(cities: cities, count: cities.map { "\($0.count)" })
  }
}
