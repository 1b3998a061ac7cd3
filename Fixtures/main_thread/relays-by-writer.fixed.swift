// A relay delivers on the thread that calls `accept`.
import RxCocoa
import RxSwift
import UIKit

final class CounterViewController: UIViewController {
  @IBOutlet private var tapped: UILabel!
  @IBOutlet private var fetched: UILabel!
  @IBOutlet private var returned: UILabel!
  @IBOutlet private var computed: UILabel!

  private let taps = BehaviorRelay(value: 0)
  private let visitors = BehaviorRelay(value: 0)
  private let members = BehaviorRelay(value: 0)
  private let primes = PublishRelay<Int>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    taps
      .map { "\($0) taps" }
      .bind(to: tapped.rx.text)
      .disposed(by: disposeBag)

    visitors.asDriver()
      .map { "\($0) visitors" }
      .drive(fetched.rx.text)
      .disposed(by: disposeBag)

    members
      .map { "\($0) members" }
      .bind(to: returned.rx.text)
      .disposed(by: disposeBag)

    primes
      .asDriver(onErrorDriveWith: .empty())
      .map { "\($0)" }
      .drive(computed.rx.text)
      .disposed(by: disposeBag)
  }

  @IBAction private func tap(_ sender: UIButton) {
    taps.accept(taps.value + 1)

    let url = URL(string: "https://example.com/visitors")!
    URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in
      self?.visitors.accept(data?.count ?? 0)
    }.resume()

    URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in
      DispatchQueue.main.async {
        self?.members.accept(data?.count ?? 0)
      }
    }.resume()

    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      self?.primes.accept(7919)
    }
  }
}
