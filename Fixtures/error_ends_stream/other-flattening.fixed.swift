// Each operator that flattens has an inside and an outside.
import RxCocoa
import RxSwift
import UIKit

final class LotteryViewController: UIViewController {
  @IBOutlet private var drawButton: UIButton!
  @IBOutlet private var a: UILabel!
  @IBOutlet private var b: UILabel!
  @IBOutlet private var c: UILabel!
  @IBOutlet private var d: UILabel!
  @IBOutlet private var e: UILabel!
  @IBOutlet private var f: UILabel!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    drawButton.rx.tap.asDriver()
      .flatMap { Lottery.number().asDriver(onErrorJustReturn: "–") }
      .drive(a.rx.text)
      .disposed(by: disposeBag)

    drawButton.rx.tap
      .concatMap { Lottery.number().observe(on: MainScheduler.instance).catchAndReturn("–") }
      .asDriver(onErrorJustReturn: "–")
      .drive(b.rx.text)
      .disposed(by: disposeBag)

    drawButton.rx.tap
      .map { Lottery.number().observe(on: MainScheduler.instance).catchAndReturn("–") }
      .switchLatest()
      .asDriver(onErrorJustReturn: "–")
      .drive(c.rx.text)
      .disposed(by: disposeBag)

    drawButton.rx.tap
      .map { Lottery.number().observe(on: MainScheduler.instance).catchAndReturn("–") }
      .merge()
      .asDriver(onErrorJustReturn: "–")
      .drive(d.rx.text)
      .disposed(by: disposeBag)

    drawButton.rx.tap
      .map { Lottery.number().observe(on: MainScheduler.instance).catchAndReturn("–") }
      .switchLatest()
      .bind(to: e.rx.text)
      .disposed(by: disposeBag)

    drawButton.rx.tap
      .concatMap { Lottery.number().observe(on: MainScheduler.instance).catch { _ in .empty() } }
      .bind(to: f.rx.text)
      .disposed(by: disposeBag)
  }
}

enum Lottery {
  static func number() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/lottery")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
