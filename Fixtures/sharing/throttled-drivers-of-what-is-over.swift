// A Driver shares what its own step makes of what comes in: where a throttle keeps an end waiting, the next subscriber may
// still find it there; without, all is over by then, and the effect runs again.
import RxCocoa
import RxSwift
import UIKit

final class NoteViewController: UIViewController {
  @IBOutlet private var a: UILabel!
  @IBOutlet private var b: UILabel!
  @IBOutlet private var c: UILabel!
  @IBOutlet private var d: UILabel!
  private let disposeBag = DisposeBag()

  private func note() -> Observable<String> {
    Observable.just("ready").do(onNext: { UserDefaults.standard.set($0, forKey: "note") }).startWith("…")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let throttled = note().asDriver(onErrorJustReturn: "").throttle(.milliseconds(300))
    throttled.drive(a.rx.text).disposed(by: disposeBag)
    throttled.drive(b.rx.text).disposed(by: disposeBag)

    let told = note().asDriver(onErrorJustReturn: "").map { $0.uppercased() }
    told.drive(c.rx.text).disposed(by: disposeBag)
    told.drive(d.rx.text).disposed(by: disposeBag) // expect: sharing
  }
}
