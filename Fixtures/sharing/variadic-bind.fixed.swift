// One call that feeds two sinks is one subscription.
import RxCocoa
import RxSwift
import UIKit

final class ScoreViewController: UIViewController {
  @IBOutlet private var home: UILabel!
  @IBOutlet private var away: UILabel!
  @IBOutlet private var banner: UILabel!
  @IBOutlet private var ticker: UILabel!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let once = score(of: "derby")
    once.bind(to: home.rx.text, away.rx.text).disposed(by: disposeBag)

    let twice = score(of: "final").asDriver(onErrorDriveWith: .empty())
    twice.drive(home.rx.text, away.rx.text).disposed(by: disposeBag)
    twice.drive(banner.rx.text, ticker.rx.text).disposed(by: disposeBag)
  }

  private func score(of game: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/games/\(game)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
  }
}
