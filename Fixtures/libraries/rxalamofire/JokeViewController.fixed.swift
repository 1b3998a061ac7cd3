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
    service.joke().asDriver(onErrorJustReturn: "").drive(jokeLabel.rx.text).disposed(by: disposeBag)
    service.safeJoke().bind(to: safeLabel.rx.text).disposed(by: disposeBag)
  }
}
