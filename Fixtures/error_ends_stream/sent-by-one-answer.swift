// What is sent once, by whatever functions, leads to one request: its error ends nothing that would have come. What a tap
// sends again and again goes on.
import RxCocoa
import RxSwift
import UIKit

final class Shop {
  let opened = PublishRelay<Int>()
  let asked = PublishRelay<Int>()
  private let disposeBag = DisposeBag()

  func open() {
    Observable.just(1)
      .subscribe(onNext: { [weak self] in self?.welcome($0) })
      .disposed(by: disposeBag)
  }

  func ask(by taps: Observable<Void>) {
    taps
      .subscribe(onNext: { [weak self] in self?.note(2) })
      .disposed(by: disposeBag)
  }

  private func welcome(_ number: Int) { admit(number) }
  private func admit(_ number: Int) { opened.accept(number) }
  private func note(_ number: Int) { asked.accept(number) }

  func goods(_ number: Int) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/goods/\(number)")!).map { "\($0)" }
  }
}

final class ShopViewController: UIViewController {
  private let shop = Shop()
  private let first = UILabel()
  private let next = UILabel()
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    shop.opened
      .flatMapLatest { [shop] in shop.goods($0) }
      .asDriver(onErrorJustReturn: "")
      .drive(first.rx.text)
      .disposed(by: disposeBag)
    shop.asked
      .flatMapLatest { [shop] in shop.goods($0) }
      .asDriver(onErrorJustReturn: "")
      .drive(next.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
    shop.open()
    shop.ask(by: button.rx.tap.asObservable())
  }
}
