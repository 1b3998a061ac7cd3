// Where elements become states, one has to follow each: after an error that brings nothing, `loading` would stay. No fix
// is safe there.
import RxCocoa
import RxSwift
import UIKit

enum ListState {
  case loading
  case loaded([String])
  case failed
}

final class ListViewController: UIViewController {
  private let reload = UIButton()
  private let spinner = UIActivityIndicatorView()
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    reload.rx.tap
      .flatMapLatest { Lists.names("state").map { ListState.loaded($0) }.startWith(.loading) }
      .map { state in if case .loading = state { return true } else { return false } }
      .bind(to: spinner.rx.isAnimating)  // expect: error_handling
      .disposed(by: disposeBag)
    reload.rx.tap
      .flatMapLatest { Lists.names("result").map(Result<[String], Error>.success) }
      .map { result in (try? result.get())?.joined() }
      .bind(to: label.rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
    reload.rx.tap
      .flatMapLatest { Lists.names("flag").map { _ in false }.startWith(true) }
      .bind(to: spinner.rx.isAnimating)  // expect: error_handling
      .disposed(by: disposeBag)
    // The author's own state follows the error.
    reload.rx.tap
      .flatMapLatest {
        Lists.names("failed").map { ListState.loaded($0) }.startWith(.loading).catchAndReturn(.failed)
      }
      .map { state in if case .loading = state { return true } else { return false } }
      .bind(to: spinner.rx.isAnimating)
      .disposed(by: disposeBag)
  }
}

enum Lists {
  static func names(_ path: String) -> Observable<[String]> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/lists/\(path)")!)
      .map { $0 as? [String] ?? [] }
      .observe(on: MainScheduler.instance)
  }
}
