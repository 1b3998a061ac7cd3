import Foundation
import RxCocoa
import RxSwift
import UIKit

// A function that has just made an object sets it before anybody can observe it, wherever that is; a generic parameter's
// static method is that of every type that conforms.

protocol Parsed {
  static func parsed(from text: String) -> Self
}

final class Offer: NSObject, Parsed {
  @objc dynamic var price = ""
  @objc dynamic var buyer = ""

  static func parsed(from text: String) -> Self {
    let offer = Self()
    offer.price = text
    return offer
  }

  func sell(to name: String) {
    DispatchQueue.global().async { self.buyer = name }
  }
}

final class Draft: NSObject {
  @objc dynamic var price = ""

  static func parsed(from text: String) -> Draft {
    let draft = Draft()
    draft.price = text
    return draft
  }
}

func parse<Result: Parsed>(_ text: String, as kind: Result.Type) -> Result {
  Result.parsed(from: text)
}

final class OfferViewController: UIViewController {
  private let draftLabel = UILabel()
  private let buyerLabel = UILabel()
  private var draft = Draft()
  private let offer = Offer()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    draft.rx.observe(\.price)
      .bind(to: draftLabel.rx.text)
      .disposed(by: disposeBag)

    offer.rx.observe(\.buyer)
      .asDriver(onErrorDriveWith: .empty())
      .drive(buyerLabel.rx.text)
      .disposed(by: disposeBag)

    offer.sell(to: "nobody")
    DispatchQueue.global().async { print(Draft.parsed(from: "1"), parse("2", as: Offer.self)) }
  }
}
