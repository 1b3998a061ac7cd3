// A notification of the project's own comes where the project posts it.
import Foundation
import RxCocoa
import RxSwift
import UIKit

extension Notification.Name {
  static let cardsDidChange = Notification.Name("cardsDidChange")
  static let cardsDidSync = Notification.Name("cardsDidSync")
  static let cardsDidMove = Notification.Name("cardsDidMove")
}

final class CardViewController: UIViewController {
  private let label = UILabel()
  private let badge = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.rx.notification(.cardsDidChange)
      .subscribe(onNext: { [weak self] _ in self?.label.text = "changed" })
      .disposed(by: disposeBag)

    NotificationCenter.default.rx.notification(.cardsDidSync)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] _ in self?.badge.text = "synced" })
      .disposed(by: disposeBag)

    NotificationCenter.default.rx.notification(.cardsDidMove)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] _ in self?.badge.text = "moved" })
      .disposed(by: disposeBag)
  }

  @objc private func save() {
    NotificationCenter.default.post(name: .cardsDidChange, object: nil)
    DispatchQueue.global().async {
      NotificationCenter.default.post(name: .cardsDidSync, object: nil)
      NotificationCenter.default.post(Notification(name: .cardsDidMove, object: nil))
    }
  }
}
