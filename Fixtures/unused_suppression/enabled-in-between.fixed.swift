// `enable` of one rule leaves the others off.
import RxCocoa
import RxSwift
import UIKit

final class PageViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    // traitlint:disable main_thread error_handling -- until the new client is in
    page(1).bind(to: first.rx.text).disposed(by: disposeBag)
    // traitlint:enable main_thread
    page(2).asDriver(onErrorJustReturn: "").drive(second.rx.text).disposed(by: disposeBag)
    // traitlint:enable error_handling
    page(3).asDriver(onErrorJustReturn: "").drive(third.rx.text).disposed(by: disposeBag)
  }

  private func page(_ number: Int) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/pages/\(number)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
