import RxCocoa
import RxSwift
import UIKit

final class JokesViewController: UIViewController {
  @IBOutlet private var mottoLabel: UILabel!
  @IBOutlet private var jokeLabel: UILabel!
  @IBOutlet private var safeLabel: UILabel!
  private let viewModel = ViewModelFactory().makeJokes()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.motto.bind(to: mottoLabel.rx.text).disposed(by: disposeBag)
    viewModel.joke.bind(to: jokeLabel.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
    Streams.safeJoke().bind(to: safeLabel.rx.text).disposed(by: disposeBag)
  }
}
