// Each rule that is named is named for something, or is one too many.
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

    page(1)
      // traitlint:disable:next main_thread error_handling -- a mock-up
      .bind(to: first.rx.text)
      .disposed(by: disposeBag)

    page(2)
      .observe(on: MainScheduler.instance)
      // traitlint:disable:next main_thread error_handling -- a mock-up // expect: unused_suppression
      .bind(to: second.rx.text)
      .disposed(by: disposeBag)

    // The other finding of the line stays.
    page(3)
      .asDriver(onErrorJustReturn: "")
      // traitlint:disable:next main_thread -- the Binder hops by itself // expect: unused_suppression
      .drive(third.rx.text)
      .disposed(by: disposeBag)
  }

  private func page(_ number: Int) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/pages/\(number)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
