// prefer_driver must be enabled. What is not decided is not all three.
import RxCocoa
import RxSwift
import UIKit

protocol ChatOutput {
  var lines: Observable<String> { get }
}

final class ChatViewController: UIViewController {
  var output: ChatOutput!
  @IBOutlet private var label: UILabel!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    output.lines.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
