// A computed property that keeps what it makes is computed once; one that keeps nothing makes a new sequence at each use.
import RxCocoa
import RxSwift
import UIKit

final class Almanac {
  private var kept: Observable<String>?
  private var latest: Observable<String>?

  var tides: Observable<String> {
    if let kept { return kept }
    let made = load("tides").share(replay: 1)
    kept = made
    return made
  }

  var moons: Observable<String> {
    let made = load("moons").share(replay: 1)
    latest = made
    return made
  }

  private func load(_ page: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(page)")!))
      .map { "\($0.count)" }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
  }
}

final class AlmanacViewController: UIViewController {
  private let almanac = Almanac()
  private let tideLabel = UILabel()
  private let tideTitle = UILabel()
  private let moonLabel = UILabel()
  private let moonTitle = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    almanac.tides.bind(to: tideLabel.rx.text).disposed(by: disposeBag)
    almanac.tides.map { "tides: \($0)" }.bind(to: tideTitle.rx.text).disposed(by: disposeBag)
    almanac.moons.bind(to: moonLabel.rx.text).disposed(by: disposeBag)
    almanac.moons.map { "moons: \($0)" }.bind(to: moonTitle.rx.text).disposed(by: disposeBag)  // expect: sharing
  }
}
