// Of two bindings in different branches of one `if` or `switch`, one is made; so is one by each call of a function that
// binds its own local. What stands behind the branches is a second one all the same.
import RxCocoa
import RxSwift
import UIKit

final class FerryViewController: UIViewController {
  private let taps = PublishRelay<Void>()
  private let wide = UILabel()
  private let narrow = UILabel()
  private let both = UILabel()
  private let either = UILabel()
  private let first = UILabel()
  private let second = UILabel()
  private let isWide = true
  private let kind = 1
  private let disposeBag = DisposeBag()

  private func departures() -> Observable<String> {
    taps.flatMapLatest {
      URLSession.shared.rx.json(url: URL(string: "https://example.com/ferries")!)
        .map { "\($0)" }
        .observe(on: MainScheduler.instance)
        .catchAndReturn("")
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let shown = departures()
    if isWide {
      shown.bind(to: wide.rx.text).disposed(by: disposeBag)
    } else {
      shown.bind(to: narrow.rx.text).disposed(by: disposeBag)
    }

    let told = departures()
    switch kind {
    case 1: told.bind(to: wide.rx.text).disposed(by: disposeBag)
    case 2: told.bind(to: narrow.rx.text).disposed(by: disposeBag)
    default: told.bind(to: both.rx.text).disposed(by: disposeBag)
    }
    told.bind(to: either.rx.text).disposed(by: disposeBag) // expect: sharing

    show(departures(), in: first)
    show(departures(), in: second)
    taps.accept(())
  }

  private func show(_ sequence: Observable<String>, in label: UILabel) {
    let told = sequence.map { $0 + "!" }
    told.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
