// What an initialiser assigns and assigns anew, before anybody has read it, is nobody's. What is read in between, or what
// one branch alone replaces, counts.
import Foundation
import RxCocoa
import RxSwift
import UIKit

func tides() -> Observable<String> {
  URLSession.shared.rx.json(url: URL(string: "https://example.com/tides")!).map { "\($0)" }
}

func settledTides() -> Observable<String> { tides().catchAndReturn("").observe(on: MainScheduler.instance) }

final class Harbour {
  var replaced: Observable<String>
  var chosen: Observable<String>
  var inBranch: Driver<String>
  var read: Driver<String>
  var built: Observable<String>
  let title: Driver<String>
  private var berths = 0

  init(isOpen: Bool) {
    replaced = tides()
    berths = 3
    self.replaced = settledTides()
    chosen = tides()
    if isOpen { chosen = settledTides() } else { chosen = .just("closed") }
    inBranch = tides().asDriver(onErrorJustReturn: "")
    if isOpen { inBranch = settledTides().asDriver(onErrorDriveWith: .empty()) }
    read = tides().asDriver(onErrorDriveWith: .empty())
    title = read.map { "\($0)!" }
    read = settledTides().asDriver(onErrorDriveWith: .empty())
    built = tides()
    built = built.map { "\($0)?" }
  }
}

final class HarbourViewController: UIViewController {
  private let label = UILabel()
  private let harbour = Harbour(isOpen: UserDefaults.standard.bool(forKey: "open"))
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    harbour.replaced.bind(to: label.rx.text).disposed(by: disposeBag)
    harbour.chosen.bind(to: label.rx.text).disposed(by: disposeBag)
    harbour.inBranch.drive(label.rx.text).disposed(by: disposeBag)
    harbour.title.drive(label.rx.text).disposed(by: disposeBag)
    harbour.built.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
  }
}
