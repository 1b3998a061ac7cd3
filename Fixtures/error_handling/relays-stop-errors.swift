// No error comes out of a relay, whatever is bound into it; that is trouble at the relay, which is no UI sink.
import RxCocoa
import RxSwift
import UIKit

final class LedgerViewController: UIViewController {
  @IBOutlet private var first: UILabel!
  @IBOutlet private var second: UILabel!
  private let lines = BehaviorRelay<[String]>(value: [])
  private let latest = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    lines.map { "\($0.count) lines" }.bind(to: first.rx.text).disposed(by: disposeBag)
    latest.bind(to: second.rx.text).disposed(by: disposeBag)

    URLSession.shared.rx.json(url: URL(string: "https://example.com/ledger")!)
      .map { $0 as? [String] ?? [] }
      .observe(on: MainScheduler.instance)
      .bind(to: lines)
      .disposed(by: disposeBag)

    URLSession.shared.rx.json(url: URL(string: "https://example.com/ledger/latest")!)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [latest] in latest.accept("\($0)") })
      .disposed(by: disposeBag)
  }
}
