// What a getter keeps in a `let` is new at each use, as a function's locals are: nobody else has it.
import RxCocoa
import RxSwift
import UIKit

final class Lighthouse {
  var beams: Observable<[String]> {
    let lit: Observable<[String]> = Observable.deferred {
      URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/beams")!))
        .map { String(decoding: $0, as: UTF8.self) }
        .map { $0.components(separatedBy: ",") }
    }
    return Observable.concat(lit, .never()).distinctUntilChanged().share(replay: 1)
  }

  var doubled: Observable<[String]> {
    let lit = URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/doubled")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .share(replay: 1, scope: .whileConnected)
    return Observable.combineLatest(lit, lit) { [$0, $1] }
  }
}

final class LighthouseViewController: UIViewController {
  private let show = UIButton()
  private let play = UIButton()
  private let label = UILabel()
  private let note = UILabel()
  private let disposeBag = DisposeBag()
  private let house = Lighthouse()

  override func viewDidLoad() {
    super.viewDidLoad()
    let shown = show.rx.tap.asDriver().flatMap { [house] _ in
      house.beams.map { $0.joined() }.asDriver(onErrorJustReturn: "")
    }
    let played = play.rx.tap.asObservable().withLatestFrom(house.beams.catchAndReturn([])) { $1.count }
      .asDriver(onErrorJustReturn: 0)
    shown.drive(label.rx.text).disposed(by: disposeBag)
    played.map { "\($0)" }.drive(note.rx.text).disposed(by: disposeBag)
  }
}

final class DoubledViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  private let house = Lighthouse()

  override func viewDidLoad() {
    super.viewDidLoad()
    house.doubled.map { $0.joined() }.asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }
}
