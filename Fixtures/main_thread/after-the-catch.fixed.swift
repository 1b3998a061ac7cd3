// What replaces an error comes from where it likes, below any hop above it.
import RxCocoa
import RxSwift
import UIKit

final class HeadlinesViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let remote = headline(from: "https://example.com/headline")

    remote
      .observe(on: MainScheduler.instance)
      .catch { [archive] _ in archive().catchAndReturn("No headline") }
      .asDriver(onErrorDriveWith: .empty())
      .drive(first.rx.text)
      .disposed(by: disposeBag)

    headline(from: "https://example.com/sports")
      .catch { [archive] _ in archive().catchAndReturn("No headline") }
      .observe(on: MainScheduler.instance)
      .bind(to: second.rx.text)
      .disposed(by: disposeBag)

    headline(from: "https://example.com/culture")
      .observe(on: MainScheduler.instance)
      .catch { _ in .just("No headline") }
      .bind(to: third.rx.text)
      .disposed(by: disposeBag)
  }

  private func headline(from address: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: address)!))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func archive() -> Observable<String> {
    headline(from: "https://example.com/archive")
  }
}
