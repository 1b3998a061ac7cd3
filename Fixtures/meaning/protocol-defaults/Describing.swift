// What a protocol's extension says holds for each type that does not say otherwise.
import Foundation
import RxCocoa
import RxSwift

protocol Describing {
  var id: String { get }
  var summary: Observable<String> { get }
  func details() -> Observable<String>
}

extension Describing {
  var summary: Observable<String> { .just(id) }

  func details() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/\(id)")!).map { "\($0)" }
  }
}

struct Planet: Describing {
  let id: String
}

struct Comet: Describing {
  let id: String

  func details() -> Observable<String> {
    .just("\(id), a comet")
  }
}
