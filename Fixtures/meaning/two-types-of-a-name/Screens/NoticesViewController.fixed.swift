// Of two types of a name in one module, one is compiled by no target: what the nearer one lacks is the other's.
import RxCocoa
import RxSwift
import UIKit

final class NoticesViewController: UIViewController {
  @IBOutlet private var gauge: TideGauge!
  @IBOutlet private var heightLabel: UILabel!
  @IBOutlet private var textLabel: UILabel!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    gauge.heights
      .subscribe(onNext: { [weak self] height in self?.heightLabel.text = "\(height)" })
      .disposed(by: disposeBag)
    gauge.notices
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] text in self?.textLabel.text = text })
      .disposed(by: disposeBag)
    gauge.begin()
  }
}
