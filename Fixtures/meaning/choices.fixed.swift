// A value that is one of several has the worst of them.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class ChoiceViewController: UIViewController {
  private let isOnline = true
  private let a = UILabel()
  private let b = UILabel()
  private let c = UILabel()
  private let d = UILabel()
  private let e = UILabel()
  private var assigned: Observable<String>!
  private var fixed: Observable<String>!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let cached = Observable.just("cached")
    let remote = URLSession.shared.rx.json(url: URL(string: "https://example.com/choice")!).map { "\($0)" }.asDriver(onErrorJustReturn: "")

    let ternary = isOnline ? remote : cached.asDriver(onErrorDriveWith: .empty())
    ternary.drive(a.rx.text).disposed(by: disposeBag)

    let missing: Observable<String>? = nil
    (missing ?? cached).bind(to: b.rx.text).disposed(by: disposeBag)

    let branch: Observable<String>
    if isOnline {
      branch = cached.map { $0.uppercased() }
    } else {
      branch = Observable.of("off", "line")
    }
    branch.bind(to: c.rx.text).disposed(by: disposeBag)

    prepare()
    assigned.asDriver(onErrorJustReturn: "").drive(d.rx.text).disposed(by: disposeBag)
    fixed.bind(to: e.rx.text).disposed(by: disposeBag)
  }

  private func prepare() {
    assigned = .just("nothing")
    fixed = .just("fixed")
    if isOnline {
      assigned = URLSession.shared.rx.json(url: URL(string: "https://example.com/assigned")!)
        .map { "\($0)" }
        .observe(on: MainScheduler.instance)
    }
  }
}
