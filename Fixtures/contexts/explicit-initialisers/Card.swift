import Foundation
import RxCocoa
import RxSwift

struct Card {
  let owner: String

  func amount() -> Observable<Double> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/cards/\(owner)/amount")!)
      .map { $0 as? Double ?? 0 }
  }

  func secret() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/cards/\(owner)/number")!)
      .map { $0 as? String ?? "" }
  }
}
