// An Action catches what its work throws, shares its elements and delivers where its work does.
import Action
import Foundation
import RxCocoa
import RxSwift

final class RepositoriesViewModel {
  lazy var search = Action<String, [String]> { query in
    RepositoriesViewModel.request("search/\(query)")
  }

  lazy var trending = Action<Void, [String]> {
    RepositoriesViewModel.request("trending").observe(on: MainScheduler.instance)
  }

  private static func request(_ path: String) -> Observable<[String]> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/\(path)")!)
      .map { $0 as? [String] ?? [] }
  }
}
