import RxCocoa
import RxSwift
import UIKit

// Where one element is all that is wanted, a fallback is that one: nothing more would have come.

final class VoucherViewController: UIViewController {
  private let redeemButton = UIButton()
  private let label = UILabel()
  private let codeLabel = UILabel()
  private let noteLabel = UILabel()
  private let sumLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    redeemButton.rx.tap
      .flatMapLatest { Self.voucher() }
      .catchAndReturn("none")
      .map { "Voucher: \($0)" }
      .observe(on: MainScheduler.instance)
      .take(1)
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)

    // A fallback that is left out leaves the button without an answer.
    redeemButton.rx.tap
      .flatMapLatest { Self.voucher() }
      .catchAndReturn("")
      .filter { !$0.isEmpty }
      .observe(on: MainScheduler.instance)
      .take(1)
      .bind(to: codeLabel.rx.text)  // expect: error_ends_stream
      .disposed(by: disposeBag)

    // So does one that sends nothing, and where two are wanted, the second never comes.
    redeemButton.rx.tap
      .flatMapLatest { Self.voucher() }
      .catch { _ in .empty() }
      .observe(on: MainScheduler.instance)
      .take(1)
      .bind(to: noteLabel.rx.text)  // expect: error_ends_stream
      .disposed(by: disposeBag)
    redeemButton.rx.tap
      .flatMapLatest { Self.voucher() }
      .catchAndReturn("none")
      .observe(on: MainScheduler.instance)
      .take(2)
      .bind(to: sumLabel.rx.text)  // expect: error_ends_stream
      .disposed(by: disposeBag)
  }

  private static func voucher() -> Observable<String> {
    guard let url = URL(string: "https://example.com/voucher") else { return .just("") }
    return URLSession.shared.rx.data(request: URLRequest(url: url)).map { String(decoding: $0, as: UTF8.self) }
  }
}
