// A catch that subscribes to the whole stream again ends nothing: taps after an error are answered as before.
import RxCocoa
import RxSwift
import UIKit

final class JokesViewController: UIViewController {
  private let next = UIButton()
  private let labels = (0..<6).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  private lazy var kept: Observable<String> = next.rx.tap
    .flatMapLatest { Jokes.another("kept") }
    .catch { [unowned self] _ in self.kept }

  override func viewDidLoad() {
    super.viewDidLoad()
    jokes()
      .bind(to: labels[0].rx.text)
      .disposed(by: disposeBag)
    kept
      .bind(to: labels[1].rx.text)
      .disposed(by: disposeBag)
    driven()
      .drive(labels[2].rx.text)
      .disposed(by: disposeBag)
    later()
      .bind(to: labels[3].rx.text)
      .disposed(by: disposeBag)
    once()
      .bind(to: labels[4].rx.text)
      .disposed(by: disposeBag)
    next.rx.tap
      .flatMapLatest { Jokes.another("spare").catch { _ in Jokes.spare() } }
      .bind(to: labels[5].rx.text)
      .disposed(by: disposeBag)
  }

  private func jokes() -> Observable<String> {
    next.rx.tap
      .flatMapLatest { Jokes.another("asked") }
      .catch { [unowned self] error in
        self.title = error.localizedDescription
        return self.jokes()
      }
  }

  private func driven() -> Driver<String> {
    next.rx.tap
      .flatMapLatest { Jokes.another("driven") }
      .asDriver { [unowned self] _ in self.driven() }
  }

  private func later() -> Observable<String> {
    next.rx.tap
      .flatMapLatest { Jokes.another("later") }
      .catch { [unowned self] _ in self.later().startWith("Try again") }
  }

  private func once() -> Observable<String> {
    next.rx.tap
      .flatMapLatest { Jokes.another("once").catchAndReturn("Enough") }
      .catch { _ in .just("Enough") }
  }
}

enum Jokes {
  static func another(_ path: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/jokes/\(path)")!))
      .observe(on: MainScheduler.instance)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  static func spare() -> Observable<String> { .just("Knock, knock") }
}
