// A catch protects what is above it.
import RxCocoa
import RxSwift
import UIKit

struct Receipt: Decodable {
  let total: Double
}

final class ReceiptViewController: UIViewController {
  @IBOutlet private var codeField: UITextField!
  @IBOutlet private var totalLabel: UILabel!
  @IBOutlet private var sumLabel: UILabel!
  @IBOutlet private var rawLabel: UILabel!
  private let disposeBag = DisposeBag()

  func show(_ id: String) {
    response("https://example.com/receipts/\(id)")
      .catchAndReturn(Data())
      .map { try JSONDecoder().decode(Receipt.self, from: $0) }
      .map { "\($0.total)" }
      .asDriver(onErrorJustReturn: "")
      .drive(totalLabel.rx.text)
      .disposed(by: disposeBag)

    response("https://example.com/sums/\(id)")
      .map { try JSONDecoder().decode(Receipt.self, from: $0) }
      .map { "\($0.total)" }
      .catchAndReturn("–")
      .observe(on: MainScheduler.instance)
      .bind(to: sumLabel.rx.text)
      .disposed(by: disposeBag)

    response("https://example.com/raw/\(id)")
      .observe(on: MainScheduler.instance)
      .map { String(decoding: $0, as: UTF8.self) }
      .catchAndReturn("")
      .bind(to: rawLabel.rx.text)
      .disposed(by: disposeBag)
  }

  private func response(_ address: String) -> Observable<Data> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: address)!))
  }
}
