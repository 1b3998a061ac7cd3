import RxSwift
import UIKit

// The members of a sequence are seen without an import here, and the name of a scheduler is not.
final class BulletinViewController: UIViewController {
  private let label = UILabel()
  private let bulletins = Bulletins()

  override func viewDidLoad() {
    super.viewDidLoad()
    bulletins.latest
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] text in self?.label.text = text })
      .disposed(by: bulletins.disposeBag)
    bulletins.listen()
  }
}
