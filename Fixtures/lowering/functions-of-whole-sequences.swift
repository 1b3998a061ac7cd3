// `drive` and `bind` that are handed a function of the whole sequence return what it makes of it.
import RxCocoa
import RxSwift
import UIKit

final class BeaconViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let fourth = UILabel()
  private let fifth = UILabel()
  private let disposeBag = DisposeBag()
  private let lights: Driver<String> = .just("red")
  private let taps = PublishRelay<Int>()

  private func asked() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/beacon")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .catchAndReturn("")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    lights.drive { $0 }.map { $0.uppercased() }.bind(to: first.rx.text).disposed(by: disposeBag)
    taps.asObservable().bind(to: { $0.map { "\($0)" } }).bind(to: second.rx.text).disposed(by: disposeBag)
    lights.drive { [weak self] seen in
      seen.flatMapLatest { _ in self?.asked() ?? .empty() }
    }
    .map { $0 + "?" }
    .bind(to: third.rx.text)  // expect: main_thread
    .disposed(by: disposeBag)
    taps.asObservable().bind { $0.map { "\($0)" } }.bind(to: fourth.rx.text).disposed(by: disposeBag)
    lights.drive { [weak self] in self?.fifth.text = $0 }.disposed(by: disposeBag)
  }
}
