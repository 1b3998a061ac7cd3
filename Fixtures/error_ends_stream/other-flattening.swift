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

    drawButton.rx.tap
      .flatMap { Lottery.number().observe(on: MainScheduler.instance) }
      .catchAndReturn("–")
      .bind(to: a.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)

    drawButton.rx.tap
      .concatMap { Lottery.number().observe(on: MainScheduler.instance) }
      .catchAndReturn("–")
      .bind(to: b.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)

    drawButton.rx.tap
      .map { Lottery.number().observe(on: MainScheduler.instance) }
      .switchLatest()
      .catchAndReturn("–")
      .bind(to: c.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)

    drawButton.rx.tap
      .map { Lottery.number().observe(on: MainScheduler.instance) }
      .merge()
      .catchAndReturn("–")
      .bind(to: d.rx.text) // expect: error_ends_stream
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
