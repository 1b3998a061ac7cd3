// `transform(input:)` and the struct it returns; what goes in decides with what comes out.
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
    let hint: Observable<String>
  }

  func transform(input: Input) -> Output {
    let cities = input.query
      .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .flatMapLatest { query in
        URLSession.shared.rx.json(url: URL(string: "https://example.com/cities/\(query)")!)
          .map { $0 as? [String] ?? [] }
          .observe(on: MainScheduler.instance)
      }

    return Output(
      cities: cities,
      count: cities.map { "\($0.count)" },
      hint: input.query.map { $0.isEmpty ? "Type a name" : "" }
    )
  }
}
