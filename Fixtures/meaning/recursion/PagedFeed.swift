// A function that calls itself: its facts are those of the requests it makes.
import Foundation
import RxCocoa
import RxSwift

final class PagedFeed {
  func all(from page: Int = 0) -> Observable<[String]> {
    request(page).flatMap { items -> Observable<[String]> in
      guard !items.isEmpty else { return .just([]) }
      return self.all(from: page + 1).map { items + $0 }
    }
  }

  func countdown(from number: Int) -> Observable<Int> {
    guard number > 0 else { return .just(0) }
    return Observable.just(number).concat(countdown(from: number - 1))
  }

  func even(_ number: Int) -> Observable<String> {
    number == 0 ? .just("even") : odd(number - 1)
  }

  func odd(_ number: Int) -> Observable<String> {
    number == 0 ? .just("odd") : even(number - 1)
  }

  private func request(_ page: Int) -> Observable<[String]> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/feed?page=\(page)")!)
      .map { $0 as? [String] ?? [] }
  }
}
