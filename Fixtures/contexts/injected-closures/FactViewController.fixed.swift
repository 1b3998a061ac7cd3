import RxCocoa
import RxSwift
import UIKit

final class FactViewController: UIViewController {
  @IBOutlet private var greetingLabel: UILabel!
  @IBOutlet private var factLabel: UILabel!
  private var client = Client.live
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    client.greeting().bind(to: greetingLabel.rx.text).disposed(by: disposeBag)
    client.fact(7).asDriver(onErrorJustReturn: "").drive(factLabel.rx.text).disposed(by: disposeBag)
  }

  func usePreview() {
    client = .preview
  }
}
