// An event that is over stays over for whoever subscribes later: a Driver would bring it again. Where all subscribe
// before it comes, or what is late is replayed anyway, one Driver serves them all.
import RxCocoa
import RxSwift
import UIKit

final class TicketViewController: UIViewController {
  private let buy = UIButton()
  private let receipt = UILabel()
  private let total = UILabel()
  private let disposeBag = DisposeBag()
  private var whileVisible = DisposeBag()
  private lazy var bought = buy.rx.tap.flatMapLatest { Turnstile.ticket() }.share()
  private lazy var price = buy.rx.tap.flatMapLatest { Turnstile.price() }.share(replay: 1)

  override func viewDidLoad() {
    super.viewDidLoad()
    bought
      .bind(to: receipt.rx.text)  // expect: main_thread error_handling
      .disposed(by: disposeBag)
    price
      .bind(to: total.rx.text)  // expect: main_thread error_handling
      .disposed(by: disposeBag)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    whileVisible = DisposeBag()
    bought.observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.celebrate($0) })
      .disposed(by: whileVisible)
    price.observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.title = $0 })
      .disposed(by: whileVisible)
  }

  private func celebrate(_ ticket: String) {
    present(UIAlertController(title: ticket, message: nil, preferredStyle: .alert), animated: true)
  }
}

final class WardrobeViewController: UIViewController {
  private let hand = UIButton()
  private let number = UILabel()
  private let disposeBag = DisposeBag()
  private lazy var handed = hand.rx.tap.flatMapLatest { Turnstile.ticket() }.share()

  override func viewDidLoad() {
    super.viewDidLoad()
    showNumber()
    followNumber()
  }

  private func showNumber() {
    handed
      .bind(to: number.rx.text)  // expect: main_thread error_handling
      .disposed(by: disposeBag)
  }

  private func followNumber() {
    handed.observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.title = $0 })
      .disposed(by: disposeBag)
  }
}

enum Turnstile {
  static func ticket() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/ticket")!).map { "\($0)" }
  }

  static func price() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/price")!).map { "\($0)" }
  }
}
