import RxCocoa
import RxSwift
import UIKit

final class JokeViewController: UIViewController {
  @IBOutlet private var jokeLabel: UILabel!
  @IBOutlet private var safeLabel: UILabel!
  private let service = JokeService()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    service.joke().bind(to: jokeLabel.rx.text).disposed(by: disposeBag) // expect: error_handling
    service.safeJoke().bind(to: safeLabel.rx.text).disposed(by: disposeBag)
  }
}
