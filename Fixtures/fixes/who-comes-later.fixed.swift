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
  private lazy var bought = buy.rx.tap.flatMapLatest { Turnstile.ticket().catch { _ in .empty() } }.share()
  private lazy var price = buy.rx.tap.asDriver().flatMapLatest { Turnstile.price().asDriver(onErrorJustReturn: "") }

  override func viewDidLoad() {
    super.viewDidLoad()
    bought
      .asDriver(onErrorDriveWith: .empty())
      .drive(receipt.rx.text)
      .disposed(by: disposeBag)
    price
      .drive(total.rx.text)
      .disposed(by: disposeBag)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    whileVisible = DisposeBag()
    bought.observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.celebrate($0) })
      .disposed(by: whileVisible)
    price.asObservable().observe(on: MainScheduler.instance)
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
  private lazy var handed = hand.rx.tap.asDriver().flatMapLatest { Turnstile.ticket().asDriver(onErrorJustReturn: "") }

  override func viewDidLoad() {
    super.viewDidLoad()
    showNumber()
    followNumber()
  }

  private func showNumber() {
    handed
      .drive(number.rx.text)
      .disposed(by: disposeBag)
  }

  private func followNumber() {
    handed.asObservable().observe(on: MainScheduler.instance)
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
