import RxCocoa
import RxSwift
import UIKit

final class AboutViewController: UIViewController {
  private let labels = [UILabel(), UILabel(), UILabel(), UILabel()]
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    appVersion.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    serverVersion.drive(labels[1].rx.text).disposed(by: disposeBag)
    Session.user.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    Session.quota.drive(labels[3].rx.text).disposed(by: disposeBag)
  }
}
