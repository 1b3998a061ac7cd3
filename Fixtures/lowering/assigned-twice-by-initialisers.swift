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
  var inBranch: Observable<String>
  var read: Observable<String>
  var built: Observable<String>
  let title: Observable<String>
  private var berths = 0

  init(isOpen: Bool) {
    replaced = tides()
    berths = 3
    self.replaced = settledTides()
    chosen = tides()
    if isOpen { chosen = settledTides() } else { chosen = .just("closed") }
    inBranch = tides()
    if isOpen { inBranch = settledTides() }
    read = tides()
    title = read.map { "\($0)!" }
    read = settledTides()
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
    harbour.inBranch.bind(to: label.rx.text).disposed(by: disposeBag)  // expect: error_handling main_thread
    harbour.title.bind(to: label.rx.text).disposed(by: disposeBag)  // expect: error_handling main_thread
    harbour.built.bind(to: label.rx.text).disposed(by: disposeBag)  // expect: error_handling main_thread
  }
}
