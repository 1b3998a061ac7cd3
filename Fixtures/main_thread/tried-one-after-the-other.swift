// Of sequences that are tried one after the other, the next is subscribed to where the one before it failed: what it has
// at once comes there. The first one's error can be another's, such as that of the request which `skip(until:)` waits for.
import RxCocoa
import RxSwift
import UIKit

final class BeaconViewController: UIViewController {
  private let signals = PublishRelay<String>()
  private let seen = UILabel()
  private let heard = UILabel()
  private let disposeBag = DisposeBag()

  private func lamp() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/lamp")!).map { "\($0)" }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Observable.catch(sequence: [signals.skip(until: lamp()), Observable.just("dark")])
      .bind(to: seen.rx.text) // expect: error_ends_stream main_thread
      .disposed(by: disposeBag)
    Observable.catch(sequence: [signals.asObservable(), Observable.just("silent")])
      .bind(to: heard.rx.text)
      .disposed(by: disposeBag)
    for signal in ["on", "off"] { signals.accept(signal) }
  }
}
