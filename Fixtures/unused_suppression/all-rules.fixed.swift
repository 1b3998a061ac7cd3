// `all` names every rule.
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
      // traitlint:disable:next all -- a demonstration of what not to do
      .bind(to: first.rx.text)
      .disposed(by: disposeBag)

    page(2)
      .asDriver(onErrorJustReturn: "")
      .drive(second.rx.text)
      .disposed(by: disposeBag)

    page(3)
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
      // traitlint:disable:next all -- mended long ago // expect: unused_suppression
      .bind(to: third.rx.text)
      .disposed(by: disposeBag)
  }

  private func page(_ number: Int) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/pages/\(number)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
