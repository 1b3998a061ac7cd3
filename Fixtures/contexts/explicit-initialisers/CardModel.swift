// An initialiser that changes what it is given before it keeps it.
import RxSwift
import UIKit

final class CardModel {
  let owner: Observable<String>
  let balance: Observable<String>
  let number: Observable<String>

  init(owner: Observable<String>, amount: Observable<Double>, number source: Observable<String>) {
    self.owner = owner
    self.balance = amount
      .map { "\($0) €" }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("–")
    number = source
  }

  convenience init(card: Card) {
    self.init(owner: .just(card.owner), amount: card.amount(), number: card.secret())
  }
}
