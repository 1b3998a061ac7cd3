// A struct's own initialiser is handed a relay that takes the place of the default.
import RxCocoa
import RxSwift
import UIKit

struct GullOutput {
  var calls = PublishRelay<String>()
  var names = PublishRelay<String>()
}

final class GullViewModel {
  private let heard = PublishRelay<String>()

  func output() -> GullOutput {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { [heard] in heard.accept("mew") }
    return GullOutput(calls: heard)
  }
}

final class GullViewController: UIViewController {
  private let label = UILabel()
  private let note = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let output = GullViewModel().output()
    output.calls.bind(to: label.rx.text).disposed(by: disposeBag)  // expect: main_thread
    output.names.bind(to: note.rx.text).disposed(by: disposeBag)
  }
}
