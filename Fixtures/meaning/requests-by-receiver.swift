// `rx.json()` of a request that Alamofire made answers on main; that of a URLSession on the session's queue.
import Alamofire
import Foundation
import RxAlamofire
import RxCocoa
import RxSwift
import UIKit

final class VenuesViewController: UIViewController {
  private let bar = UISearchBar()
  private let first = UILabel()
  private let second = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.rx.text.orEmpty
      .flatMapLatest { query in
        RxAlamofire.request(.get, "https://example.org/" + query)
          .flatMap { $0.validate(statusCode: 200..<300).rx.json() }
          .map { "\($0)" }
          .catchAndReturn("")
      }
      .subscribe(onNext: { [weak self] in self?.first.text = $0 })
      .disposed(by: disposeBag)

    bar.rx.text.orEmpty
      .flatMapLatest { query in
        URLSession.shared.rx.json(url: URL(string: "https://example.org/" + query)!)
          .map { "\($0)" }
          .catchAndReturn("")
      }
      .subscribe(onNext: { [weak self] in self?.second.text = $0 }) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
