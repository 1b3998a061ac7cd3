// A relay that is declared here and made by nobody in sight: what is sent into it here counts.
import RxCocoa
import RxSwift
import UIKit

final class Inbox {
  var letters: PublishRelay<String>!
  var stamps: PublishRelay<String>!
  var parcels: PublishSubject<String>!
  var cards: PublishSubject<String>!

  func collect() {
    DispatchQueue.global().async { self.letters.accept("") }
    parcels.onError(RxError.unknown)
    cards.onNext("")
  }
}

final class InboxViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton()
  private let inbox = Inbox()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    inbox.letters.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    inbox.stamps.bind(to: label.rx.text).disposed(by: disposeBag)
    inbox.parcels.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    inbox.cards.bind(to: label.rx.text).disposed(by: disposeBag)
    button.rx.tap.map { "" }.bind(to: inbox.stamps).disposed(by: disposeBag)
  }
}
