import RxCocoa
import RxSwift
import UIKit

final class CardViewController: UIViewController {
  private let model: CardModel
  private let ownerLabel = UILabel()
  private let balanceLabel = UILabel()
  private let numberLabel = UILabel()
  private let disposeBag = DisposeBag()

  init(card: Card) {
    model = CardModel(card: card)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.owner.bind(to: ownerLabel.rx.text).disposed(by: disposeBag)
    model.balance.bind(to: balanceLabel.rx.text).disposed(by: disposeBag)
    model.number.bind(to: numberLabel.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
  }
}
